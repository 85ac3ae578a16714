"""Restoring the clock time that players lost while they could not be notified."""

from __future__ import annotations

from collections.abc import Collection

from host.core.context import Context
from host.core.errors import UserError
from host.matches.match import loading
from host.matches.match.match import Match
from host.time.clock import clocks, deadlines, timing
from host.time.clock.rest import load_match_calendar
from storage.core.database import Transaction
from storage.decisions import closed_channels as stored
from storage.time.clock.clocks import ClockRow


async def give_back(
    ctx: Context, tx: Transaction, match: Match, since: int, moderators: Collection[int]
) -> None:
    """Add the time that clocks have lost since the given time (Unix milliseconds).

    Players who may have closed the channel get no time back for a turn that had already begun. Otherwise they
    could gain time by closing it.
    """
    for clock in await deadlines.clocks_of(tx, match):
        user_key = match.seats[clock.seat].user_key
        if user_key is None or (user_key in moderators and _ran_before(clock, since)):
            continue
        if (lost := await _lost(ctx, tx, match, clock, since)) > 0:
            await timing.extend(ctx, tx, match, clock.seat, lost)


async def players_to_check(ctx: Context, match_id: int) -> list[int]:
    """Return the keys of the players whose turns began before the channel was closed."""
    async with ctx.database.read_transaction() as tx:
        closed = await stored.get(tx, match_id)
        try:
            match = await loading.load_running(ctx, tx, match_id)
        except UserError:
            return []
        if closed is None or closed.direct_since is not None:
            return []
        running = [
            clock for clock in await deadlines.clocks_of(tx, match) if _ran_before(clock, closed.since)
        ]
    return [key for clock in running if (key := match.seats[clock.seat].user_key) is not None]


def _ran_before(clock: ClockRow, since: int) -> bool:
    return clock.running_since is not None and clock.running_since <= since


async def _lost(ctx: Context, tx: Transaction, match: Match, clock: ClockRow, since: int) -> int:
    """Return the milliseconds that a clock has lost since the given time."""
    if clock.remaining_ms is None or clock.running_since is None:
        return 0
    user_key = match.seats[clock.seat].user_key or 0
    calendar = await load_match_calendar(tx, user_key, match.row, clock.running_since)
    before = clocks.left_at(clock, calendar, max(clock.running_since, since)) or 0
    return before - (clocks.left_at(clock, calendar, ctx.now()) or 0)
