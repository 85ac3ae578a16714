"""A match: its log, the fold of it, loading and committing."""
