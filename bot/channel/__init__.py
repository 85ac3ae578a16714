"""The channel of a match: missed, and given anew."""
