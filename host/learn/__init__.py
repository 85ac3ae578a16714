"""Learning to play: a short guided match, for one person alone."""
