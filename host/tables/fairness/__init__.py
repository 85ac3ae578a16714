"""Commitment, verification and record of a match."""
