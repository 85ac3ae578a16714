"""Searches for a table: users choose what to play, and the bot proposes tables to suitable players."""
