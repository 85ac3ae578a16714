"""Charts of leagues and players: the image, its text version and its alt text."""
