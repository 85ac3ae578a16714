"""Rows of people and of servers, found by what features declare of their tables."""
