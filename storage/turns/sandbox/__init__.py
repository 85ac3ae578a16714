"""Rows of sandboxes."""
