"""What surrounds the bot's tests surrounds the stories that are told at its port."""

from tests.bot.conftest import answers, commands, port, undrawn_pictures

__all__ = ["answers", "commands", "port", "undrawn_pictures"]
