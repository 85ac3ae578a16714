"""How long a match waits for somebody to touch it, in the caller's transaction; what comes of it: deserting.py."""

from __future__ import annotations

from host import habits, timing
from host.harbour import Harbour
from host.paces import DAY
from host.posting import Due
from storage import matches, timers
from storage.database import Transaction
from storage.matches import ALIVE, MatchRow
from storage.timers import TimerRow

KIND = "idle"
WARNING, CLOSING = 0, 1
"""The numbers of the timers: people are told that a match is about to be closed, then it is."""
NOBODYS = -1
"""The seat of a notice to all."""
LONGEST_NOTICE = 7 * DAY


def notice_for(days: int) -> int:
    """Return how long before its end a match that may rest for so many days is called, in milliseconds."""
    return min(LONGEST_NOTICE, days * DAY // 2)


async def stir(h: Harbour, tx: Transaction, row: MatchRow) -> list[Due]:
    """Let a match that is not over wait anew from now on; returns the messages that are to go.

    While its clocks are stopped it waits for as long as it takes.
    """
    await timers.drop(tx, row.id, [KIND])
    days = (await habits.of_server(tx, row.server)).idle_days
    if days and row.paused is None:
        at = h.now() + days * DAY - notice_for(days)
        await timers.put(tx, TimerRow(match=row.id, kind=KIND, number=WARNING, at=at))
    return await timing.answered(tx, row.id, NOBODYS)


async def stir_all(h: Harbour, tx: Transaction, server: int) -> None:
    """Let all matches of a server wait anew: it has set another time. Messages that stand go with the next touch."""
    for row in await matches.of_server(tx, server, ALIVE, most=timing.MOST_RUNNING):
        await stir(h, tx, row)


async def sweep(h: Harbour) -> None:
    """Let matches wait that don't yet: those begun before this version."""
    async with h.database.transaction() as tx:
        for match_id in await timers.matches_without(tx, KIND):
            row = await matches.get(tx, match_id)
            if row is not None:
                await stir(h, tx, row)
