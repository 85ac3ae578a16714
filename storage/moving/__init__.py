"""Moving everything from one database to another."""
