"""Rows of notices and mutes."""
