"""Updates of the tags of a forum post when its match opens, starts or ends."""

from __future__ import annotations

from host.core import outbox, timers
from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, match_owner
from host.core.timers import Timer
from host.matches.match.events import Committed, MatchCancelled
from host.matches.settings.time_controls import MINUTE
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow

MAX_ATTEMPTS = 5
RETRY_INTERVAL = 10 * MINUTE
"""Milliseconds before a failed update is repeated.

The match's other messages do not wait for it.
"""


class UpdateTags(OutboxMessage, frozen=True, tag="tags"):
    """A request to update the tags of a match's forum post; it has no effect in other threads."""

    attempts: int = 0
    """Number of times that the update has failed."""


class RetryTags(Timer, frozen=True, tag="retry"):
    """A timer that repeats a failed update."""

    attempts: int


async def queue_update(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Queue an update of the tags if a match is in a thread, which may be a forum post."""
    if row.is_thread:
        await outbox.replace_pending(ctx, tx, match_owner(row.id), UpdateTags())


async def on_commit(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Update the tags when a match starts or ends, or when its end is undone."""
    is_start = event.before.folded_log.head == 0
    if is_start or event.before.row.status != event.row.status:
        await queue_update(ctx, tx, event.row)


async def on_cancel(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Update the tags when a match is cancelled."""
    await queue_update(ctx, tx, event.row)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: RetryTags) -> None:
    """Repeat a failed update."""
    await outbox.replace_pending(ctx, tx, owner, UpdateTags(timer.attempts))


async def note_failed(ctx: Context, post: OutboxRow, content: UpdateTags) -> None:
    """Delete a failed update from the outbox, and repeat it later unless it has failed too often."""
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        attempts = content.attempts + 1
        if attempts < MAX_ATTEMPTS:
            owner = match_owner(post.owner)
            await timers.put(tx, owner, RetryTags(attempts), ctx.now() + RETRY_INTERVAL)


FEATURE = Feature(
    posts=UpdateTags,
    timers=RetryTags,
    handle_timer=handle_timer,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.OTHERS, on_commit),
        Subscription(MatchCancelled, SubscriberOrder.OTHERS, on_cancel),
    ),
)
