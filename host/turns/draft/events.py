"""What people do with their drafts, as an event that other features follow."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from host.matches.match.match import Match


class Choosing(Struct, frozen=True):
    """Somebody who is awaited has looked at their choices, or chosen, taken back or confirmed something."""

    match: Match
    seat: Seat
    person: int
