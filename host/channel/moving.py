"""Moving a match to another channel, with the posts that still hold and those not sent yet."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from host.authority.gate import Authority, authorize
from host.channel.acts import Move
from host.channel.losing import tell_players
from host.channel.rulings import Moved
from host.clock import timing
from host.core.context import Context
from host.core.features import publish
from host.core.owners import match_owner
from host.core.refusals import Refusal, refuse
from host.match import loading
from host.match.commit import commit
from host.match.events import ChannelChanged
from host.match.match import Match
from storage.core.database import Transaction
from storage.match import matches
from storage.match.matches import ALIVE, ChannelTaken, MatchRow
from storage.schedule import outbox as stored_outbox


async def move(ctx: Context, match_id: int, channel: int, by: Authority, *, is_thread: bool) -> MatchRow:
    """Have a match that is not over go on in another channel; a reason is needed."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        former = await loading.row_of(tx, match_id)
        if former.status not in ALIVE:
            raise refuse(former.status)
        row = await _put(tx, former, channel, is_thread=is_thread)
        match = None
        with suppress(Refusal):
            match = await loading.match_of(ctx, tx, row) if row.status == "running" else None
        await authorize(ctx, tx, row, by, Move(is_logged=match is not None))
        await publish(ctx, tx, ChannelChanged(row, former))
        if match is not None:
            await _go_on(ctx, tx, await commit(ctx, tx, match, [by.ruled(Moved)]), former)
        elif _was_stopped_by_loss(former):
            await matches.set_paused(tx, row.id, None)
        if former.channel_lost is not None:
            await tell_players(ctx, tx, row.id)
        owner = match_owner(row.id)
        await stored_outbox.release(tx, owner.kind, owner.id)
    return row


async def _put(tx: Transaction, former: MatchRow, channel: int, *, is_thread: bool) -> MatchRow:
    if former.channel == channel:
        raise refuse("already-here")
    if await matches.in_channel(tx, channel) is not None:
        raise refuse("channel-busy")
    try:
        await matches.set_channel(tx, former.id, channel, is_thread=is_thread)
    except ChannelTaken:
        raise refuse("channel-busy") from None
    return replace(former, channel=channel, is_thread=is_thread, card=None, channel_lost=None)


async def _go_on(ctx: Context, tx: Transaction, match: Match, former: MatchRow) -> None:
    """Let the clocks go on that had stopped for want of a channel; whoever is awaited is told so in the new one."""
    if _was_stopped_by_loss(former):
        await timing.resume(ctx, tx, match)
    else:
        await timing.again(ctx, tx, match)


def _was_stopped_by_loss(former: MatchRow) -> bool:
    """Tell whether clocks rest for want of a channel, and not because a host had stopped them before."""
    lost, paused = former.channel_lost, former.paused
    return lost is not None and paused is not None and paused >= lost
