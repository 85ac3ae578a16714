"""`/find`: say what you would like to play, and get a table proposed."""
