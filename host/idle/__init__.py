"""Matches that nobody touches."""
