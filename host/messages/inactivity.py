"""Closing inactive matches.

Players are warned and may keep the match open. Otherwise it is closed, but never deleted.
"""

from __future__ import annotations

from contextlib import suppress
from typing import ClassVar, TypeAlias, assert_never

from msgspec import Struct

from host.core import outbox, timers
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, match_owner
from host.core.timers import Timer
from host.core.users import User
from host.matches.log.entries import Entry, Ruling
from host.matches.match import loading
from host.matches.match.cancellation import cancel_match
from host.matches.match.commit import commit
from host.matches.match.events import (
    ChannelChanged,
    Committed,
    MatchCancelled,
    MatchImported,
    PauseChanged,
    TableChanged,
)
from host.matches.match.match import is_season_match, seat_of
from host.matches.match.timers import refuse_while_unavailable
from host.matches.settings import settings
from host.matches.settings.calendars import Calendar, add_running_time
from host.matches.settings.events import GuildSettingsChanged
from host.matches.settings.time_controls import DAY
from host.messages.notices import deliveries
from host.messages.notices.notification_window import may_notify
from host.messages.posts.kinds import ArchiveThread, DeleteMessage
from host.time.clock import deadlines
from host.time.clock.settings_effects import MAX_RUNNING
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow
from storage.time.clock import outages


class ClosedForInactivity(Ruling, frozen=True, kw_only=True, tag="deserted"):
    """The ruling that an inactive match is closed."""


class WarnOfClosing(Timer, frozen=True, tag="warn"):
    """A timer for the warning before an inactive match is closed."""


class CloseMatch(Timer, frozen=True, tag="close"):
    """A timer that closes an inactive match.

    `began` is the time of the warning, and `at` is the original closing time, both in Unix milliseconds.
    """

    is_rechecked: ClassVar[bool] = True
    began: int
    at: int


InactivityTimer: TypeAlias = WarnOfClosing | CloseMatch


class InactivityWarning(OutboxMessage, frozen=True, tag="idle"):
    """A warning that a match is about to be closed.

    `day` is the number of days since 1970. It makes warnings for the same match on different days distinct.
    """

    day: int


MAX_LEAD_TIME = 7 * DAY


def warning_lead_time(days: int) -> int:
    """Return the time between the warning to a match's players and its closing, in milliseconds.

    `days` is the guild's inactivity limit.
    """
    return min(MAX_LEAD_TIME, days * DAY // 2)


async def on_activity(
    ctx: Context,
    tx: Transaction,
    event: Committed | TableChanged | PauseChanged | MatchImported | ChannelChanged,
) -> None:
    """Restart a match's inactivity timer after activity, but not after a rejected request."""
    if isinstance(event, Committed) and event.is_over:
        await outbox.delete_kinds(tx, match_owner(event.row.id), InactivityWarning)
        return
    if isinstance(event, Committed) and all(map(_is_rejection, event.new_entries)):
        return
    row = event.match.row if isinstance(event, PauseChanged) else event.row
    if row.status in ACTIVE_STATUSES:
        await restart_timer(ctx, tx, row)


def _is_rejection(entry: Entry) -> bool:
    return isinstance(entry, Ruling) and entry.is_rejection


async def restart_timer(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Restart an unfinished match's inactivity timer.

    A match with paused clocks has no timer. A season match has no timer either, since it ends with the
    season.
    """
    owner = match_owner(row.id)
    await timers.cancel_kinds(tx, owner, CloseMatch)
    await outbox.delete_kinds(tx, owner, InactivityWarning)
    await deliveries.delete_messages(ctx, tx, row.id, lambda notice: isinstance(notice, InactivityWarning))
    days = (await settings.load_guild_settings(tx, row.guild_id)).idle_days
    if days and row.paused_since is None and not is_season_match(row):
        await timers.put(tx, owner, WarnOfClosing(), ctx.now() + days * DAY - warning_lead_time(days))
    else:
        await timers.cancel_kinds(tx, owner, WarnOfClosing)


async def on_cancel(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Cancel the inactivity notifications of a match that was ended without a result."""
    await outbox.delete_kinds(tx, match_owner(event.row.id), InactivityWarning)


async def restart_all_timers(ctx: Context, tx: Transaction, event: GuildSettingsChanged) -> None:
    """Restart the inactivity timers of a guild's matches after the guild has changed its limit."""
    if event.former.idle_days == event.current.idle_days:
        return
    for row in await matches.of_guild(tx, event.guild_id, ACTIVE_STATUSES, limit=MAX_RUNNING):
        await restart_timer(ctx, tx, row)


class ClosingNotice(Struct, frozen=True):
    """The content of the warning that a match is about to be closed."""

    match: MatchRow
    user_keys: tuple[int, ...]
    """All players with a seat."""
    pinged: tuple[int, ...]
    """The players to mention, who want notifications about the match."""
    closes: int
    """Unix milliseconds."""


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: InactivityTimer) -> None:
    """Warn players about an inactive match, or close it."""
    row = await matches.get(tx, owner.id)
    days = 0 if row is None else (await settings.load_guild_settings(tx, row.guild_id)).idle_days
    if row is None or row.status not in ACTIVE_STATUSES or row.paused_since is not None or not days:
        return
    await refuse_while_unavailable(ctx, tx, row.guild_id)
    promised = await _last_deadline(ctx, tx, row)
    if promised > ctx.now() + (warning_lead_time(days) if isinstance(timer, WarnOfClosing) else 0):
        await restart_timer(ctx, tx, row)
        await timers.put(tx, owner, WarnOfClosing(), promised - warning_lead_time(days))
        return
    match timer:
        case WarnOfClosing():
            await _warn(ctx, tx, row, ctx.now() + warning_lead_time(days))
        case CloseMatch():
            await _close_in_time(ctx, tx, row, timer)
        case _:
            assert_never(timer)


async def _last_deadline(ctx: Context, tx: Transaction, row: MatchRow) -> int:
    """Return the latest deadline among running clocks, or 0 if no clock is running.

    A match is never closed before this deadline.
    """
    if row.status != "running":
        return 0
    try:
        match = await loading.load_match(ctx, tx, row)
    except UserError:
        return 0
    times = [
        await deadlines.clock_deadline(tx, match, clock) for clock in await deadlines.clocks_of(tx, match)
    ]
    return max((at for at in times if at is not None), default=0)


async def _warn(ctx: Context, tx: Transaction, row: MatchRow, closes: int) -> None:
    owner = match_owner(row.id)
    await timers.put(tx, owner, CloseMatch(began=ctx.now(), at=closes), closes)
    notice = InactivityWarning(ctx.now() // DAY)
    if await deliveries.claim(ctx, tx, row.id, notice):
        await outbox.replace_pending(ctx, tx, owner, notice)


async def _close_in_time(ctx: Context, tx: Transaction, row: MatchRow, timer: CloseMatch) -> None:
    """Close a match if its closing time has passed.

    Outages postpone the closing time.
    """
    outage_periods = tuple(
        (outage.began, outage.ended) for outage in await outages.ended_after(tx, timer.began, row.guild_id)
    )
    closes = add_running_time(Calendar(outages=outage_periods), timer.began, timer.at - timer.began)
    if closes > ctx.now():
        await timers.put(tx, match_owner(row.id), timer, closes)
    else:
        await _close(ctx, tx, row)


async def _close(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """End a match because of inactivity.

    If the match can't be read, no log entry is written.
    """
    if row.status == "running":
        with suppress(UserError):
            row = (await commit(ctx, tx, await loading.load_match(ctx, tx, row), [ClosedForInactivity()])).row
    await cancel_match(ctx, tx, row)
    if row.is_thread:
        await outbox.add(ctx, tx, match_owner(row.id), ArchiveThread())


async def keep_open(ctx: Context, match_id: int, user: User) -> MatchRow:
    """Cancel the closing of an inactive match.

    Any player with a seat may do this.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if row.status not in ACTIVE_STATUSES:
            raise user_error(row.status)
        if seat_of(tuple(await seats.of_match(tx, match_id)), user) is None:
            raise user_error("not-in-match")
        await restart_timer(ctx, tx, row)
    return row


async def load_closing_notice(ctx: Context, match_id: int) -> ClosingNotice | None:
    """Return the content of a match's closing warning, or None if the warning is outdated."""
    async with ctx.database.read_transaction() as tx:
        row, closes = await loading.load_row(tx, match_id), await _closing_time(tx, match_id)
        if closes is None:
            return None
        user_keys = [
            seat.user_key for seat in await seats.of_match(tx, match_id) if seat.user_key is not None
        ]
        notified = [user_key for user_key in user_keys if await may_notify(ctx, tx, match_id, user_key)]
    return ClosingNotice(row, tuple(user_keys), tuple(notified), closes)


async def note_sent(ctx: Context, post: OutboxRow, notice: InactivityWarning, message: int) -> None:
    """Store the id of a warning's message.

    If the warning is outdated, queue the deletion of the message.
    """
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        row = await loading.load_row(tx, post.owner)
        if await _closing_time(tx, row.id) is None:
            await outbox.add(ctx, tx, match_owner(row.id), DeleteMessage(message))
        else:
            await deliveries.note_message(ctx, tx, row.id, notice, row.channel, message)


async def _closing_time(tx: Transaction, match_id: int) -> int | None:
    """Return when a match will be closed for inactivity, or None if its players have not been warned."""
    set_ = await timers.of_owner(tx, match_owner(match_id))
    return next((set_timer.at for set_timer in set_ if isinstance(set_timer.timer, CloseMatch)), None)


FEATURE = Feature(
    rulings=ClosedForInactivity,
    timers=InactivityTimer,
    handle_timer=handle_timer,
    posts=InactivityWarning,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.OTHERS, on_activity),
        Subscription(TableChanged, SubscriberOrder.OTHERS, on_activity),
        Subscription(PauseChanged, SubscriberOrder.OTHERS, on_activity),
        Subscription(MatchImported, SubscriberOrder.OTHERS, on_activity),
        Subscription(ChannelChanged, SubscriberOrder.OTHERS, on_activity),
        Subscription(MatchCancelled, SubscriberOrder.OTHERS, on_cancel),
        Subscription(GuildSettingsChanged, SubscriberOrder.OTHERS, restart_all_timers),
    ),
)
