"""What is told of leagues; nothing here changes anything."""
