"""Clocks of seats, when they rest, and outages."""
