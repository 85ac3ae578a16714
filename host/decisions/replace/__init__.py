"""Seats that change hands in the middle of a match."""
