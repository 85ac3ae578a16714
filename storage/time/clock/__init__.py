"""Database rows for clocks, days off and outages."""
