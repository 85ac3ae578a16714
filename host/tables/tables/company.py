"""Who sits at a table beside somebody."""

from __future__ import annotations

from host.core.context import Context
from host.core.people import Person
from host.matches.match import loading
from storage.matches.match import seats


async def others_at(ctx: Context, match_id: int, opener: Person) -> int:
    """Return how many other people sit at an open table of somebody; none where it is not open, or not theirs."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        if opener.id != row.opener or row.status != "open":
            return 0
        sitting = await seats.of_match(tx, match_id)
        return sum(seat.person not in {None, opener.id} for seat in sitting)
