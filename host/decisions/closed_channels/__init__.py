"""Channels in which the bot can't write: direct messages instead, and clocks that rest if these fail too."""
