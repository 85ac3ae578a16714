"""Reading a match: what is shown of it to whom. Everything here is made from the log and changes nothing."""

from __future__ import annotations

from host.core.context import Context
from host.core.refusals import refuse
from host.match import loading
from host.match.match import Match


async def load_begun(ctx: Context, match_id: int, *, whole: bool = False) -> Match:
    """Load a match that has begun, to be read; a Refusal where none ever did."""
    async with ctx.database.reading() as tx:
        row = await loading.load_begun_row(tx, match_id)
        return await loading.match_of(ctx, tx, row, whole=whole)


async def load_finished(ctx: Context, match_id: int) -> Match:
    """Load a match that was played to its end, as a whole; a Refusal while it was not."""
    match = await load_begun(ctx, match_id, whole=True)
    if match.row.status != "finished":
        raise refuse("not-finished")
    return match
