"""Returning after a resignation: possible once, within a day, unless another player has the seat."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core.model import Seat
from host.core.users import User
from host.matches.log.entries import SeatTaken
from host.matches.match.match import Match
from host.matches.settings.time_controls import DAY

RETURN_PERIOD = DAY
"""Milliseconds after a resignation during which the player may return."""


ReturnOption: TypeAlias = Literal["day", "used", "over"]
"""Whether a player could return after resigning.

`day`: yes, for a day. `used`: no, since the player has already returned once. `over`: no, since the robots
finish the match at once.
"""


def return_option_of(match: Match, seat: Seat, user: User) -> ReturnOption:
    """Return whether a player could return after resigning now.

    The match must be fully loaded.
    """
    if all(other.user_key is None for other in match.seats if other.seat != seat):
        return "over"
    return "used" if _resignations(match, user) else "day"


def seat_to_return_to(match: Match, user: User, now: int) -> Seat | None:
    """Return the seat that a user who resigned may still take back, if any.

    The match must be fully loaded.
    """
    resigned = _resignations(match, user)
    if len(resigned) != 1:
        return None
    at, entry = resigned[0]
    last = [seat_taken for _, seat_taken in _seat_changes(match) if seat_taken.seat == entry.seat][-1]
    return entry.seat if now - at < RETURN_PERIOD and last is entry else None


def users_to_return(match: Match, now: int) -> tuple[int, ...]:
    """Return the users who resigned and may still return.

    The match must be fully loaded.
    """
    left = {entry.left for _, entry in _seat_changes(match) if entry.why == "resigned"}
    away = {user_key for user_key in left if user_key is not None} - set(match.seat_owners)
    return tuple(
        user_key for user_key in sorted(away) if seat_to_return_to(match, User(user_key, ""), now) is not None
    )


def _resignations(match: Match, user: User) -> list[tuple[int, SeatTaken]]:
    """Return a user's resignations in a match, each with its time."""
    return [
        (at, entry) for at, entry in _seat_changes(match) if (entry.why, entry.left) == ("resigned", user.key)
    ]


def _seat_changes(match: Match) -> list[tuple[int, SeatTaken]]:
    """Return all seat changes in a match, each with its time."""
    return [(item.at, item.entry) for item in match.folded_log.entries if isinstance(item.entry, SeatTaken)]
