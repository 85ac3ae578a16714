"""Turns in which somebody has no choice: taken for them at once."""
