"""The images for Nauticus: table, seat panel, final scoring, turn, share card and rules."""
