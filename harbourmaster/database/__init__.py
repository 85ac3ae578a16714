"""Commands that maintain the database."""
