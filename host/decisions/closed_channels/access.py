"""Detection of closed channels: recording when a match's channel closes or opens, and reacting to it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import cast

from msgspec.structs import replace

from host.core import kinds, outbox, timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import Owner, guild_owner, match_owner
from host.decisions.closed_channels import lost_time, rest
from host.decisions.closed_channels.kinds import (
    ChannelTimer,
    CheckChannel,
    ClosedChannel,
    Closure,
    ClosureReason,
    HostNotice,
)
from host.decisions.closed_channels.redirection import repeat_notifications
from host.decisions.closed_channels.votes import ClosureVote
from host.decisions.vote import votes
from host.matches.match import loading
from host.matches.settings.time_controls import HOUR
from storage.core.database import Transaction
from storage.core.scheduling import outbox as stored_outbox
from storage.decisions import closed_channels as stored
from storage.decisions.closed_channels import ClosedChannelRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow

PATIENCE = HOUR
"""Milliseconds after which a closed channel's notifications are sent as direct messages.

If the cause is permanent, they are sent as direct messages at once.
"""
CHECK_INTERVAL = HOUR
SLACK = 2_000
"""Milliseconds to wait after the known end of a closure before the channel is checked again."""


async def note_closed(ctx: Context, match_id: int, channel: int, closure: Closure) -> bool:
    """Record that the bot can't write in a match's channel; return whether this is new information.

    Only running matches count. The channel is checked again later, or at once if the cause is permanent.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row, known = await matches.get(tx, match_id), await stored.get(tx, match_id)
        if known is not None or row is None or not _is_current(row, channel):
            return False
        closed = ClosedChannelRow(
            match_id=match_id, channel=channel, reason=closure.reason, since=ctx.now(), ends=closure.ends,
            is_contested=False,
        )  # fmt: skip
        await stored.put(tx, closed)
        await timers.put(tx, match_owner(match_id), ChannelTimer(), _next_check(ctx, closed, closure))
        if closure.is_permanent:
            await _queue_check(ctx, tx, row)
    return True


def _is_current(row: MatchRow, channel: int) -> bool:
    return row.status == "running" and row.channel == channel and row.channel_missing_since is None


def _next_check(ctx: Context, closed: ClosedChannelRow, closure: Closure) -> int:
    times = [ctx.now() + CHECK_INTERVAL]
    if closure.ends is not None:
        times.append(max(ctx.now(), closure.ends) + SLACK)
    if closed.direct_since is None:
        times.append(max(ctx.now(), closed.since + PATIENCE))
    return min(times)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: ChannelTimer) -> None:
    """Queue a check of whether the bot can now write in the channel."""
    row, closed = await matches.get(tx, owner.id), await stored.get(tx, owner.id)
    if row is None or closed is None:
        return
    if not _is_current(row, closed.channel):
        await stored.delete(tx, owner.id)
        return
    await _queue_check(ctx, tx, row)


async def _queue_check(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    check, guild = CheckChannel(row.id), guild_owner(row.guild_id)
    await outbox.delete_equal(tx, guild, check)
    await outbox.add(ctx, tx, guild, check)


async def confirm_closed(
    ctx: Context, match_id: int, closure: Closure, moderators: Collection[int] = ()
) -> None:
    """Record that a channel is still closed.

    If the cause is permanent or the channel has been closed for longer than PATIENCE, the bot sends direct
    messages from now on. `moderators` are the keys of the players who may have closed the channel.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        closed = await stored.get(tx, match_id)
        if closed is None:
            return
        closed = replace(closed, reason=closure.reason, ends=closure.ends)
        is_due = closure.is_permanent or ctx.now() >= closed.since + PATIENCE
        if closed.direct_since is None and is_due:
            closed = replace(closed, direct_since=ctx.now())
            await stored.put(tx, closed)
            await _notify_directly(ctx, tx, closed, moderators)
        else:
            await stored.put(tx, closed)
        await timers.put(tx, match_owner(match_id), ChannelTimer(), _next_check(ctx, closed, closure))


async def _notify_directly(
    ctx: Context, tx: Transaction, closed: ClosedChannelRow, moderators: Collection[int]
) -> None:
    """Send a match's notifications as direct messages from now on, and notify the hosts."""
    row = await loading.load_row(tx, closed.match_id)
    await outbox.add(ctx, tx, guild_owner(row.guild_id), HostNotice(row.id))
    with suppress(UserError):
        match = await loading.load_match(ctx, tx, row)
        await lost_time.give_back(ctx, tx, match, closed.since, moderators)
        await repeat_notifications(ctx, tx, match)
        await votes.show_directly(ctx, tx, match)


async def note_open(ctx: Context, match_id: int, moderators: Collection[int] = ()) -> None:
    """Record that the bot can write in a match's channel again, and make its messages due now.

    `moderators` are the keys of the players who may have closed the channel.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        owner = match_owner(match_id)
        closed = await stored.get(tx, match_id)
        if closed is None:
            return
        await stored.delete(tx, match_id)
        await timers.cancel(tx, owner, ChannelTimer())
        await stored_outbox.release(tx, owner.kind, owner.id)
        for row, question in await votes.open_votes(tx, match_id):
            if isinstance(question, ClosureVote):
                await votes.close(ctx, tx, row)
        with suppress(UserError):
            match = await loading.load_running(ctx, tx, match_id)
            if closed.direct_since is None:
                await lost_time.give_back(ctx, tx, match, closed.since, moderators)
            await rest.resume_clocks(ctx, tx, match, closed)


async def load_closed(ctx: Context, match_id: int) -> ClosedChannel | None:
    """Return a running match's closed channel; None if the channel is open or the match is over."""
    async with ctx.database.read_transaction() as tx:
        row, closed = await matches.get(tx, match_id), await stored.get(tx, match_id)
    if row is None or closed is None or not _is_current(row, closed.channel):
        return None
    return ClosedChannel(row, _closure(closed))


def _closure(closed: ClosedChannelRow) -> Closure:
    return Closure(cast("ClosureReason", closed.reason), closed.ends)


async def unreported(ctx: Context, guild_id: int) -> tuple[ClosedChannel, ...]:
    """Return a guild's closed channels that the hosts have not been notified about yet."""
    async with ctx.database.read_transaction() as tx:
        waiting = await outbox.of_owner(tx, guild_owner(guild_id))
    kind = kinds.feature_of(HostNotice), kinds.name_of(HostNotice)
    match_ids = {outbox.parse(row).match_id for row in waiting if (row.feature, row.kind) == kind}
    return tuple(
        closed_channel
        for closed_channel in await closed_of_guild(ctx, guild_id)
        if closed_channel.match.id in match_ids
    )


async def note_reported(ctx: Context, guild_id: int, closed: Sequence[ClosedChannel]) -> None:
    """Delete a guild's pending host notices about the given channels, which the hosts have just seen."""
    async with ctx.database.transaction() as tx:
        await outbox.delete_equal(
            tx, guild_owner(guild_id), *(HostNotice(closed_channel.match.id) for closed_channel in closed)
        )


async def active_guilds(ctx: Context) -> list[int]:
    """Return the guilds with matches that have not ended."""
    async with ctx.database.read_transaction() as tx:
        return await matches.active_guilds(tx)


async def closed_of_guild(ctx: Context, guild_id: int) -> tuple[ClosedChannel, ...]:
    """Return a guild's running matches whose channels are closed, newest first."""
    async with ctx.database.read_transaction() as tx:
        rows = {row.id: row for row in await matches.of_guild(tx, guild_id, ["running"])}
        closed = {match.match_id: match for match in await stored.of_matches(tx, [*rows])}
    return tuple(ClosedChannel(row, _closure(closed[row.id])) for row in rows.values() if row.id in closed)


async def closed_matches(ctx: Context) -> set[int]:
    """Return the matches whose channel is closed."""
    async with ctx.database.read_transaction() as tx:
        return set(await stored.match_ids(tx))
