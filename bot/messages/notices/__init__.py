"""Notices to people on Discord."""
