"""Clock events for subscribers."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from host.matches.match.match import Match
from storage.time.clock.clocks import ClockRow


class ClockSet(Struct, frozen=True):
    """A seat's clock or calendar has changed.

    If the seat does not have to move, `clock` is None.
    """

    match: Match
    seat: Seat
    clock: ClockRow | None


class TurnUndone(Struct, frozen=True):
    """A user's finished turn was undone, so the user has to take it again."""

    match: Match
    seat: Seat
    user_key: int


class PlayerChecked(Struct, frozen=True):
    """Discord has confirmed that a player whose time has run out is not suspended by moderators."""

    match: Match
    seat: Seat


class OutageEnded(Struct, frozen=True):
    """A guild is served again.

    Its clocks did not run during the outage, so their deadlines are later.
    """

    guild_id: int
