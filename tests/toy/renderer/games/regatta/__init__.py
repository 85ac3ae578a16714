"""The Regatta images."""
