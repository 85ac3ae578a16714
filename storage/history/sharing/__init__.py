"""Rows of what was posted of matches that are over, to be passed on."""
