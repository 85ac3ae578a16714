"""Fixtures of the bot's tests, shared with the plugin stories."""

from tests.bot.conftest import answers, commands, port, undrawn_pictures

__all__ = ["answers", "commands", "port", "undrawn_pictures"]
