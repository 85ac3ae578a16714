"""Time controls, which limit the players' time in a match.

All functions are pure.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType

import msgspec
from msgspec import Struct

from host.core.errors import user_error

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
"""One day in milliseconds. All times in this module are in milliseconds."""

MAX_TIME = 90 * DAY


class TimeControl(Struct, frozen=True, omit_defaults=True):
    """A time control with its times in milliseconds.

    A seat starts with the `bank`, gains the `increment` at the start of each turn, and can accumulate time up
    to the `cap`. After a timeout, the other players have `patience` milliseconds to decide what happens.
    """

    name: str
    bank: int
    increment: int
    cap: int
    patience: int
    excludes_automatic_days_off: bool = False
    """Whether vacation days are never used automatically; leagues can choose this."""

    @property
    def has_automatic_days_off(self) -> bool:
        """Return whether vacation days may be used automatically.

        A day off would stop a faster match for longer than its players expect.
        """
        return self.bank >= DAY and not self.excludes_automatic_days_off

    def top_up(self, left: int) -> int:
        """Add the increment to a seat's remaining time at the start of its turn, up to the cap."""
        return max(left, min(left + self.increment, self.cap))


TIME_CONTROLS = MappingProxyType(
    {
        "blitz": TimeControl("blitz", 2 * HOUR, 30 * MINUTE, 3 * HOUR, HOUR),
        "daily": TimeControl("daily", 3 * DAY, DAY, 5 * DAY, DAY),
        "relaxed": TimeControl("relaxed", 10 * DAY, 3 * DAY, 14 * DAY, 3 * DAY),
    }
)
"""Predefined time controls by name; `none` means that the match has no clock."""
NONE = "none"
CUSTOM = "own"
DEFAULT = "daily"


def time_control_of(stored: str) -> TimeControl | None:
    """Return a match's stored time control; None if the match has no clock."""
    return _read(stored) if stored else None


@cache
def _read(stored: str) -> TimeControl:
    return msgspec.json.decode(stored, type=TimeControl)


def to_json(time_control: TimeControl | None) -> str:
    """Serialize a time control for storage."""
    return "" if time_control is None else msgspec.json.encode(time_control).decode()


def find_by_name(name: str) -> TimeControl | None:
    """Return the time control with the given name, or None for `none`.

    Raises UserError if the name is unknown.
    """
    if name == NONE:
        return None
    if name not in TIME_CONTROLS:
        raise user_error("unknown-time-control", time_control=name)
    return TIME_CONTROLS[name]


def from_hours(bank: int, increment: int, cap: int | None = None) -> TimeControl:
    """Create a custom time control from times in hours.

    Raises UserError if the values are not allowed.
    """
    most = bank if cap is None else cap
    if not (0 < bank <= most <= MAX_TIME // HOUR and 0 <= increment <= most):
        raise user_error("time-control-numbers", most=MAX_TIME // DAY)
    patience = min(max(increment, bank // 4, 1), 72)
    return TimeControl(CUSTOM, bank * HOUR, increment * HOUR, most * HOUR, patience * HOUR)
