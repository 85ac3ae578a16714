"""People's data: handed out, hidden, made nobody's; what is left of a server that has removed the bot."""
