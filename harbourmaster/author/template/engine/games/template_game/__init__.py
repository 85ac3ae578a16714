"""Template game: in each round, all players play a card, and the highest card wins a point."""
