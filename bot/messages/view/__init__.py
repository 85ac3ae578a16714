"""Match views: board, log, rules and the user's matches."""
