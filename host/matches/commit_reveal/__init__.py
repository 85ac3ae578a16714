"""What binds the chance of a match, as pure functions: commitment, transcript, key, and the check from files."""
