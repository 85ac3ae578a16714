"""Clock events for subscribers."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from host.matches.match.match import Match
from storage.time.clock.clocks import ClockRow


class ClockSet(Struct, frozen=True):
    """A change of a seat's clock or calendar.

    A seat that does not have to move has None as its clock.
    """

    match: Match
    seat: Seat
    clock: ClockRow | None


class TurnUndone(Struct, frozen=True):
    """A user's finished turn was undone and has to be taken again."""

    match: Match
    seat: Seat
    user_key: int


class OutageEnded(Struct, frozen=True):
    """A guild is served again. Its clocks did not run in the meantime, so their deadlines are later."""

    guild_id: int
