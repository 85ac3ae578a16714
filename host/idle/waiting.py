"""How long a match waits for somebody to touch it, in the caller's transaction; what comes of it: deserting.py."""

from __future__ import annotations

from host.clock import timing
from host.core.context import Context
from host.core.outbox import Due
from host.settings import settings
from host.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.match import matches
from storage.match.matches import ALIVE, MatchRow
from storage.schedule import timers
from storage.schedule.timers import TimerRow

KIND = "idle"
WARNING, CLOSING = 0, 1
"""The numbers of the timers: people are told that a match is about to be closed, then it is."""
NOBODYS = -1
"""The seat of a notice to all."""
MAX_NOTICE = 7 * DAY


def notice_for(days: int) -> int:
    """Return how long before its end a match that may rest for so many days is called, in milliseconds."""
    return min(MAX_NOTICE, days * DAY // 2)


async def stir(ctx: Context, tx: Transaction, row: MatchRow) -> list[Due]:
    """Let a match that is not over wait anew from now on; returns the messages that are to go.

    While its clocks are stopped it waits for as long as it takes.
    """
    await timers.drop(tx, row.id, [KIND])
    days = (await settings.of_server(tx, row.server)).idle_days
    if days and row.paused is None:
        at = ctx.now() + days * DAY - notice_for(days)
        await timers.put(tx, TimerRow(match=row.id, kind=KIND, number=WARNING, at=at))
    return await timing.answered(tx, row.id, NOBODYS)


async def stir_all(ctx: Context, tx: Transaction, server: int) -> None:
    """Let all matches of a server wait anew: it has set another time. Messages that stand go with the next touch."""
    for row in await matches.of_server(tx, server, ALIVE, most=timing.MAX_RUNNING):
        await stir(ctx, tx, row)


async def sweep(ctx: Context) -> None:
    """Let matches wait that don't yet: those begun before this version."""
    async with ctx.database.transaction() as tx:
        for match_id in await timers.matches_without(tx, KIND):
            row = await matches.get(tx, match_id)
            if row is not None:
                await stir(ctx, tx, row)
