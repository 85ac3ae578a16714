"""Making all results anew from the logs, and telling what differed from what was kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal, TypeAlias

from msgspec import Struct

from host.core.context import Context
from host.core.errors import Refusal
from host.core.features import publish
from host.history.results.outcome import Corrected
from host.history.results.recorder import outcome_of, rows_of
from host.matches.match import loading
from storage.core.database import Transaction
from storage.history import results

AT_ONCE = 100

What: TypeAlias = Literal[
    "same",  # what was kept is what the log tells
    "missing",  # nothing was kept, as of matches that ended before results were
    "differs",  # something else was kept
    "unreadable",  # the log can't be read by these rules; what was kept stays
]


class Rebuilt(Struct, frozen=True):
    """What became of the results of a match."""

    match: int
    what: What
    why: str = ""
    """Why a log can't be read."""


async def rebuild(ctx: Context) -> AsyncIterator[Rebuilt]:
    """Make the results of all finished matches anew, one after the other, each in a transaction of its own."""
    after = 0
    while matches := await _next(ctx, after):
        for after in matches:
            async with ctx.lock(after), ctx.database.transaction() as tx:
                made = await rebuild_match(ctx, tx, after)
            yield made


async def _next(ctx: Context, after: int) -> list[int]:
    async with ctx.database.reading() as tx:
        return await results.find_finished_behind(tx, after, AT_ONCE)


async def rebuild_match(ctx: Context, tx: Transaction, match_id: int) -> Rebuilt:
    """Make the results of a finished match anew, and publish where they are others than those kept."""
    try:
        found = await outcome_of(tx, await loading.row_of(tx, match_id))
    except Refusal as slip:
        return Rebuilt(match_id, "unreadable", str(slip))
    kept, made = await results.of_match(tx, match_id), [*rows_of(found)]
    if kept == made:
        return Rebuilt(match_id, "same")
    await results.put(tx, match_id, made)
    await publish(ctx, tx, Corrected(found))
    return Rebuilt(match_id, "differs" if kept else "missing")
