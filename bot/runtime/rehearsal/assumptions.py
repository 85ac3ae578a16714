"""Assumptions about Discord: each has a name, a sentence, and a check that tries it out on a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import TypeAlias

from msgspec import Struct

from bot.runtime.rehearsal.operator import Skipped
from bot.runtime.rehearsal.stage import Stage

Check: TypeAlias = Callable[[Stage], Awaitable[str | None]]
"""Tries out an assumption and returns a remark for the report, or None.

Raises Failed if the assumption does not hold, and Skipped if it can't be checked here.
"""


class Need(IntEnum):
    """What a check needs; the checks run in this order."""

    NOTHING = 0
    OPERATOR = 1
    """Clicks, commands or changed settings by the operator."""
    TIME = 2
    """A minute or more, so that only `--slow` runs it."""


class Assumption(Struct, frozen=True):
    """A statement about Discord on which the bot's code relies."""

    name: str
    sentence: str
    check: Check
    need: Need = Need.NOTHING
    obstacle: str = ""
    """Why no rehearsal can check it."""


def assume(sentence: str, need: Need = Need.NOTHING) -> Callable[[Check], Assumption]:
    """Make a check into an assumption with the function's name."""

    def wrap(check: Check) -> Assumption:
        return Assumption(check.__name__.replace("_", "-"), sentence, check, need)

    return wrap


def unchecked(name: str, sentence: str, obstacle: str) -> Assumption:
    """Return an assumption that no rehearsal can check."""

    async def skip(_: Stage) -> None:
        raise Skipped(obstacle)

    return Assumption(name, sentence, skip, obstacle=obstacle)
