"""Calling a match off on Discord."""
