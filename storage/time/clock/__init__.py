"""Rows of clocks, days off and outages."""
