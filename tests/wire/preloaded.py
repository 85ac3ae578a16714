"""All that a process of the bot imports and reads before it does anything, for those that are forked."""

from bot.runtime.routing.commands import all_commands
from tests.wire import undrawn

__all__ = ["undrawn"]

all_commands()
