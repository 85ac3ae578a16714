"""What happens to clocks, as events that other features follow."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from host.matches.match.match import Match
from storage.time.clock.clocks import ClockRow


class ClockSet(Struct, frozen=True):
    """The clock of a seat was set, or what it is reckoned by has changed; None: nobody is waited for there."""

    match: Match
    seat: Seat
    clock: ClockRow | None


class TurnTakenBack(Struct, frozen=True):
    """A turn that a person had taken was taken back: it is to be taken again."""

    match: Match
    seat: Seat
    person: int
