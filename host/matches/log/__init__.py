"""A match's log: its entries, the state computed from them, and validation against the rules."""
