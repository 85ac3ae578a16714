"""Taking a turn on Discord: the private panel, its options, `/play`."""
