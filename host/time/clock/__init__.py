"""Clocks, players' rest times and outages."""
