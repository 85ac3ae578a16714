"""Commands for the members and hosts of leagues."""
