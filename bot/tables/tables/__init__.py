"""The life of a table: `/game`."""
