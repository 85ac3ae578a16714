"""The results of a finished match, one for each seat."""
