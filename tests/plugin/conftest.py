"""Fixtures from the bot's tests, shared with the plugin tests."""

from tests.bot.conftest import answers, commands, port, undrawn_pictures

__all__ = ["answers", "commands", "port", "undrawn_pictures"]
