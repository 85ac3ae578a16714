"""Clock events to which other features subscribe."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from host.matches.match.match import Match
from storage.time.clock.clocks import ClockRow


class ClockSet(Struct, frozen=True):
    """A seat's clock or calendar has changed.

    `clock` is None if the seat does not have to move.
    """

    match: Match
    seat: Seat
    clock: ClockRow | None


class TurnUndone(Struct, frozen=True):
    """A user's finished turn was undone and has to be played again."""

    match: Match
    seat: Seat
    user_key: int


class PlayerChecked(Struct, frozen=True):
    """Discord has confirmed that a player who ran out of time is not suspended.

    A player is suspended while the server's moderators have timed them out.
    """

    match: Match
    seat: Seat


class OutageEnded(Struct, frozen=True):
    """An outage has ended for a guild.

    Clocks were stopped during the outage, so deadlines are later.
    """

    guild_id: int
