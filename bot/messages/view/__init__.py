"""Views of a match: board, log, rules and the user's matches."""
