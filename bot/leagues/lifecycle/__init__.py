"""Messages about a season, its tables and its champions."""
