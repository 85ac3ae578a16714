"""Find a table: users say what they want to play, and the bot proposes tables to those who fit."""
