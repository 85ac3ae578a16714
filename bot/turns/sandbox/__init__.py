"""Trying moves out on Discord: `/sandbox`."""
