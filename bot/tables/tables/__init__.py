"""The life of a table on Discord: `/game`."""
