"""Pictures of Nautilus Island: the table, one seat's panel, the final scoring."""
