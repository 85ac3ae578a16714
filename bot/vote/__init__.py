"""Questions to the people of a match on Discord."""
