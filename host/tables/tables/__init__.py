"""The life of a table: opening, joining, starting, leaving, cancelling."""
