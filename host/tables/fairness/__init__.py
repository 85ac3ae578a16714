"""A match's commitment, verification and record."""
