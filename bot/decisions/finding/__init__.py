"""The command `/find`: users search for a table, and the bot proposes one to them."""
