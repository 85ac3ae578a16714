"""Rows of private notes."""
