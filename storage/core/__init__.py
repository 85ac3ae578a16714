"""The database: opening, upgrading, copying, reading and writing rows."""
