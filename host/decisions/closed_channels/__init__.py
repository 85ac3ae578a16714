"""Channels in which the bot can't write: the bot sends direct messages instead, or pauses the clocks."""
