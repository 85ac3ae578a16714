"""Paces: how much time a match gives its players. Pure."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType

import msgspec
from msgspec import Struct

from host.core.refusals import refuse

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
"""In milliseconds, as all times."""

LONGEST = 90 * DAY


class Pace(Struct, frozen=True):
    """A clock's rule, in milliseconds.

    A seat begins with the `bank`, gets the `increment` at the start of each turn, and saves up to the `cap`. When
    its time has run out the others have the `patience` to decide what is to happen.
    """

    name: str
    bank: int
    increment: int
    cap: int
    patience: int

    def topped_up(self, left: int) -> int:
        """Return what a seat has when its turn begins."""
        return max(left, min(left + self.increment, self.cap))


PACES = MappingProxyType(
    {
        "blitz": Pace("blitz", 2 * HOUR, 30 * MINUTE, 3 * HOUR, HOUR),
        "daily": Pace("daily", 3 * DAY, DAY, 5 * DAY, DAY),
        "relaxed": Pace("relaxed", 10 * DAY, 3 * DAY, 14 * DAY, 3 * DAY),
    }
)
"""The paces that have names; `none` stands for no clock."""
NONE = "none"
OWN = "own"
USUAL = "daily"


def pace_of(stored: str) -> Pace | None:
    """Return the pace of a match as it is stored; None where nobody's time is counted."""
    return _read(stored) if stored else None


@cache
def _read(stored: str) -> Pace:
    return msgspec.json.decode(stored, type=Pace)


def stored(pace: Pace | None) -> str:
    """Write a pace for storage."""
    return "" if pace is None else msgspec.json.encode(pace).decode()


def named(name: str) -> Pace | None:
    """Return the pace of a name, None for `none`; a Refusal where there is none of the name."""
    if name == NONE:
        return None
    if name not in PACES:
        raise refuse("unknown-pace", pace=name)
    return PACES[name]


def by_numbers(bank: int, increment: int, cap: int | None = None) -> Pace:
    """Return a pace by its numbers in hours; a Refusal where nobody could play by them."""
    most = bank if cap is None else cap
    if not (0 < bank <= most <= LONGEST // HOUR and 0 <= increment <= most):
        raise refuse("pace-numbers", most=LONGEST // DAY)
    patience = min(max(increment, bank // 4, 1), 72)
    return Pace(OWN, bank * HOUR, increment * HOUR, most * HOUR, patience * HOUR)
