"""Random outcomes of games, shuffled decks, and the likely cards in hidden hands."""
