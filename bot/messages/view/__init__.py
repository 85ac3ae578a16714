"""Looking at a match on Discord: board, log, rules, one's matches."""
