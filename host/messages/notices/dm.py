"""Direct messages about matches to users who subscribed, sent outside their quiet hours."""

from __future__ import annotations

from host.core import outbox, timers
from host.core.context import Context
from host.core.outbox import OutboxMessage
from host.core.owners import Owner
from host.core.timers import Timer
from host.messages.notices.notification_window import notification_window
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow


async def queue_dm(
    ctx: Context, tx: Transaction, owner: Owner, match_id: int, post: OutboxMessage, timer: Timer
) -> None:
    """Queue a direct message to a user.

    During the user's quiet hours, set `timer` instead, so that the message is sent when they end.
    """
    if await _may_notify_now(ctx, tx, owner, match_id, timer):
        await outbox.delete_equal(tx, owner, post)
        await outbox.add(ctx, tx, owner, post)


async def suppress_dm(ctx: Context, post: OutboxRow, match_id: int, timer: Timer) -> bool:
    """Postpone or drop a notification that must not be sent now.

    Return True if it was postponed or dropped.
    """
    async with ctx.database.transaction() as tx:
        if await _may_notify_now(ctx, tx, outbox.owner_of(post), match_id, timer):
            return False
        await outbox.delete(tx, post)
    return True


async def _may_notify_now(ctx: Context, tx: Transaction, owner: Owner, match_id: int, timer: Timer) -> bool:
    """Return whether a user may be notified now.

    If they may only be notified later, set `timer` for the next possible time.
    """
    at = (await notification_window(tx, match_id, owner.id)).next_time_if_absent(ctx.now())
    if at is not None and at > ctx.now():
        await timers.put(tx, owner, timer, at)
    return at == ctx.now()
