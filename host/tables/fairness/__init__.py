"""What binds the chance of a match, its verification, and its record."""
