"""Private notes: what somebody keeps of a match, for themselves alone."""
