"""What happens at a table: open, join, play, undo, end. No Discord and no pictures."""
