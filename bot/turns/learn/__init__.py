"""Learning to play on Discord: `/learn`."""
