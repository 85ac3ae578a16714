"""Matches that nobody touches: the notice before one is closed, and the button that keeps it going."""
