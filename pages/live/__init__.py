"""The web server that the bot runs."""
