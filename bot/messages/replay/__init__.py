"""Looking back at a match: `/replay` and `/catchup`."""
