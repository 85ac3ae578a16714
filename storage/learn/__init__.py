"""Rows of lessons."""
