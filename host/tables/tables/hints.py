"""Where a robot may give hints: alone with robots, or where the table agreed at its opening; never where rated."""

from __future__ import annotations

from host.matches.match.match import Match
from storage.core.database import Transaction
from storage.history import ratings
from storage.tables import tables


async def are_allowed(tx: Transaction, match: Match) -> bool:
    """Tell whether those who play a match may have hints while it runs."""
    if await ratings.get_rated(tx, match.row.id) is not None:
        return False
    return is_alone(match) or await tables.is_hinted(tx, match.row.id)


def is_alone(match: Match) -> bool:
    """Tell whether one person plays with robots, and nobody may come back for the seat of one."""
    people = [seat for seat in match.seats if seat.robot is None or seat.former is not None]
    return len(people) == 1
