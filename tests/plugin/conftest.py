"""Fixtures that the plugin tests share with the bot's tests."""

from tests.bot.conftest import answers, commands, port, undrawn_pictures

__all__ = ["answers", "commands", "port", "undrawn_pictures"]
