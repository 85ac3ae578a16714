"""The tools for hosts of a guild."""
