"""The timer, the message and the events of roll calls."""

from __future__ import annotations

from msgspec import Struct

from host.core.outbox import OutboxMessage
from host.core.timers import Timer
from storage.matches.match.matches import MatchRow


class RollCallEnd(Timer, frozen=True, tag="end"):
    """A timer that ends a roll call.

    `began` is the time at which the roll call began, in Unix milliseconds.
    """

    began: int
    seats: int | None = None
    """The number of seats with which the owner wants to start; None if the table is full."""


class SeatsReopened(OutboxMessage, frozen=True, tag="reopened"):
    """A message about players who did not confirm and have lost their seats."""

    user_keys: tuple[int, ...]
    at: int
    """Unix milliseconds."""


class RollCallBegan(Struct, frozen=True):
    """A roll call began at a full table."""

    row: MatchRow
    began: int
    """Unix milliseconds."""
    missing: tuple[int, ...]
    """The users who have to confirm."""


class RollCallAnswered(Struct, frozen=True):
    """Users no longer have to confirm, because they have done so or have lost their seats."""

    row: MatchRow
    user_keys: tuple[int, ...]


class SeatConfirmed(Struct, frozen=True):
    """A player of an open table confirmed their seat, so that the match may be able to start."""

    row: MatchRow
