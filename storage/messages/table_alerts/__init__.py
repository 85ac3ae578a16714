"""Rows of who wants to be told of open tables."""
