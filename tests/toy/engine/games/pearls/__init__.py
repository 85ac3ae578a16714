"""Pearls: players dive for one to three pearls at a time, and the player with the most pearls wins.

The rules for each step are in the step's module. Future tides are hidden. Each seat has a shell, which other
players see only at the end.
"""
