"""The way back for somebody who has resigned: for a day, once, and while nobody else sits there. Pure."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core.model import Seat
from host.core.people import Person
from host.matches.log.entries import SeatTaken
from host.matches.match.match import Match
from host.matches.settings.time_controls import DAY

WAY_BACK = DAY
"""Milliseconds after resigning in which one may think again."""


WayBack: TypeAlias = Literal["day", "used", "over"]
"""For a day; none, having come back before; none, as the robots end the match at once."""


def way_back_of(match: Match, seat: Seat, person: Person) -> WayBack:
    """Return what way back somebody would have who resigned now, of a match that was loaded whole."""
    if all(other.person is None for other in match.seats if other.seat != seat):
        return "over"
    return "used" if _times_resigned(match, person) else "day"


def seat_to_return_to(match: Match, person: Person, now: int) -> Seat | None:
    """Return the seat somebody may have back after resigning, if any, of a match that was loaded whole."""
    resigned = _times_resigned(match, person)
    if len(resigned) != 1:
        return None
    at, entry = resigned[0]
    last = [taken for _, taken in _seats_taken(match) if taken.seat == entry.seat][-1]
    return entry.seat if now - at < WAY_BACK and last is entry else None


def people_to_return(match: Match, now: int) -> tuple[int, ...]:
    """Return who has resigned and may have the seat back, of a match that was loaded whole."""
    left = {entry.left for _, entry in _seats_taken(match) if entry.why == "resigned"}
    # Who was forgotten since has a number below zero, and comes back no more.
    away = {one for one in left if one is not None and one > 0} - set(match.entitled)
    return tuple(one for one in sorted(away) if seat_to_return_to(match, Person(one, ""), now) is not None)


def _times_resigned(match: Match, person: Person) -> list[tuple[int, SeatTaken]]:
    """Return when a person resigned in a match."""
    return [
        (at, entry) for at, entry in _seats_taken(match) if (entry.why, entry.left) == ("resigned", person.id)
    ]


def _seats_taken(match: Match) -> list[tuple[int, SeatTaken]]:
    """Return the seats that changed hands, each with its time."""
    return [(item.at, item.entry) for item in match.line.entries if isinstance(item.entry, SeatTaken)]
