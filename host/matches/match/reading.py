"""Load and render matches without changing them."""

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

MAX_ON_EVENT_LOOP = 200
"""Maximum number of log entries to render on the event loop.

Rendering this many takes a few milliseconds.
"""


async def load_started(ctx: Context, match_id: int, *, from_deal: bool = False) -> Match:
    """Load a match that has started, for read access.

    Raises UserError if it never started.
    """
    async with ctx.database.read_transaction() as tx:
        row, sitting = await loading.load_with_seats(tx, match_id)
        loading.refuse_unless_started(row)
        return await loading.load_match(ctx, tx, row, sitting, from_deal=from_deal)


async def load_from_rows(ctx: Context, row: MatchRow, seat_rows: Seats, *, from_deal: bool = False) -> Match:
    """Load a match from rows that were just read.

    No query is needed if the cached match is up to date with these rows. Raises the same exceptions as
    `loading.load_match`.
    """
    known = loading.cached_match(ctx, row, seat_rows, from_deal=from_deal)
    if known is not None:
        return known
    async with ctx.database.read_transaction() as tx:
        return await loading.load_match(ctx, tx, row, seat_rows, from_deal=from_deal)


async def load_finished(ctx: Context, match_id: int) -> Match:
    """Load a finished match with its whole log.

    Raises UserError if the match is unfinished or was cancelled.
    """
    match = await load_started(ctx, match_id, from_deal=True)
    if match.row.status != "finished":
        raise user_error("not-finished")
    return match


async def render_in_thread(match: Match, render: Callable[[], T]) -> T:
    """Render part of a match, in a worker thread if its log is long."""
    return render() if match.folded_log.head <= MAX_ON_EVENT_LOOP else await asyncio.to_thread(render)
