"""The tide of a match on Discord."""
