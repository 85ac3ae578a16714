"""Following a match of others: told by direct message, after each stretch of play or at its end."""
