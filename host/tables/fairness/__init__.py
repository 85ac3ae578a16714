"""Commit to a match's shuffles, verify them and export the record."""
