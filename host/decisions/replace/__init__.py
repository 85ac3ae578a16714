"""Replacing players during a match."""
