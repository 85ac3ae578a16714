"""The rules engine: data types, playing, chance, and the interface for games."""
