"""Taking a turn: choose, undo, confirm."""
