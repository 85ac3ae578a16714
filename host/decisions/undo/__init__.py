"""Undoing confirmed moves."""
