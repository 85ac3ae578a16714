"""Fixtures from the bot's tests, which the plugin tests share."""

from tests.bot.conftest import answers, commands, port, undrawn_pictures

__all__ = ["answers", "commands", "port", "undrawn_pictures"]
