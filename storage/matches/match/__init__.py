"""Rows of matches: secrets, seats, log, snapshots."""
