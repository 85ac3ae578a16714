"""Images about leagues and users. They depend on no game: all words and numbers are passed in as text."""
