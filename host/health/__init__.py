"""How the bot is doing, in figures."""
