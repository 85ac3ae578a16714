"""Pictures of Nautilus Island: the table, one seat's panel, a turn, the final scoring, a card to share, the rules."""
