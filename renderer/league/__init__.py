"""Pictures of leagues and users. They know no game: all words and figures are passed in as text."""
