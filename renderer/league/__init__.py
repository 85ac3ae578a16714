"""Pictures of leagues and of people. They know no game: all words and figures are passed in, in letters."""
