"""Coming back after resigning: for a day, once, and while no other player has the seat."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core.model import Seat
from host.core.users import User
from host.matches.log.entries import SeatTaken
from host.matches.match.match import Match
from host.matches.settings.time_controls import DAY

RETURN_PERIOD = DAY
"""Milliseconds after resigning in which a player may come back."""


ReturnOption: TypeAlias = Literal["day", "used", "over"]
"""`day`: possible for a day.

`used`: impossible, as the player has come back before. `over`: impossible, as the robots end the match at
once.
"""


def return_option_of(match: Match, seat: Seat, user: User) -> ReturnOption:
    """Return how a player could come back after resigning now, for a fully loaded match."""
    if all(other.user_key is None for other in match.seats if other.seat != seat):
        return "over"
    return "used" if _resignations(match, user) else "day"


def seat_to_return_to(match: Match, user: User, now: int) -> Seat | None:
    """Return the seat that a user may get back after resigning, if any, in a fully loaded match."""
    resigned = _resignations(match, user)
    if len(resigned) != 1:
        return None
    at, entry = resigned[0]
    last = [taken for _, taken in _seat_changes(match) if taken.seat == entry.seat][-1]
    return entry.seat if now - at < RETURN_PERIOD and last is entry else None


def users_to_return(match: Match, now: int) -> tuple[int, ...]:
    """Return the users who have resigned and may come back, for a fully loaded match."""
    left = {entry.left for _, entry in _seat_changes(match) if entry.why == "resigned"}
    # Deleted users have ids below zero and can't come back.
    away = {one for one in left if one is not None and one > 0} - set(match.seat_owners)
    return tuple(one for one in sorted(away) if seat_to_return_to(match, User(one, ""), now) is not None)


def _resignations(match: Match, user: User) -> list[tuple[int, SeatTaken]]:
    """Return the resignations of a user in a match, each with its time."""
    return [
        (at, entry) for at, entry in _seat_changes(match) if (entry.why, entry.left) == ("resigned", user.key)
    ]


def _seat_changes(match: Match) -> list[tuple[int, SeatTaken]]:
    """Return the seats that changed hands, each with its time."""
    return [(item.at, item.entry) for item in match.folded_log.entries if isinstance(item.entry, SeatTaken)]
