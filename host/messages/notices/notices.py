"""Turn notifications.

Each one is sent at most once, and only while it is valid.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from engine.core.model import Seat
from engine.core.text import LocalizedText
from engine.core.windows import SecretWindow
from host.core import outbox, timers
from host.core.context import Context
from host.core.owners import Owner, match_owner
from host.matches.match.match import Match
from host.matches.match.narration import LogLine
from host.matches.match.reading import render_in_thread
from host.matches.match.timers import load_running
from host.matches.settings import settings
from host.matches.settings.settings import NotificationTarget
from host.messages.notices import deliveries, direct, schedule, validity
from host.messages.notices.kinds import (
    LastCall,
    NoticeTimer,
    NotifyNext,
    NotifyTurn,
    Reminder,
    RemindSeat,
    TurnBegan,
    TurnNotice,
    UpcomingTurn,
    WarnSeat,
)
from host.messages.notices.news import events_since_own_turn, has_moved
from host.messages.posts.kinds import DeleteMessage
from host.time.clock import deadlines
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow


class TurnNotification(Struct, frozen=True):
    """The content of a turn notification, with the position to show."""

    match: MatchRow
    names: tuple[str, ...]
    kind: TurnNotice
    user_key: int
    target: NotificationTarget
    heading: LocalizedText
    awaited: tuple[Seat, ...]
    deadline: int | None
    """The player's deadline in Unix milliseconds."""
    is_window: bool = False
    """Whether the player may answer in a window, instead of having to move."""
    log_lines: tuple[LogLine, ...] = ()
    """The events since the player's last turn; empty if the notification is about an upcoming turn."""
    has_moved: bool = True
    """Whether the player has had a turn; otherwise, the events begin with the match."""


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: NoticeTimer) -> None:
    """Queue a timer's notification, or reschedule the timer if the notification is not due yet."""
    match = await load_running(ctx, tx, owner)
    if match is None:
        return
    due = await schedule.due_at(ctx, tx, match, timer)
    if due is not None and due > ctx.now():
        await timers.put(tx, owner, timer, due)
    elif due is not None:
        await notify(ctx, tx, match, _notice_of(timer))


def _notice_of(timer: NoticeTimer) -> TurnNotice:
    match timer:
        case NotifyTurn():
            return TurnBegan(timer.seat, timer.turn)
        case RemindSeat():
            return Reminder(timer.seat, timer.turn)
        case WarnSeat():
            return LastCall(timer.seat, timer.turn)
        case NotifyNext():
            return UpcomingTurn(timer.seat, timer.turn)
    assert_never(timer)


def _timer_of(notice: TurnNotice) -> NoticeTimer:
    match notice:
        case TurnBegan():
            return NotifyTurn(notice.seat, notice.turn)
        case Reminder():
            return RemindSeat(notice.seat, notice.turn)
        case LastCall():
            return WarnSeat(notice.seat, notice.turn)
        case UpcomingTurn():
            return NotifyNext(notice.seat, notice.turn)
    assert_never(notice)


async def suppress(ctx: Context, post: OutboxRow, notice: TurnNotice) -> bool:
    """Postpone or drop a notification that must not be sent now.

    Quiet hours may have begun, or the player may have become active, since the notification was queued.
    Return True if it was postponed or dropped. Outdated notifications are not handled here.
    """
    async with ctx.database.transaction() as tx:
        match = await validity.load_match(ctx, tx, post.owner, notice)
        if match is None:
            return False
        due = await schedule.due_at(ctx, tx, match, _timer_of(notice))
        if due is not None and due <= ctx.now():
            return False
        await outbox.delete(tx, post)
        await deliveries.mark_unsent(tx, match.row.id, notice)
        if due is not None:
            await timers.put(tx, match_owner(match.row.id), _timer_of(notice), due)
    return True


async def notify(ctx: Context, tx: Transaction, match: Match, notice: TurnNotice) -> None:
    """Queue a notification, unless it is outdated or unnecessary.

    It is unnecessary if this or a later notification for the same turn was already sent. Earlier
    notifications for the same turn are deleted, or removed from the outbox.
    """
    if not await validity.is_valid(tx, match, notice):
        return
    for later in _later(notice):
        if await deliveries.is_sent(tx, match.row.id, later):
            return
    if not await deliveries.claim(ctx, tx, match.row.id, notice):
        return
    owner, earlier = match_owner(match.row.id), _earlier(notice)
    if earlier:
        await outbox.delete_equal(tx, owner, *earlier)
        await deliveries.delete_messages(
            ctx, tx, match.row.id, lambda outbox_message: getattr(outbox_message, "seat", None) == notice.seat
        )
    await direct.queue(ctx, tx, match, notice)


def _later(notice: TurnNotice) -> tuple[TurnNotice, ...]:
    """Return the later notifications about the same turn, which make the given one redundant."""
    seat, turn = notice.seat, notice.turn
    match notice:
        case TurnBegan():
            return Reminder(seat, turn), LastCall(seat, turn)
        case Reminder():
            return (LastCall(seat, turn),)
        case LastCall() | UpcomingTurn():
            return ()
    assert_never(notice)


def _earlier(notice: TurnNotice) -> tuple[TurnNotice, ...]:
    seat, turn = notice.seat, notice.turn
    kinds: tuple[TurnNotice, ...] = (TurnBegan(seat, turn), Reminder(seat, turn))
    return tuple(earlier for earlier in kinds if notice in _later(earlier))


async def load_notice(ctx: Context, match_id: int, notice: TurnNotice) -> TurnNotification | None:
    """Return the content of a notification, or None if it is outdated."""
    async with ctx.database.read_transaction() as tx:
        match = await validity.load_match(ctx, tx, match_id, notice, from_deal=True)
        user_key = None if match is None else match.seats[notice.seat].user_key
        if match is None or user_key is None:
            return None
        own = await settings.load_preferences(tx, user_key)
        if own.notices == "direct" and notice.seat not in match.awaited and match.window is not None:
            return None
        deadline = await deadlines.deadline_of(tx, match, notice.seat)
    return TurnNotification(
        match=match.row, names=match.names, kind=notice, user_key=user_key,
        target="direct" if is_private(match, notice) else own.notices,
        heading=match.game.heading(match.game.observe(match.state, None)), awaited=match.asked,
        is_window=match.window is not None and not isinstance(notice, UpcomingTurn), deadline=deadline,
        log_lines=await _render_log_lines(match, notice),
        has_moved=has_moved(match, notice.seat),
    )  # fmt: skip


def is_private(match: Match, notice: TurnNotice) -> bool:
    """Return whether a notification shows that its player has not answered in a secret window."""
    return isinstance(match.window, SecretWindow) and isinstance(notice, Reminder | LastCall)


async def _render_log_lines(match: Match, notice: TurnNotice) -> tuple[LogLine, ...]:
    if isinstance(notice, UpcomingTurn):
        return ()
    return await render_in_thread(match, lambda: events_since_own_turn(match, notice.seat))


async def note_sent(ctx: Context, post: OutboxRow, notice: TurnNotice, channel: int, message: int) -> None:
    """Store the id of a notification's message, or delete the message if it is outdated."""
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        if await validity.load_match(ctx, tx, post.owner, notice) is None:
            await outbox.add(ctx, tx, match_owner(post.owner), DeleteMessage(message, channel))
        else:
            await deliveries.note_message(ctx, tx, post.owner, notice, channel, message)
