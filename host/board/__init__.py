"""The list of a server's matches, kept up to date."""
