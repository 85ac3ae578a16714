"""Leak: a cooperative game for three to six with hidden hands and elimination."""
