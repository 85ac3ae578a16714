"""The images for Nautilus Island: table, panel, turn, final scoring, share card and rules."""
