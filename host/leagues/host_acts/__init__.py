"""Host actions in a season: carrying them out, and asking for consent if the host plays in it."""
