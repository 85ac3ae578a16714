"""Pausing the clocks while a match's channel is closed and a player can't be notified."""

from __future__ import annotations

from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.owners import user_owner
from host.decisions.closed_channels.kinds import ChannelOpen, ClosureNotice, ClosureRest
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.time.clock import timing
from storage.core.database import Transaction
from storage.decisions import closed_channels as stored
from storage.decisions.closed_channels import ClosedChannelRow


async def pause_clocks(ctx: Context, tx: Transaction, match: Match, closed: ClosedChannelRow) -> None:
    """Pause a match's clocks, at most once per closure, and notify the players who can be reached."""
    if closed.rests_since is not None or match.row.paused_since is not None:
        return
    paused = await timing.pause(ctx, tx, await commit(ctx, tx, match, [ClosureRest(cause=closed.reason)]))
    await stored.put(tx, replace(closed, rests_since=paused.row.paused_since))
    for seat in match.seats:
        if seat.user_key is not None:
            await outbox.add(ctx, tx, user_owner(seat.user_key), ClosureNotice(match.row.id))


async def resume_clocks(ctx: Context, tx: Transaction, match: Match, closed: ClosedChannelRow) -> None:
    """Resume the clocks that were paused because the channel was closed."""
    if closed.rests_since is not None and match.row.paused_since == closed.rests_since:
        await timing.resume(ctx, tx, await commit(ctx, tx, match, [ChannelOpen()]))
