"""A private copy of the position on which moves are tried."""
