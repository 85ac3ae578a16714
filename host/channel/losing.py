"""A match whose channel is gone: it waits, and its players are told; one that has not begun ends."""

from __future__ import annotations

from msgspec.structs import replace

from host.channel.kinds import TellPlayer
from host.channel.rulings import ChannelLost
from host.clock import timing
from host.core import outbox
from host.core.context import Context
from host.core.owners import person_owner
from host.core.refusals import Refusal
from host.match import loading
from host.match.commit import commit
from host.match.ending import end
from storage.core.database import Transaction
from storage.match import matches, seats
from storage.match.matches import MatchRow


async def lose(ctx: Context, match_id: int, channel: int) -> None:
    """Note that a match's channel is gone; nothing where that is known, it has another, or the match is over."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.row_of(tx, match_id)
        if row.channel != channel:
            return
        if row.status == "open":
            await end(ctx, tx, row)
        elif row.status == "running" and row.channel_lost is None:
            # Clocks that rest already do so since before: by that they are told from those that stop now.
            since = max(ctx.now(), (row.paused or 0) + 1)
            await matches.set_channel_lost(tx, row.id, since)
            await _stop(ctx, tx, replace(row, channel_lost=since))
            await tell_players(ctx, tx, row.id)


async def _stop(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Stop the clocks of a match, unless they rest; of one that can't be read nothing more is said."""
    try:
        match = await loading.match_of(ctx, tx, row)
    except Refusal:
        if row.paused is None:
            await matches.set_paused(tx, row.id, row.channel_lost)
        return
    match = await commit(ctx, tx, match, [ChannelLost()])
    if row.paused is None:
        await timing.pause(ctx, tx, match)


async def tell_players(ctx: Context, tx: Transaction, match_id: int) -> None:
    """Have the players of a match told directly where it is."""
    for seat in await seats.of_match(tx, match_id):
        if seat.person is not None:
            owner, post = person_owner(seat.person), TellPlayer(match_id)
            await outbox.drop_exactly(tx, owner, post)
            await outbox.add(ctx, tx, owner, post)
