"""Robots: their interface, searches for any game, and the analysis and explanation of turns."""
