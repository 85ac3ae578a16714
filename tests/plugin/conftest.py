"""The port of the bot's tests."""

from tests.bot.conftest import port

__all__ = ["port"]
