"""Tables after the database was replaced by a copy of it."""
