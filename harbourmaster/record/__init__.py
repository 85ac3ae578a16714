"""Commands for records of games."""
