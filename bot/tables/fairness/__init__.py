"""Verification and records of matches."""
