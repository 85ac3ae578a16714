"""Rows of people and servers with their settings."""
