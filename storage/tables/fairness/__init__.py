"""Rows of what binds the chance of a match: its commitment, contributions and transcript."""
