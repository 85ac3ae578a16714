"""Following matches of others on Discord."""
