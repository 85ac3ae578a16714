"""Repeating turn notifications as direct messages when the bot can no longer write in the channel."""

from __future__ import annotations

from host.core import outbox, timers
from host.core.context import Context
from host.core.owners import match_owner
from host.matches.match.match import Match
from host.messages.notices import deliveries, notices
from host.messages.notices.kinds import NotifyTurn, TurnBegan
from host.messages.notices.notification_window import notification_window
from host.messages.notices.schedule import NOTICES
from host.time.clock import deadlines
from storage.core.database import Transaction
from storage.time.clock.clocks import ClockRow


async def repeat_notifications(ctx: Context, tx: Transaction, match: Match) -> None:
    """Repeat the turn notifications of all players to move, each as soon as notifications are allowed."""
    await outbox.delete_kinds(tx, match_owner(match.row.id), *NOTICES)
    await deliveries.delete_messages(
        ctx, tx, match.row.id, lambda outbox_message: isinstance(outbox_message, NOTICES)
    )
    for clock in await deadlines.clocks_of(tx, match):
        if clock.running_since is not None and match.has_other_humans(clock.seat):
            await _notify_again(ctx, tx, match, clock)


async def _notify_again(ctx: Context, tx: Transaction, match: Match, clock: ClockRow) -> None:
    for kind in NOTICES:
        await deliveries.mark_unsent(tx, match.row.id, kind(clock.seat, clock.turn))
    user_key = match.seats[clock.seat].user_key or 0
    at = (await notification_window(tx, match.row.id, user_key)).next_time_if_absent(ctx.now())
    if at == ctx.now():
        await notices.notify(ctx, tx, match, TurnBegan(clock.seat, clock.turn))
    elif at is not None:
        await timers.put(tx, match_owner(match.row.id), NotifyTurn(clock.seat, clock.turn), at)
