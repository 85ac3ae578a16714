"""Assumptions about Discord: each has a name, a sentence, and a check that tests it on a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import TypeAlias

from msgspec import Struct

from bot.runtime.rehearsal.operator import Skipped
from bot.runtime.rehearsal.stage import Stage

Check: TypeAlias = Callable[[Stage], Awaitable[str | None]]
"""Tests an assumption and returns a remark for the report, or None.

Raises Failed if the assumption is wrong, and Skipped if it can't be tested here.
"""


class Need(IntEnum):
    """A requirement of a check; checks run in the order of these values."""

    NOTHING = 0
    OPERATOR = 1
    """The operator has to click, use a command or change settings."""
    TIME = 2
    """The check takes a minute or more, so it only runs with `--slow`."""


class Assumption(Struct, frozen=True):
    """A statement about Discord on which the bot's code relies."""

    name: str
    sentence: str
    check: Check
    need: Need = Need.NOTHING
    obstacle: str = ""
    """Why a rehearsal can't test the assumption; empty if it can."""


def assume(sentence: str, need: Need = Need.NOTHING) -> Callable[[Check], Assumption]:
    """Return a decorator that turns a check function into an assumption with the same name."""

    def wrap(check: Check) -> Assumption:
        return Assumption(check.__name__.replace("_", "-"), sentence, check, need)

    return wrap


def unchecked(name: str, sentence: str, obstacle: str) -> Assumption:
    """Return an assumption that a rehearsal can't test."""

    async def skip(_: Stage) -> None:
        raise Skipped(obstacle)

    return Assumption(name, sentence, skip, obstacle=obstacle)
