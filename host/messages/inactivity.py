"""Inactive matches: players get a warning and may keep the match open.

Otherwise it is closed, never deleted.
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
from host.matches.log.entries import Ruling
from host.matches.match import loading
from host.matches.match.cancellation import end
from host.matches.match.commit import commit
from host.matches.match.events import BroughtIn, ChannelChanged, Committed, Ended, PauseChanged, TableChanged
from host.matches.match.match import is_bound, seat_of
from host.matches.match.timers import refuse_while_away
from host.matches.settings import settings
from host.matches.settings.calendars import Calendar, awake_after
from host.matches.settings.events import ServerSettingsChanged
from host.matches.settings.time_controls import DAY
from host.messages.notices import delivered
from host.messages.notices.notification_window import may_notify
from host.messages.posts.kinds import ArchiveThread, DeleteMessage
from host.time.clock import deadlines
from host.time.clock.follow_settings import MAX_RUNNING
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import ALIVE, MatchRow
from storage.time.clock import outages


class Deserted(Ruling, frozen=True, kw_only=True, tag="deserted"):
    """The match is closed because of long inactivity."""


class WarnOfClosing(Timer, frozen=True, tag="warn"):
    """The warning before closing an inactive match is due."""


class CloseMatch(Timer, frozen=True, tag="close"):
    """An inactive match has to be closed.

    The warning was at `began` and the original due time is `at` (Unix milliseconds).
    """

    is_rechecked: ClassVar[bool] = True
    began: int
    at: int


IdleTimer: TypeAlias = WarnOfClosing | CloseMatch


class AboutToClose(OutboxMessage, frozen=True, tag="idle"):
    """A match is about to be closed.

    `day`, counted from 1970, distinguishes such notifications.
    """

    day: int


MAX_NOTICE = 7 * DAY


def notice_for(days: int) -> int:
    """Return how long before closing players are warned, in milliseconds.

    `days` is the inactivity limit of the match.
    """
    return min(MAX_NOTICE, days * DAY // 2)


async def follow(
    ctx: Context, tx: Transaction, event: Committed | TableChanged | PauseChanged | BroughtIn | ChannelChanged
) -> None:
    """Restart the inactivity timer of a match after activity."""
    if isinstance(event, Committed) and event.is_over:
        await outbox.drop(tx, match_owner(event.row.id), AboutToClose)
        return
    row = event.match.row if isinstance(event, PauseChanged) else event.row
    if row.status in ALIVE:
        await restart_timer(ctx, tx, row)


async def restart_timer(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Restart the inactivity timer of an unfinished match.

    A match with paused clocks has no timer. Nor has a season's match, which ends with the season.
    """
    owner = match_owner(row.id)
    await timers.drop(tx, owner, CloseMatch)
    await outbox.drop(tx, owner, AboutToClose)
    await delivered.take_down(ctx, tx, row.id, lambda notice: isinstance(notice, AboutToClose))
    days = (await settings.of_server(tx, row.guild_id)).idle_days
    if days and row.paused is None and not is_bound(row):
        await timers.put(tx, owner, WarnOfClosing(), ctx.now() + days * DAY - notice_for(days))
    else:
        await timers.drop(tx, owner, WarnOfClosing)


async def stop(ctx: Context, tx: Transaction, event: Ended) -> None:
    """Cancel the inactivity notifications of a match that was ended."""
    await outbox.drop(tx, match_owner(event.row.id), AboutToClose)


async def restart_all_timers(ctx: Context, tx: Transaction, event: ServerSettingsChanged) -> None:
    """Restart the inactivity timers of a guild's matches after it has changed the limit."""
    if event.former.idle_days == event.now.idle_days:
        return
    for row in await matches.of_server(tx, event.guild_id, ALIVE, most=MAX_RUNNING):
        await restart_timer(ctx, tx, row)


class ClosingNotice(Struct, frozen=True):
    """The warning that a match is about to be closed."""

    match: MatchRow
    user_keys: tuple[int, ...]
    """All players with a seat."""
    pinged: tuple[int, ...]
    """The players among them who want notifications of the match."""
    closes: int
    """Unix milliseconds."""


async def ring(ctx: Context, tx: Transaction, owner: Owner, timer: IdleTimer) -> None:
    """Warn players about an inactive match, or close it."""
    row = await matches.get(tx, owner.id)
    days = 0 if row is None else (await settings.of_server(tx, row.guild_id)).idle_days
    if row is None or row.status not in ALIVE or row.paused is not None or not days:
        return
    await refuse_while_away(ctx, tx, row.guild_id)
    promised = await _last_deadline(ctx, tx, row)
    if promised > ctx.now() + (notice_for(days) if isinstance(timer, WarnOfClosing) else 0):
        await restart_timer(ctx, tx, row)
        await timers.put(tx, owner, WarnOfClosing(), promised - notice_for(days))
        return
    match timer:
        case WarnOfClosing():
            await _warn(ctx, tx, row, ctx.now() + notice_for(days))
        case CloseMatch():
            await _close_in_time(ctx, tx, row, timer)
        case _:
            assert_never(timer)


async def _last_deadline(ctx: Context, tx: Transaction, row: MatchRow) -> int:
    """Return the latest deadline of the running clocks; 0 if no clock runs.

    A match is never closed before it.
    """
    if row.status != "running":
        return 0
    try:
        match = await loading.match_of(ctx, tx, row)
    except UserError:
        return 0
    times = [await deadlines.deadline_by(tx, match, clock) for clock in await deadlines.clocks_of(tx, match)]
    return max((at for at in times if at is not None), default=0)


async def _warn(ctx: Context, tx: Transaction, row: MatchRow, closes: int) -> None:
    owner = match_owner(row.id)
    await timers.put(tx, owner, CloseMatch(began=ctx.now(), at=closes), closes)
    notice = AboutToClose(ctx.now() // DAY)
    if await delivered.claim(ctx, tx, row.id, notice):
        await outbox.replace_pending(ctx, tx, owner, notice)


async def _close_in_time(ctx: Context, tx: Transaction, row: MatchRow, timer: CloseMatch) -> None:
    """Close a match, postponed by the time in which the bot could not serve users."""
    gone = tuple(
        (outage.began, outage.ended) for outage in await outages.since(tx, timer.began, row.guild_id)
    )
    closes = awake_after(Calendar(outages=gone), timer.began, timer.at - timer.began)
    if closes > ctx.now():
        await timers.put(tx, match_owner(row.id), timer, closes)
    else:
        await _close(ctx, tx, row)


async def _close(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """End a match.

    For an unreadable match, no log entry is written.
    """
    if row.status == "running":
        with suppress(UserError):
            row = (await commit(ctx, tx, await loading.match_of(ctx, tx, row), [Deserted()])).row
    await end(ctx, tx, row)
    if row.is_thread:
        await outbox.add(ctx, tx, match_owner(row.id), ArchiveThread())


async def keep(ctx: Context, match_id: int, user: User) -> MatchRow:
    """Keep open a match that was about to be closed.

    Any player with a seat may do this.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.row_of(tx, match_id)
        if row.status not in ALIVE:
            raise user_error(row.status)
        if seat_of(tuple(await seats.of_match(tx, match_id)), user) is None:
            raise user_error("not-in-match")
        await restart_timer(ctx, tx, row)
    return row


async def of_post(ctx: Context, match_id: int) -> ClosingNotice | None:
    """Return the warning of an outbox message; None if it is out of date."""
    async with ctx.database.read_transaction() as tx:
        row, closes = await loading.row_of(tx, match_id), await _closes(tx, match_id)
        if closes is None:
            return None
        user_keys = [
            seat.user_key for seat in await seats.of_match(tx, match_id) if seat.user_key is not None
        ]
        heard = [user_key for user_key in user_keys if await may_notify(ctx, tx, match_id, user_key)]
    return ClosingNotice(row, tuple(user_keys), tuple(heard), closes)


async def note_sent(ctx: Context, post: PostRow, notice: AboutToClose, message: int) -> None:
    """Record that a warning was sent, with its message.

    A warning that is out of date will be deleted.
    """
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, post)
        row = await loading.row_of(tx, post.owner)
        if await _closes(tx, row.id) is None:
            await outbox.add(ctx, tx, match_owner(row.id), DeleteMessage(message))
        else:
            await delivered.note_message(ctx, tx, row.id, notice, row.channel, message)


async def _closes(tx: Transaction, match_id: int) -> int | None:
    """Return when a match will be closed; None if it won't be."""
    set_ = await timers.of_owner(tx, match_owner(match_id))
    return next((one.at for one in set_ if isinstance(one.timer, CloseMatch)), None)


FEATURE = Feature(
    rulings=Deserted,
    timers=IdleTimer,
    handle_timer=ring,
    posts=AboutToClose,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.REST, follow),
        Subscription(TableChanged, SubscriberOrder.REST, follow),
        Subscription(PauseChanged, SubscriberOrder.REST, follow),
        Subscription(BroughtIn, SubscriberOrder.REST, follow),
        Subscription(ChannelChanged, SubscriberOrder.REST, follow),
        Subscription(Ended, SubscriberOrder.REST, stop),
        Subscription(ServerSettingsChanged, SubscriberOrder.REST, restart_all_timers),
    ),
)
