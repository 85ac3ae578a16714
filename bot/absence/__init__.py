"""Seats whose players are away: what the table is told."""
