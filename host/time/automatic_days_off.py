"""Automatic days off: vacation days that the bot uses before a player runs out of time.

Only players who have turned this on use days automatically. A day off stops the player's clocks in all
matches, so the number of automatic days is limited: otherwise, players who never return would delay their
matches until their whole allowance is used.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import ClassVar

from msgspec.structs import replace

from engine.core.text import LocalizedText, SeatName, text
from host.core import timers
from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.owners import Owner, match_owner
from host.core.timers import Timer, TimerDeferred
from host.matches.log.entries import SeatRuling
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.match.timers import load_running
from host.matches.settings import settings
from host.matches.settings.calendars import zone_of
from host.matches.settings.time_controls import MINUTE, time_control_of
from host.time.clock import clocks, deadlines, settings_effects
from host.time.clock.days_off import vacation_left
from host.time.clock.events import ClockSet
from host.time.clock.rest import load_match_calendar
from storage.core.database import Transaction
from storage.decisions import closed_channels
from storage.time.clock import days_off as stored
from storage.time.clock.clocks import ClockRow
from storage.time.clock.days_off import DayOffRow

MARGIN = 15 * MINUTE
"""How long before the deadline a day is used, in milliseconds.

The player still has this time after the day off.
"""
MAX_DAYS = 7
"""Maximum number of automatic days off in `PERIOD`, in all matches together."""
PERIOD = timedelta(days=30)
SILENCE_CHECK_DELAY = 10 * MINUTE
"""Milliseconds until the timer fires again while the players can't be notified."""


class UseDayOff(Timer, frozen=True, tag="use"):
    """The timer that fires shortly before a seat's time runs out."""

    is_rechecked: ClassVar[bool] = True
    seat: int


class DayOffUsed(SeatRuling, frozen=True, kw_only=True, tag="day-off"):
    """A vacation day of a player was used because their time was about to run out."""

    day: str
    """An ISO date in the player's time zone."""

    def describe(self, host: SeatName) -> LocalizedText:
        """Return the text of the ruling, with the date."""
        return text("told-day-off", who=SeatName(self.seat), day=self.day)


async def set_timer(ctx: Context, tx: Transaction, event: ClockSet) -> None:
    """Set the timer for a seat whose player allows automatic days off."""
    user_key = event.match.seats[event.seat].user_key
    if user_key is None or not await _is_allowed(tx, event.match, user_key):
        return
    timer, owner = UseDayOff(event.seat), match_owner(event.match.row.id)
    at = None if event.clock is None else await _due_at(tx, event.match, event.clock)
    if at is None:
        await timers.cancel(tx, owner, timer)
    else:
        await timers.put(tx, owner, timer, max(at, ctx.now()))


async def _is_allowed(tx: Transaction, match: Match, user_key: int) -> bool:
    """Return whether both the match and the player allow automatic days off."""
    time_control = time_control_of(match.row.time_control)
    if time_control is None or not time_control.has_automatic_days_off:
        return False
    return (await settings.load_preferences(tx, user_key)).automatic_days_off


async def _due_at(tx: Transaction, match: Match, clock: ClockRow) -> int | None:
    """Return when to use a day off; None if the clock is not running, or runs for a window.

    A turn that begins shortly before its deadline gets half of its time first, so that no day is used for a
    player who moves at once.
    """
    if clock.seat not in match.awaited or match.has_stand_in(clock.seat) or clock.running_since is None:
        return None
    if match.window is not None:
        return None
    deadline = await deadlines.clock_deadline(tx, match, clock)
    if deadline is None:
        return None
    at = deadline - MARGIN
    return at if at > clock.running_since else (clock.running_since + deadline) // 2


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: UseDayOff) -> None:
    """Use a vacation day if the player is about to run out of time.

    If it is too early, the timer is set again.
    """
    match = await load_running(ctx, tx, owner)
    clock = None if match is None else await deadlines.clock_of(tx, match, timer.seat)
    if match is None or clock is None:
        return
    user_key, at = match.seats[timer.seat].user_key, await _due_at(tx, match, clock)
    if at is None or user_key is None or not await _is_allowed(tx, match, user_key):
        return
    if ctx.now() < at:
        await timers.put(tx, owner, timer, at)
        return
    await _wait_while_silent(tx, match.row.id)
    await _use_day(ctx, tx, match, clock, user_key)


async def _wait_while_silent(tx: Transaction, match_id: int) -> None:
    """Raise TimerDeferred while the players of a match can't be notified, because their clocks don't run out then."""
    closed = await closed_channels.get(tx, match_id)
    if closed is not None and closed.direct_since is None:
        raise TimerDeferred(SILENCE_CHECK_DELAY)


async def _use_day(ctx: Context, tx: Transaction, match: Match, clock: ClockRow, user_key: int) -> None:
    """Mark the day of the deadline as vacation, and announce it at the table."""
    deadline = await deadlines.clock_deadline(tx, match, clock)
    if deadline is None or deadline <= ctx.now():
        return
    zone = zone_of((await settings.load_preferences(tx, user_key)).zone)
    # A day that begins at the deadline would be too late.
    day = datetime.fromtimestamp((deadline - 1) / 1000, zone).date()
    if not await _is_available(tx, match, user_key, day) or not await _is_useful(
        tx, match, clock, user_key, day
    ):
        return
    async with settings_effects.change_calendar(ctx, tx, user_key):
        await stored.put(tx, DayOffRow(user_key=user_key, day=day.isoformat(), is_automatic=True))
    await commit(ctx, tx, match, [DayOffUsed(seat=clock.seat, day=day.isoformat())])


async def _is_available(tx: Transaction, match: Match, user_key: int, day: date) -> bool:
    """Return whether a user may use a vacation day in a match's guild automatically."""
    marked = await stored.of_user(tx, user_key)
    since = (day - PERIOD).isoformat()
    recent = sum(row.is_automatic and since < row.day for row in marked)
    is_marked = any(row.day == day.isoformat() for row in marked)
    return (
        not is_marked
        and recent < MAX_DAYS
        and await vacation_left(tx, user_key, match.row.guild_id, day.year) > 0
    )


async def _is_useful(tx: Transaction, match: Match, clock: ClockRow, user_key: int, day: date) -> bool:
    """Return whether a day off would delay a clock's deadline.

    It would not if the clock is already stopped on that day, or soon after a change of the time zone.
    """
    calendar = await load_match_calendar(tx, user_key, match.row, clock.running_since or 0)
    before = clocks.deadline(clock, calendar)
    after = clocks.deadline(clock, replace(calendar, days=calendar.days | {day.isoformat()}))
    return before is not None and after is not None and after > before


FEATURE = Feature(
    rulings=DayOffUsed,
    timers=UseDayOff,
    handle_timer=handle_timer,
    subscriptions=(Subscription(ClockSet, SubscriberOrder.NOTIFICATIONS, set_timer),),
)
