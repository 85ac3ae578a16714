"""Players in a match with a closed channel who can't receive direct messages either."""

from __future__ import annotations

from msgspec.structs import replace

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import normalize_name
from host.decisions.closed_channels import rest
from host.decisions.closed_channels.votes import ClosureVote
from host.decisions.consent import TIME_TO_OBJECT
from host.decisions.vote import votes
from host.matches.match import loading
from storage.decisions import closed_channels as stored


async def note_unreachable(ctx: Context, match_id: int, user_key: int, *, is_moderator: bool) -> None:
    """Pause a match's clocks because a player who has to move can't be notified.

    If that player may have closed the channel, the table votes on the pause first.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        closed = await stored.get(tx, match_id)
        try:
            match = await loading.load_running(ctx, tx, match_id)
        except UserError:
            return
        seat = next((seat for seat in match.seats if seat.user_key == user_key), None)
        if closed is None or seat is None or seat.seat not in match.awaited:
            return
        if not is_moderator:
            await rest.pause_clocks(ctx, tx, match, closed)
        elif not closed.is_contested and match.row.paused_since is None:
            await stored.put(tx, replace(closed, is_contested=True))
            question = ClosureVote(user_key, normalize_name(seat.name))
            await votes.open_vote(ctx, tx, match, question, duration=TIME_TO_OBJECT)
