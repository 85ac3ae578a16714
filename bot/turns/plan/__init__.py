"""Planned turns on Discord."""
