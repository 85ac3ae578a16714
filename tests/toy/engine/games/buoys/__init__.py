"""Buoys: an abstract game for two players, without chance or points, that can end in a draw."""
