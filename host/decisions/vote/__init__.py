"""Votes among the players of a match, and their results."""
