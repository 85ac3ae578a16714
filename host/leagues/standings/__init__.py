"""Standings: points, order and places that can still be reached."""
