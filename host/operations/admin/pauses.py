"""Reminders that a match's clocks are still paused, sent every two weeks."""

from __future__ import annotations

from msgspec import Struct

from host.core import outbox, timers
from host.core.context import Context
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, match_owner
from host.core.timers import Timer
from host.matches.match import loading
from host.matches.match.events import PauseChanged
from host.matches.settings.time_controls import DAY
from host.messages.notices.notification_window import may_notify
from storage.core.database import Transaction
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow

REMINDER_DELAY = 14 * DAY
"""Milliseconds."""


class RemindOfPause(Timer, frozen=True, tag="pause-forgotten"):
    """A timer for reminding a table that its clocks are still paused."""


class PauseReminder(OutboxMessage, frozen=True, tag="still-paused"):
    """A reminder that a match's clocks are still paused.

    `since`, the start of the pause in Unix milliseconds, identifies the pause.
    """

    since: int


class PauseNotice(Struct, frozen=True):
    """The content of a reminder that a match's clocks are still paused."""

    match: MatchRow
    user_keys: tuple[int, ...]
    """The players who want notifications about the match."""
    since: int
    """Unix milliseconds."""


async def on_pause_change(ctx: Context, tx: Transaction, event: PauseChanged) -> None:
    """Schedule the reminder about a pause, or cancel it when the pause is over."""
    owner = match_owner(event.match.row.id)
    await timers.cancel_kinds(tx, owner, RemindOfPause)
    await outbox.delete_kinds(tx, owner, PauseReminder)
    if event.match.row.paused_since is not None:
        await timers.put(tx, owner, RemindOfPause(), event.match.row.paused_since + REMINDER_DELAY)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: RemindOfPause) -> None:
    """Queue the reminder that the table's clocks are still paused."""
    row = await matches.get(tx, owner.id)
    if row is None or row.status != "running" or row.paused_since is None:
        return
    await outbox.replace_pending(ctx, tx, owner, PauseReminder(row.paused_since))
    await timers.put(tx, owner, timer, ctx.now() + REMINDER_DELAY)


async def load_pause_notice(ctx: Context, match_id: int, post: PauseReminder) -> PauseNotice | None:
    """Return the content of a pause reminder, or None if the reminder is outdated."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if row.status != "running" or row.paused_since != post.since:
            return None
        user_keys = [
            seat.user_key for seat in await seats.of_match(tx, match_id) if seat.user_key is not None
        ]
        notified = [user_key for user_key in user_keys if await may_notify(ctx, tx, match_id, user_key)]
    return PauseNotice(row, tuple(notified), post.since)
