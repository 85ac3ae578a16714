"""The rules engine: data types, gameplay, random outcomes, and the interface for games."""
