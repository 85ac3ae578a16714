"""Schedule the notifications about current and upcoming turns.

The timers depend on the turn's clock.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import play
from engine.core.model import Seat
from host.core import outbox, timers
from host.core.context import Context
from host.core.outbox import OutboxMessage
from host.core.owners import match_owner
from host.core.timers import Timer
from host.matches.log.entries import Move, TimedOut
from host.matches.match.events import Committed, MatchCancelled
from host.matches.match.match import Match
from host.matches.settings.calendars import Calendar, add_running_time
from host.matches.settings.time_controls import HOUR
from host.messages.notices import deliveries
from host.messages.notices.kinds import (
    LastCall,
    NoticeTimer,
    NotifyNext,
    NotifyTurn,
    Reminder,
    RemindSeat,
    TurnBegan,
    UpcomingTurn,
    WarnSeat,
)
from host.messages.notices.notification_window import NotificationWindow, notification_window
from host.time.clock import deadlines
from host.time.clock.events import ClockSet
from host.time.clock.rest import load_match_calendar
from storage.core.database import Transaction
from storage.messages import notices
from storage.time.clock.clocks import ClockRow

TURN_TIMERS = (NotifyTurn, RemindSeat, WarnSeat)
NOTICES = (TurnBegan, Reminder, LastCall, UpcomingTurn)
GRACE = 120_000
"""Delay of a turn notification in milliseconds, in case the player moves or the turn is undone."""
LAST_CALL = 6 * HOUR
"""Maximum time between the final warning and the deadline, in milliseconds.

A quarter of the turn's time is used if that is shorter.
"""


async def cancel_unsent(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Cancel queued notifications that a commit has made outdated."""
    owner = match_owner(event.row.id)
    moved = {
        entry.seat
        for entry in event.new_entries
        if isinstance(entry, Move) and event.is_same_turn(entry.seat) and not event.is_secret
    }
    set_ = [set_timer.timer for set_timer in await timers.of_owner(tx, owner)]
    begun = [timer for timer in set_ if isinstance(timer, NotifyTurn) and timer.seat in moved]
    await timers.cancel(tx, owner, *begun)
    asked = {seat for seat in _still_awaited(event) if not event.after.awaits_robot(seat)} - _timed_out_seats(
        event
    )

    def is_over(post: OutboxMessage) -> bool:
        if isinstance(post, UpcomingTurn):
            return not event.is_same_turn_for_all
        return isinstance(post, NOTICES) and post.seat not in asked

    await outbox.delete_matching(tx, owner, is_over)


async def delete_sent(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Delete sent notifications that a commit has made obsolete."""

    def is_over(post: OutboxMessage) -> bool:
        if not isinstance(post, NOTICES):
            return False
        if event.is_same_turn_for_all:
            return post.seat in _timed_out_seats(event)
        return isinstance(post, UpcomingTurn) or post.seat not in _still_awaited(event) - _timed_out_seats(
            event
        )

    await deliveries.delete_messages(ctx, tx, event.row.id, is_over)


def _still_awaited(event: Committed) -> set[Seat]:
    """Return the seats whose current turn continues after a commit."""
    return {seat for seat in event.after.asked if event.is_same_turn(seat)}


def _timed_out_seats(event: Committed) -> set[Seat]:
    """Return the seats for which a commit contains a timeout entry."""
    return {entry.seat for entry in event.new_entries if isinstance(entry, TimedOut)}


async def on_cancel(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Cancel and delete the notifications of a match that was ended without a result."""
    await outbox.delete_kinds(tx, match_owner(event.row.id), *NOTICES)
    await deliveries.delete_messages(ctx, tx, event.row.id)


async def set_timers(ctx: Context, tx: Transaction, event: ClockSet) -> None:
    """Replace the timers of a seat's current turn.

    Players whose opponents are all robots are not notified.
    """
    match, clock, owner = event.match, event.clock, match_owner(event.match.row.id)
    times: dict[Timer, int] = {}
    user_key = None if clock is None else match.seats[clock.seat].user_key
    is_waited_for = event.seat in match.asked and match.has_other_humans(event.seat)
    if clock is not None and user_key is not None and is_waited_for:
        await notices.load_notification_state(
            tx, match.row.id, [seat.user_key for seat in match.seats if seat.user_key is not None]
        )
        await _shorten_snooze(ctx, tx, match, clock, user_key)
        times = await _times_of_turn(ctx, tx, match, clock, user_key)
        times |= await _time_of_next(ctx, tx, match, clock)
    set_ = [
        set_timer.timer
        for set_timer in await timers.of_owner(tx, owner)
        if _is_about(set_timer.timer, event.seat)
    ]
    await timers.cancel(tx, owner, *(timer for timer in set_ if timer not in times))
    await timers.put_all(tx, owner, times)


def _is_about(timer: Timer, seat: Seat) -> bool:
    """Return whether a timer depends on a seat's clock.

    The timers for the next player depend on all clocks.
    """
    return isinstance(timer, NotifyNext) or (isinstance(timer, TURN_TIMERS) and timer.seat == seat)


async def _shorten_snooze(
    ctx: Context, tx: Transaction, match: Match, clock: ClockRow, user_key: int
) -> None:
    """Shorten a temporary mute so that the user can still be warned in time.

    The mute ends at the final warning or halfway to the deadline, whichever is later.
    """
    mute = await notices.get_mute(tx, match.row.id, user_key)
    deadline = await deadlines.clock_deadline(tx, match, clock)
    if (
        mute is None
        or mute.until is None
        or deadline is None
        or clock.running_since is None
        or clock.remaining_ms is None
    ):
        return
    calendar = await load_match_calendar(tx, user_key, match.row, clock.running_since)
    last_call = add_running_time(
        calendar, clock.running_since, clock.remaining_ms - _warning_time(clock.remaining_ms)
    )
    latest = max(last_call, (ctx.now() + deadline) // 2)
    if mute.until > latest:
        await notices.put_mute(tx, replace(mute, until=latest))


def _warning_time(left: int) -> int:
    """Return how many milliseconds before the deadline to send the final warning.

    `left` is the time available for the turn.
    """
    return min(LAST_CALL, left // 4)


async def _times_of_turn(
    ctx: Context, tx: Transaction, match: Match, clock: ClockRow, user_key: int
) -> dict[Timer, int]:
    """Return the times of the notifications about a player's turn: its beginning, the reminder and the warning.

    The times are in Unix milliseconds. No notification is scheduled after the deadline.
    """
    window = await notification_window(tx, match.row.id, user_key)
    times: dict[Timer, int | None] = {NotifyTurn(clock.seat, clock.turn): _time_of_begun(ctx, window, clock)}
    if clock.remaining_ms is not None and clock.running_since is not None:
        calendar = await load_match_calendar(tx, user_key, match.row, clock.running_since)
        times |= _times_before_deadline(clock, window, calendar, ctx.now())
    deadline = await deadlines.clock_deadline(tx, match, clock)
    return {
        timer: at for timer, at in times.items() if at is not None and (deadline is None or at < deadline)
    }


def _time_of_begun(ctx: Context, window: NotificationWindow, clock: ClockRow) -> int | None:
    """Return when to notify a player that their turn has begun, or None if the daily digest does it."""
    if window.is_in_digest(clock):
        return None
    return window.next_time(ctx.now() + grace_of(clock), _latest(clock))


def _times_before_deadline(
    clock: ClockRow, window: NotificationWindow, calendar: Calendar, now: int
) -> dict[Timer, int | None]:
    """Return when to send the reminder and the final warning.

    A time is None if the notification must not be sent.
    """
    left, since, last = (
        clock.remaining_ms or 0,
        clock.running_since or 0,
        _warning_time(clock.remaining_ms or 0),
    )

    def after(used: int) -> int:
        """Return when the player will have used `used` milliseconds of their time."""
        return max(now, add_running_time(calendar, since, used))

    last_call = window.next_time(after(left - last), after(left - last // 2))
    times: dict[Timer, int | None] = {WarnSeat(clock.seat, clock.turn): last_call}
    if window.preferences.remind_at and not window.is_in_digest(clock):
        times[RemindSeat(clock.seat, clock.turn)] = window.next_time(
            after(left * window.preferences.remind_at // 100)
        )
    return times


def grace_of(clock: ClockRow) -> int:
    """Return the delay of a turn notification in milliseconds.

    The delay is shorter if the player has little time.
    """
    return GRACE if clock.remaining_ms is None else min(GRACE, clock.remaining_ms // 20)


def _latest(clock: ClockRow) -> int | None:
    """Return the latest time to which a turn notification to an active player may be postponed.

    At this time, the player has used an eighth of the turn's time. Return None if there is no time limit.
    """
    return (
        None
        if clock.remaining_ms is None or clock.running_since is None
        else clock.running_since + clock.remaining_ms // 8
    )


async def _time_of_next(ctx: Context, tx: Transaction, match: Match, clock: ClockRow) -> dict[Timer, int]:
    """Return when to notify the next player that their turn is near.

    Return an empty dict if no player is to be notified, for example because the player does not want such
    notifications.
    """
    seat: Seat | None = (
        play.next_seat(match.state) if len(match.awaited) == 1 and match.window is None else None
    )
    user_key = None if seat is None or seat == clock.seat else match.seats[seat].user_key
    if seat is None or user_key is None:
        return {}
    window = await notification_window(tx, match.row.id, user_key)
    is_wanted = window.preferences.near and not window.is_in_digest(clock)
    at = window.next_time(ctx.now() + grace_of(clock)) if is_wanted else None
    return {} if at is None else {NotifyNext(seat, clock.turn): at}


async def due_at(ctx: Context, tx: Transaction, match: Match, timer: NoticeTimer) -> int | None:
    """Return when a timer is due in the current state of the match, or None if it must not fire.

    Clocks are stopped during an outage, so the length of the outage is added to timers that were set before
    it.
    """
    user_key = match.seats[timer.seat].user_key
    if user_key is None or not match.has_other_humans(timer.seat):
        return None
    if isinstance(timer, RemindSeat | WarnSeat) and timer.seat not in match.awaited:
        return None
    window = await notification_window(tx, match.row.id, user_key)
    if isinstance(timer, NotifyNext):
        return window.next_time(ctx.now())
    clock = await deadlines.clock_of(tx, match, timer.seat)
    if clock is None:
        return None
    if isinstance(timer, NotifyTurn):
        return None if window.is_in_digest(clock) else window.next_time(ctx.now(), _latest(clock))
    return (await _times_of_turn(ctx, tx, match, clock, user_key)).get(timer)
