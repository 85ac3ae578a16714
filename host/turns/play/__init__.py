"""Play a turn: choose, undo and confirm."""
