"""A match: its rows, the state computed from its log, loading and committing."""
