"""Discord: commands, buttons and posts. Thin: parse, one call on the host, show."""
