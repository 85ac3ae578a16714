"""Rows of matches: secrets, seats, log and snapshots."""
