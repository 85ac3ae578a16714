"""Messages of a season, its tables and its champions on Discord."""
