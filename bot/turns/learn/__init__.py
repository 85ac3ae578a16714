"""Lessons: `/learn`."""
