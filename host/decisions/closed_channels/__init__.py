"""Channels in which the bot can't write: direct messages instead, and paused clocks if these fail too."""
