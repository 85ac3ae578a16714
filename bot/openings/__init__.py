"""Telling people of open tables on Discord."""
