"""Calling a match off by agreement of all who play."""
