"""The slash commands: each parses, makes one call on the host and shows what came of it."""
