"""Reviewing a match: `/replay` and `/catchup`."""
