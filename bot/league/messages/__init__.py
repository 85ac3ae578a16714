"""What is told of leagues, as messages. Pure."""
