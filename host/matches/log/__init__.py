"""The log of a match: its entries, its fold, and its check against the rules."""
