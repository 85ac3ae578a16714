"""Rows of ratings."""
