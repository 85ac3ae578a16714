"""A match: its rows and the fold of its log, loading and committing."""
