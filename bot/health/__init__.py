"""How the bot is doing, in plain words for the hosts of a server."""
