"""Rows of who follows matches of others."""
