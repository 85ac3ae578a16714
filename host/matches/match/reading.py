"""Read-only access to a match, based on its log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from host.core.context import Context
from host.core.errors import user_error
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.match.seating import Seats
from storage.matches.match.matches import MatchRow

T = TypeVar("T")

LONG = 200
"""The number of log entries that render within a few milliseconds."""


async def load_begun(ctx: Context, match_id: int, *, whole: bool = False) -> Match:
    """Load a match that has started, for reading.

    Raises UserError if it never started.
    """
    async with ctx.database.read_transaction() as tx:
        row, sitting = await loading.load_seated(tx, match_id)
        loading.refuse_unless_begun(row)
        return await loading.match_of(ctx, tx, row, sitting, whole=whole)


async def match_of_rows(ctx: Context, row: MatchRow, sitting: Seats, *, whole: bool = False) -> Match:
    """Load a match whose rows were just read; nothing is asked where it is kept in memory as far as these go.

    Raises as `loading.match_of` does.
    """
    known = loading.kept(ctx, row, sitting, whole=whole)
    if known is not None:
        return known
    async with ctx.database.read_transaction() as tx:
        return await loading.match_of(ctx, tx, row, sitting, whole=whole)


async def load_finished(ctx: Context, match_id: int) -> Match:
    """Load a whole match that was played to its end.

    Raises UserError if it was not.
    """
    match = await load_begun(ctx, match_id, whole=True)
    if match.row.status != "finished":
        raise user_error("not-finished")
    return match


async def tell_aside(match: Match, tell: Callable[[], T]) -> T:
    """Render part of a match, off the event loop if its log is long."""
    return tell() if match.line.head <= LONG else await asyncio.to_thread(tell)
