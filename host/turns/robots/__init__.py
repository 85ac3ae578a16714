"""Robots at the table."""
