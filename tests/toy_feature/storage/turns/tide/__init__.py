"""Rows of marks."""
