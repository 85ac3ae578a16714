"""Public messages of a match."""
