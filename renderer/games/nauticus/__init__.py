"""Pictures of Nauticus: the table, one seat's panel, the final scoring."""
