"""Acts of hosts in a season: carrying them out, and asking for consent if a host takes part."""
