"""Looking back on Discord: `/replay` and `/catchup`."""
