"""Matches whose game can't be loaded: their clocks are stopped until the game is back.

The game's folder may be missing or broken, or the bot may no longer support the match's rules version. The
timer of such a match outlasts restarts, and checks whether the game is back.
"""

from __future__ import annotations

import logging

from msgspec import Struct
from msgspec.structs import replace

from host.core import kinds, outbox, timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.features import Feature, publish
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, match_owner
from host.core.timers import RETRY_DELAY, Timer, TimerDeferred
from host.matches.match import loading
from host.matches.match.events import DeadlineChanged
from host.matches.match.timers import refuse_while_unavailable
from host.time.clock import clocks, timing
from host.time.clock.rest import load_calendar
from storage.core.database import Transaction
from storage.core.scheduling import timers as stored_timers
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow
from storage.time.clock import clocks as stored

log = logging.getLogger(__name__)

ON_HOLD_DELAY = 60_000
"""Milliseconds until a timer is retried if the match's game is back, but the match has not continued yet."""


class CheckGame(Timer, frozen=True, tag="check"):
    """The timer that checks whether a match's game is back."""

    since: int | None = None
    """When the game was found missing, in Unix milliseconds; None before the first check."""


class GameMissing(OutboxMessage, frozen=True, tag="missing"):
    """Tells the players that their match is paused, because its game can't be loaded."""


class GameBack(OutboxMessage, frozen=True, tag="back"):
    """Tells the players that their match continues, because its game can be loaded again."""


class GameReturned(Struct, frozen=True):
    """A match's game can be loaded again after a time in which its players could do nothing.

    `since` and `until` are the limits of this time in Unix milliseconds.
    """

    match_id: int
    since: int
    until: int


async def refuse_while_on_hold(tx: Transaction, owner: Owner) -> None:
    """Raise TimerDeferred for a match whose game was missing, until the match continues."""
    if any(isinstance(found.timer, CheckGame) for found in await timers.of_owner(tx, owner)):
        raise TimerDeferred(ON_HOLD_DELAY)


def can_play(row: MatchRow) -> bool:
    """Return whether a match's game can be loaded in the match's rules version."""
    try:
        loading.game_of(row)
    except UserError:
        return False
    return True


async def on_startup(ctx: Context) -> None:
    """Check all running matches whose game can't be loaded, or could not be loaded before."""
    async with ctx.database.transaction() as tx:
        for row in await _find_affected(tx):
            owner = match_owner(row.id)
            if not any(isinstance(found.timer, CheckGame) for found in await timers.of_owner(tx, owner)):
                await timers.put(tx, owner, CheckGame(), ctx.now())
        await stored_timers.make_due(tx, "missing_games", [kinds.name_of(CheckGame)], ctx.now())


async def _find_affected(tx: Transaction) -> list[MatchRow]:
    """Return the running matches whose game can't be loaded."""
    found: list[MatchRow] = []
    for game, rules_version in await matches.running_rules(tx):
        rows = await matches.running_of_rules(tx, game, rules_version)
        if rows and not can_play(rows[0]):
            log.error("%d running matches are paused: %s can't be loaded", len(rows), game)
            found += rows
    return found


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: CheckGame) -> None:
    """Pause a match whose game is missing, or continue it if the game is back."""
    row = await matches.get(tx, owner.id)
    if row is None or row.status != "running":
        return
    await refuse_while_unavailable(ctx, tx, row.guild_id)
    if can_play(row):
        await _continue(ctx, tx, owner, row, timer)
        return
    if timer.since is None:
        timer = CheckGame(ctx.now())
        await outbox.replace_pending(ctx, tx, owner, GameMissing())
        if row.paused_since is None:
            await _pause(ctx, tx, row)
        await publish(ctx, tx, DeadlineChanged(row))
    await timers.put(tx, owner, timer, ctx.now() + RETRY_DELAY)


async def _pause(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Stop the clocks of a match without loading it."""
    for clock in (await stored.of_match(tx, row.id)).values():
        if clock.running_since is None:
            continue
        user_key = next(one.user_key for one in await seats.of_match(tx, row.id) if one.seat == clock.seat)
        if user_key is not None:
            calendar = await load_calendar(tx, user_key, row.guild_id, clock.running_since)
            clock = clocks.switch_calendar(clock, calendar, ctx.now())  # noqa: PLW2901  # the updated clock
        await stored.put(tx, replace(clock, running_since=None))
    await matches.set_paused(tx, row.id, ctx.now())


async def _continue(ctx: Context, tx: Transaction, owner: Owner, row: MatchRow, timer: CheckGame) -> None:
    """Start the clocks again, unless the match was paused for another reason too."""
    await outbox.delete_kinds(tx, owner, GameMissing)
    if timer.since is None:
        return
    await publish(ctx, tx, GameReturned(row.id, timer.since, ctx.now()))
    if row.paused_since != timer.since:
        return
    await timing.resume(ctx, tx, await loading.load_match(ctx, tx, row))
    await publish(ctx, tx, DeadlineChanged(row))
    await outbox.replace_pending(ctx, tx, owner, GameBack())


FEATURE = Feature(
    timers=CheckGame, handle_timer=handle_timer, posts=GameMissing | GameBack, on_startup=on_startup
)
