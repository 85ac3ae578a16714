"""Matches that nobody touches: the notice before they are closed."""
