"""The rules machine: shapes, playing, chance, and the contract of a game."""
