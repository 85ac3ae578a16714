"""Reading what a player is told of the channel of their match."""

from __future__ import annotations

from host.core.context import Context
from storage.match import matches, seats
from storage.match.matches import MatchRow


async def of_post(ctx: Context, match_id: int, person: int) -> MatchRow | None:
    """Return the match a player is told of; None where it is over, or they do not sit there any more."""
    async with ctx.database.reading() as tx:
        row = await matches.get(tx, match_id)
        sitting = [seat.person for seat in await seats.of_match(tx, match_id)]
    return row if row is not None and row.status == "running" and person in sitting else None
