"""Decide whether robots may give hints.

Hints are allowed if only one human plays, or if the table was opened with hints. Rated matches never allow
hints.
"""

from __future__ import annotations

from host.matches.match.match import Match
from host.matches.match.seating import Seats
from storage.core.database import Transaction
from storage.history import ratings
from storage.tables import tables


async def are_hints_allowed(tx: Transaction, match: Match) -> bool:
    """Return whether the players of a running match may get hints."""
    if await ratings.get_rated(tx, match.row.id) is not None:
        return False
    return is_solo(match.seats) or await tables.has_hints(tx, match.row.id)


def is_solo(seats: Seats) -> bool:
    """Return whether a single human plays against robots, and no former player may return."""
    seat_rows = [seat for seat in seats if seat.robot is None or seat.former_user_key is not None]
    return len(seat_rows) == 1
