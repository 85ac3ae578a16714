"""Robots that play at tables."""
