"""Modules and data that the parent process of forked bots loads in advance."""

from bot.runtime.routing.commands import all_commands
from tests.wire import without_drawing

__all__ = ["without_drawing"]

all_commands()
