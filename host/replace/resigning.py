"""The way back for somebody who has resigned: for a day, once, and while nobody else sits there. Pure."""

from __future__ import annotations

from engine.core.model import Seat
from host.core.people import Person
from host.log.entries import SeatTaken
from host.match.match import Match
from host.settings.time_controls import DAY

WAY_BACK = DAY
"""Milliseconds after resigning in which one may think again."""


def seat_to_return_to(match: Match, person: Person, now: int) -> Seat | None:
    """Return the seat somebody may have back after resigning, if any, of a match that was loaded whole."""
    taken = [(item.at, item.entry) for item in match.line.entries if isinstance(item.entry, SeatTaken)]
    last = {entry.seat: entry for _, entry in taken}
    resigned = [(at, entry) for at, entry in taken if (entry.why, entry.left) == ("resigned", person.id)]
    if len(resigned) != 1:
        return None
    at, entry = resigned[0]
    return entry.seat if now - at < WAY_BACK and last[entry.seat] is entry else None
