"""Tools for a guild's hosts."""
