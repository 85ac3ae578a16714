"""A match's log: its entries, its fold, and its validation against the rules."""
