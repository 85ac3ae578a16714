"""Rows that tell of which match another one is the rematch."""
