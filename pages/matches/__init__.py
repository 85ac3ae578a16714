"""The contents of match pages: the part of a match that its sent messages show, with hidden users anonymized."""
