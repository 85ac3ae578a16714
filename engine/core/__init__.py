"""The rules engine: data types, playing, chance, and the interface of a game."""
