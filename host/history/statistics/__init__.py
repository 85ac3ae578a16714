"""Statistics from match results: of a user, of two users, of a game in a guild."""
