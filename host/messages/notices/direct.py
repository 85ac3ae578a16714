"""Turn notifications by direct message, used if the bot can't write in the match's channel."""

from __future__ import annotations

from types import MappingProxyType

from host.core import outbox
from host.core.context import Context
from host.core.kinds import name_of
from host.core.owners import match_owner, user_owner
from host.matches.match.match import Match
from host.messages.notices import deliveries, validity
from host.messages.notices.kinds import (
    DirectNotice,
    LastCall,
    NotifiedTurn,
    Reminder,
    TurnBegan,
    TurnNotice,
    UpcomingTurn,
)
from host.messages.posts.kinds import DeleteMessage
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.decisions import closed_channels

_KINDS = MappingProxyType({name_of(kind): kind for kind in (TurnBegan, Reminder, LastCall, UpcomingTurn)})


async def is_direct(tx: Transaction, match_id: int) -> bool:
    """Return whether a match's notifications must be sent as direct messages instead of in its channel.

    This overrides the players' preferences.
    """
    closed = await closed_channels.get(tx, match_id)
    return closed is not None and closed.direct_since is not None


async def queue(ctx: Context, tx: Transaction, match: Match, notice: TurnNotice) -> None:
    """Queue a turn notification for the match's channel, or as a direct message if the bot can't write there."""
    user_key = match.seats[notice.seat].user_key
    if user_key is not None and await is_direct(tx, match.row.id):
        turn = NotifiedTurn(match.row.id, notice.seat, notice.turn)
        await outbox.add(ctx, tx, user_owner(user_key), DirectNotice(turn, name_of(notice)))
    else:
        await outbox.add(ctx, tx, match_owner(match.row.id), notice)


def notice_of(post: DirectNotice) -> TurnNotice:
    """Return the turn notification that a direct message contains."""
    return _KINDS[post.notice](post.turn.seat, post.turn.turn)


async def drop(ctx: Context, post: OutboxRow, content: DirectNotice) -> None:
    """Delete an outdated direct message from the outbox.

    If the turn is not over, queue a new one.
    """
    match_id, notice = content.turn.match_id, notice_of(content)
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        await deliveries.mark_unsent(tx, match_id, notice)
        match = await validity.load_match(ctx, tx, match_id, notice)
        if match is not None and await deliveries.claim(ctx, tx, match_id, notice):
            await queue(ctx, tx, match, notice)


async def note_sent(ctx: Context, post: OutboxRow, content: DirectNotice, channel: int, message: int) -> None:
    """Store the id of a notification's message, or delete the message if it is outdated."""
    match_id, notice = content.turn.match_id, notice_of(content)
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        if await validity.load_match(ctx, tx, match_id, notice) is None:
            await outbox.add(ctx, tx, match_owner(match_id), DeleteMessage(message, channel))
        else:
            await deliveries.note_message(ctx, tx, match_id, notice, channel, message)
