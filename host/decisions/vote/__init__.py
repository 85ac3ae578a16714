"""Questions to the people of a match, and what they decide."""
