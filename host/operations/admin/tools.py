"""Host tools: actions on a guild's matches, each with a reason and an audit log entry.

The caller checks whether the user is a host, because permissions and roles are managed in Discord. Undoing
moves, replacing players and checking logs are in other modules.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.model import Seat
from host.core import jobs, outbox
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.outbox import OutboxMessage
from host.core.owners import match_owner
from host.decisions.consent import authorize_or_ask
from host.matches.match import loading
from host.matches.match.cancellation import cancel_match
from host.matches.match.commit import commit
from host.matches.match.match import Match, refuse_season_match
from host.matches.match.narration import segments
from host.matches.permissions import Authority, authorize
from host.matches.settings.time_controls import HOUR, time_control_of
from host.messages.posts.kinds import DeleteMessage, PostCard, PostFailureNotice, PostFinal, PostSegment
from host.operations.admin.kinds import (
    AdminAct,
    Close,
    Closed,
    Extend,
    Extended,
    Pause,
    Paused,
    Repost,
    Reposted,
    Resume,
    Resumed,
)
from host.time.clock import settings_effects, timing
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow

MAX_HOURS = 24 * 30
"""Maximum number of hours that can be added to a clock at once."""


DecisiveAct: TypeAlias = Pause | Extend | Close
Tool: TypeAlias = Callable[[Context, int, Authority], Awaitable[MatchRow]]


async def pause(ctx: Context, match_id: int, by: Authority) -> MatchRow:
    """Pause the clocks of a running match until they are resumed.

    A reason is required.
    """
    async with _lock_running(ctx, match_id) as (tx, match):
        if match.row.paused_since is not None:
            raise user_error("paused-already")
        after = await _rule(ctx, tx, match, by, Pause())
    return after.row


async def resume(ctx: Context, match_id: int, by: Authority) -> MatchRow:
    """Resume the clocks of a match."""
    async with _lock_running(ctx, match_id) as (tx, match):
        if match.row.paused_since is None:
            raise user_error("not-paused")
        if match.row.channel_missing_since is not None:
            raise user_error("channel-lost")
        await authorize(ctx, tx, match.row, by, Resume())
        after = await timing.resume(ctx, tx, await commit(ctx, tx, match, [by.make_ruling(Resumed)]))
    return after.row


async def apply_to_all(ctx: Context, guild_id: int, by: Authority, tool: Tool) -> int:
    """Apply a tool to every running match of a guild, and return the number of changed matches.

    Each match has its own transaction.
    """
    async with ctx.database.read_transaction() as tx:
        running = await matches.of_guild(tx, guild_id, ("running",), limit=settings_effects.MAX_RUNNING)
    done = 0
    for row in running:
        with suppress(UserError):
            await tool(ctx, row.id, by)
            done += 1
    return done


async def extend(ctx: Context, match_id: int, seat: Seat, hours: int, by: Authority) -> MatchRow:
    """Add time to a seat's clock, whether or not it is the player's turn.

    A reason is required.
    """
    async with _lock_running(ctx, match_id) as (tx, match):
        if not 0 <= seat < len(match.seats) or match.seats[seat].user_key is None:
            raise user_error("no-person-there")
        if time_control_of(match.row.time_control) is None:
            raise user_error("no-clock")
        after = await _rule(
            ctx, tx, match, by, Extend(seat, hours, match.names[seat], match.seats[seat].user_key)
        )
    return after.row


async def close(ctx: Context, match_id: int, by: Authority) -> MatchRow:
    """End a match without a result, even if it can't be read.

    A reason is required.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if row.status not in ACTIVE_STATUSES:
            raise user_error(row.status)
        refuse_season_match(row)
        match = None
        with suppress(UserError):
            match = await loading.load_match(ctx, tx, row) if row.status == "running" else None
        if match is not None:
            return (await _rule(ctx, tx, match, by, Close())).row
        # No player can win a match that can't continue, so a host who plays in it needs no consent.
        await authorize(ctx, tx, row, replace(by, has_consent=True), Close(is_logged=False))
        await cancel_match(ctx, tx, row)
    return replace(row, status="cancelled")


async def _rule(ctx: Context, tx: Transaction, match: Match, by: Authority, act: DecisiveAct) -> Match:
    """Carry out a host action, or ask the table for consent first if the host plays in the match.

    Return the resulting match.
    """
    ruling = await authorize_or_ask(ctx, tx, match, by, act)
    return match if ruling is None else await carry_out(ctx, tx, match, act, ruling)


async def carry_out(ctx: Context, tx: Transaction, match: Match, act: AdminAct, by: Authority) -> Match:
    """Carry out a host action and record it in the audit log.

    Return the resulting match. If the action is no longer necessary or possible when the table agrees,
    nothing is changed.
    """
    if isinstance(act, Pause) and match.row.paused_since is not None:
        return match
    if isinstance(act, Extend) and match.seats[act.seat].user_key != act.whose:
        return match
    await authorize(ctx, tx, match.row, by, act)
    match act:
        case Pause():
            return await timing.pause(ctx, tx, await commit(ctx, tx, match, [by.make_ruling(Paused)]))
        case Extend():
            await timing.extend(ctx, tx, match, act.seat, act.hours * HOUR)
            return await commit(ctx, tx, match, [by.make_ruling(Extended, seat=act.seat, hours=act.hours)])
        case Close():
            row = (await commit(ctx, tx, match, [by.make_ruling(Closed)])).row
            await cancel_match(ctx, tx, row)
            return replace(match, row=replace(row, status="cancelled"))
    return match


async def repost(ctx: Context, match_id: int, by: Authority) -> MatchRow:
    """Post a match's last board and its card again, ahead of queued messages.

    The old card is deleted.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if row.channel_missing_since is not None:
            raise user_error("channel-lost")
        await authorize(ctx, tx, row, by, Repost())
        old, owner = row.card, match_owner(row.id)
        await matches.set_card(tx, row.id, None)
        row = replace(row, card=None)
        boards = await _last_board_messages(ctx, tx, row, by)
        await outbox.delete_equal(tx, owner, *boards)
        await outbox.delete_kinds(tx, owner, PostCard, PostFailureNotice)
        await outbox.offer_again(tx, owner)
        await outbox.add(ctx, tx, owner, *boards, PostCard(), is_urgent=True)
        if old is not None:
            await outbox.add(ctx, tx, owner, DeleteMessage(old))
    return row


async def _last_board_messages(
    ctx: Context, tx: Transaction, row: MatchRow, by: Authority
) -> list[OutboxMessage]:
    """Return the outbox messages that repost the last board.

    In a running match, also add a log entry about the repost.
    """
    if row.status == "finished":
        return [PostFinal()]
    if row.status != "running":
        return []
    try:
        match = await loading.load_match(ctx, tx, row, from_deal=True)
    except UserError:
        return []
    closed = [stretch.number for stretch in segments(match) if not stretch.is_open]
    await commit(ctx, tx, match, [by.make_ruling(Reposted)])
    return [PostSegment(number) for number in closed[-1:]]


@asynccontextmanager
async def _lock_running(ctx: Context, match_id: int) -> AsyncIterator[tuple[Transaction, Match]]:
    """Lock a running match for a host action.

    Afterwards, run the match's jobs, for example robot turns.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        yield tx, await loading.load_running(ctx, tx, match_id)
    await jobs.run(ctx, match_owner(match_id))
