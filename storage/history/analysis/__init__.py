"""Rows of the analyses of matches that are over."""
