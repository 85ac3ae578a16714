"""Rows of what finished matches brought."""
