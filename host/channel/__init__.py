"""The channel of a match: lost, and given anew."""
