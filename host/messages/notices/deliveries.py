"""Delivery records of notifications.

Each notification is sent only once, and deleted when it is outdated.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from msgspec.structs import replace

from host.core import kinds, outbox
from host.core.context import Context
from host.core.features import feature
from host.core.kinds import UnknownKind
from host.core.outbox import OutboxMessage
from host.core.owners import match_owner
from host.matches.match.events import ChannelChanged
from host.messages.posts.kinds import DeleteMessage
from storage.core.database import Transaction
from storage.messages import notices as stored
from storage.messages.notices import NoticeRow

log = logging.getLogger(__name__)


async def claim(ctx: Context, tx: Transaction, match_id: int, notice: OutboxMessage) -> bool:
    """Record that a notification is being sent; return False if it was already sent."""
    return await stored.claim(tx, _row(match_id, notice, ctx.now()))


async def is_sent(tx: Transaction, match_id: int, notice: OutboxMessage) -> bool:
    """Return whether a notification was sent."""
    return await stored.is_sent(tx, _row(match_id, notice, 0))


async def mark_unsent(tx: Transaction, match_id: int, notice: OutboxMessage) -> None:
    """Mark a notification as unsent, because sending failed or it has to be sent again later."""
    await stored.unclaim(tx, _row(match_id, notice, 0))


async def note_message(
    ctx: Context, tx: Transaction, match_id: int, notice: OutboxMessage, channel: int, message: int
) -> None:
    """Record the id of a notification's message."""
    row = _row(match_id, notice, ctx.now())
    await stored.set_message(tx, replace(row, channel=channel, message=message))


async def delete_messages(
    ctx: Context, tx: Transaction, match_id: int, predicate: Callable[[OutboxMessage], bool] | None = None
) -> None:
    """Delete a match's sent notifications.

    If `predicate` is set, delete only the notifications for which it is true. Notifications of unknown types
    are kept.
    """
    for row in await stored.current(tx, match_id):
        notice = parse(row)
        if notice is None or (predicate is not None and not predicate(notice)) or row.message is None:
            continue
        await stored.set_message(tx, replace(row, message=None))
        await outbox.add(ctx, tx, match_owner(match_id), DeleteMessage(row.message, row.channel))


async def on_channel_change(ctx: Context, tx: Transaction, event: ChannelChanged) -> None:
    """Delete the notifications in a match's former channel.

    They may be sent again in the new channel.
    """
    for row in await stored.current(tx, event.row.id):
        if row.message is not None and row.channel == event.former.channel and event.has_former_channel:
            await outbox.add(ctx, tx, match_owner(event.row.id), DeleteMessage(row.message, row.channel))
    await stored.delete_in_channel(tx, event.row.id, event.former.channel)


def _row(match_id: int, notice: OutboxMessage, at: int) -> NoticeRow:
    return NoticeRow(
        match_id=match_id, feature=kinds.feature_of(notice), kind=kinds.name_of(notice),
        payload=kinds.payload_of(notice), at=at,
    )  # fmt: skip


def parse(row: NoticeRow) -> OutboxMessage | None:
    """Return a stored notification, or None if this version does not know its kind."""
    try:
        notice: OutboxMessage = kinds.parse(feature(row.feature).posts, row.feature, row.kind, row.payload)
    except UnknownKind as error:
        log.error("match %d: a notification of an unknown kind is kept: %s", row.match_id, error)
        return None
    return notice
