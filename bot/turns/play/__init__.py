"""Taking a turn: the private panel, its options, and `/play`."""
