"""Leagues: seasons from sign-up to promotion."""
