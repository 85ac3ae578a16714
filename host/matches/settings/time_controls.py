"""Time controls: how much time a match gives its players. Pure."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType

import msgspec
from msgspec import Struct

from host.core.errors import refuse

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
"""In milliseconds, as all times."""

MAX_TIME = 90 * DAY


class TimeControl(Struct, frozen=True):
    """A clock's rule, in milliseconds.

    A seat begins with the `bank`, gets the `increment` at the start of each turn, and saves up to the `cap`. When
    its time has run out the others have the `patience` to decide what is to happen.
    """

    name: str
    bank: int
    increment: int
    cap: int
    patience: int

    def top_up(self, left: int) -> int:
        """Return what a seat has when its turn begins."""
        return max(left, min(left + self.increment, self.cap))


TIME_CONTROLS = MappingProxyType(
    {
        "blitz": TimeControl("blitz", 2 * HOUR, 30 * MINUTE, 3 * HOUR, HOUR),
        "daily": TimeControl("daily", 3 * DAY, DAY, 5 * DAY, DAY),
        "relaxed": TimeControl("relaxed", 10 * DAY, 3 * DAY, 14 * DAY, 3 * DAY),
    }
)
"""The time controls that have names; `none` stands for no clock."""
NONE = "none"
OWN = "own"
USUAL = "daily"


def time_control_of(stored: str) -> TimeControl | None:
    """Return the time control of a match as it is stored; None where nobody's time is counted."""
    return _read(stored) if stored else None


@cache
def _read(stored: str) -> TimeControl:
    return msgspec.json.decode(stored, type=TimeControl)


def to_json(time_control: TimeControl | None) -> str:
    """Write a time control for storage."""
    return "" if time_control is None else msgspec.json.encode(time_control).decode()


def by_name(name: str) -> TimeControl | None:
    """Return the time control of a name, None for `none`; a Refusal where there is none of the name."""
    if name == NONE:
        return None
    if name not in TIME_CONTROLS:
        raise refuse("unknown-time-control", time_control=name)
    return TIME_CONTROLS[name]


def by_numbers(bank: int, increment: int, cap: int | None = None) -> TimeControl:
    """Return a time control by its numbers in hours; a Refusal where nobody could play by them."""
    most = bank if cap is None else cap
    if not (0 < bank <= most <= MAX_TIME // HOUR and 0 <= increment <= most):
        raise refuse("time-control-numbers", most=MAX_TIME // DAY)
    patience = min(max(increment, bank // 4, 1), 72)
    return TimeControl(OWN, bank * HOUR, increment * HOUR, most * HOUR, patience * HOUR)
