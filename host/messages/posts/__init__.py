"""Public messages about a match."""
