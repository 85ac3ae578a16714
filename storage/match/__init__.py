"""Rows of matches: seats, log, snapshots."""
