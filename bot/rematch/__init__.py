"""The same match once more, by one click."""
