"""The Nauticus images: the table, a seat's panel, the final scoring, a turn, a card for sharing, and the rules."""
