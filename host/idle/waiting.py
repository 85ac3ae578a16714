"""How long a match waits for somebody to touch it, in the caller's transaction."""

from __future__ import annotations

from host.clock.timing import MAX_RUNNING
from host.core import kinds, outbox, timers
from host.core.context import Context
from host.core.owners import match_owner
from host.idle.kinds import AboutToClose, CloseMatch, WarnOfClosing
from host.match.events import BroughtIn, ChannelChanged, Committed, Ended, PauseChanged, TableChanged
from host.match.match import is_bound
from host.notices import standing
from host.settings import settings
from host.settings.events import ServerSettingsChanged
from host.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.match import matches
from storage.match.matches import ALIVE, MatchRow
from storage.schedule import timers as stored_timers

MAX_NOTICE = 7 * DAY


def notice_for(days: int) -> int:
    """Return how long before its end people are told of a match that may rest for so many days, in milliseconds."""
    return min(MAX_NOTICE, days * DAY // 2)


async def follow(
    ctx: Context, tx: Transaction, event: Committed | TableChanged | PauseChanged | BroughtIn | ChannelChanged
) -> None:
    """Let a match that somebody touches wait anew."""
    if isinstance(event, Committed) and event.is_over:
        await outbox.drop(tx, match_owner(event.row.id), AboutToClose)
        return
    row = event.match.row if isinstance(event, PauseChanged) else event.row
    if row.status in ALIVE:
        await stir(ctx, tx, row)


async def stir(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Let a match that is not over wait anew from now on.

    While its clocks are stopped it waits for as long as it takes; so does one that is played for a season, which
    ends with that.
    """
    owner = match_owner(row.id)
    await timers.drop(tx, owner, WarnOfClosing, CloseMatch)
    await outbox.drop(tx, owner, AboutToClose)
    await standing.take_down(ctx, tx, row.id, lambda notice: isinstance(notice, AboutToClose))
    days = (await settings.of_server(tx, row.server)).idle_days
    if days and row.paused is None and not is_bound(row):
        await timers.put(tx, owner, WarnOfClosing(), ctx.now() + days * DAY - notice_for(days))


async def stop(ctx: Context, tx: Transaction, event: Ended) -> None:
    """Tell nobody that a match is about to be closed which was ended."""
    await outbox.drop(tx, match_owner(event.row.id), AboutToClose)


async def stir_all(ctx: Context, tx: Transaction, event: ServerSettingsChanged) -> None:
    """Let all matches of a server wait anew that has set another time."""
    if event.former.idle_days == event.now.idle_days:
        return
    for row in await matches.of_server(tx, event.server, ALIVE, most=MAX_RUNNING):
        await stir(ctx, tx, row)


async def sweep(ctx: Context) -> None:
    """Let matches wait that don't yet: those begun before there was a limit."""
    async with ctx.database.transaction() as tx:
        names = [kinds.name_of(kind) for kind in (WarnOfClosing, CloseMatch)]
        for match_id in await stored_timers.matches_without(tx, kinds.feature_of(WarnOfClosing), names):
            row = await matches.get(tx, match_id)
            if row is not None:
                await stir(ctx, tx, row)
