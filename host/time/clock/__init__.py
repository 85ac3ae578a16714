"""Clocks of seats, their rest times, and outages."""
