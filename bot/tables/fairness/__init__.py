"""Fairness: verification and records of matches."""
