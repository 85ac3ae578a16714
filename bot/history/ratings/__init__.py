"""Ratings and profiles on Discord."""
