"""Rows of what was posted of matches."""
