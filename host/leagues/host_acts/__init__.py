"""Host actions in a season: carrying them out, and asking for consent if the host takes part."""
