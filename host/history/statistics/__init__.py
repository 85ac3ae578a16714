"""Statistics from match results: per user, head to head, and per game in a guild."""
