"""The results of a finished match for each of its seats."""
