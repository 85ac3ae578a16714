"""The Nautilus Island images: the table, a panel, a turn, the final scoring, a card for sharing, the rules."""
