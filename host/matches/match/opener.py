"""The opener's rights: who may invite, start and cancel."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow


async def pass_on(tx: Transaction, row: MatchRow, sitting: Sequence[SeatRow], left: int | None) -> MatchRow:
    """Pass the opener's rights to the next person at the table when the opener has left it."""
    heirs = [place.person for place in sitting if place.person is not None]
    if left != row.opener or not heirs:
        return row
    await matches.set_opener(tx, row.id, heirs[0])
    return replace(row, opener=heirs[0])
