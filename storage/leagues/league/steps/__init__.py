"""The steps of the tables of leagues."""
