"""The log of a match: its entries, the state they fold to, and whether they fit the rules."""
