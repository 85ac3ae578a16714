"""Followers: notifications to spectators about matches that they follow."""

from __future__ import annotations

from itertools import chain
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.model import Seat
from engine.core.result import GameOutcome
from host.core import outbox, timers
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.outbox import OutboxMessage
from host.core.owners import Owner, user_owner
from host.core.timers import Timer
from host.core.users import User
from host.matches.match import loading
from host.matches.match.events import Committed, MatchCancelled
from host.matches.match.match import Match, names_of, seat_of
from host.matches.match.narration import LogLine, render_log, segments
from host.matches.match.reading import render_in_thread
from host.matches.settings.time_controls import MINUTE
from host.messages.notices.dm import queue_dm, suppress_dm
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow
from storage.messages import follow as follows
from storage.messages.follow import FollowRow


class NotifyFollower(Timer, frozen=True, tag="tell"):
    """A timer for notifying a follower about a match."""

    match_id: int


class FollowerNotification(OutboxMessage, frozen=True, tag="went-on"):
    """A notification to a follower that a match has progressed or ended."""

    match_id: int


FollowMode: TypeAlias = Literal["each", "end"]
"""When to notify a follower: after each segment, or only at the end of the match."""
MAX_FOLLOWED = 25
"""Maximum number of matches that a user may follow at a time."""
MAX_OF_MATCH = 50
"""Maximum number of followers per match, since each follower gets a separate message."""
BATCH_DELAY = 10 * MINUTE
"""Time for which finished segments are collected before a follower is notified, in milliseconds."""


class FollowerNews(Struct, frozen=True):
    """The events in a match since a follower was last notified."""

    match: MatchRow
    names: tuple[str, ...]
    log_lines: tuple[LogLine, ...]
    winners: tuple[Seat, ...]
    """The winners of a finished match; empty if it is still running or has no winners."""
    until: int
    """The number of the last log entry covered."""
    outcome: GameOutcome | None = None
    """What happened in a finished match; None if it is still running or ended without a result."""

    @property
    def is_over(self) -> bool:
        """Return whether the match is over and no further news will follow."""
        return self.match.status not in ACTIVE_STATUSES


async def follow(ctx: Context, match_id: int, user: User, mode: FollowMode) -> MatchRow:
    """Subscribe a user to notifications about a match."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if row.status not in ACTIVE_STATUSES:
            raise user_error(row.status)
        if seat_of(tuple(await seats.of_match(tx, match_id)), user) is not None:
            raise user_error("follow-own")
        known = await follows.get(tx, match_id, user.key)
        if known is None and await follows.count(tx, user.key) >= MAX_FOLLOWED:
            raise user_error("follow-too-many", most=MAX_FOLLOWED)
        if known is None and len(await follows.of_match(tx, match_id)) >= MAX_OF_MATCH:
            raise user_error("follow-crowded")
        await follows.put(
            tx,
            FollowRow(
                match_id=match_id,
                user_key=user.key,
                is_per_segment=mode == "each",
                last_notified_seq=row.head,
            ),
        )
    return row


async def unfollow(ctx: Context, match_id: int, user: User) -> MatchRow:
    """Unsubscribe a user from notifications about a match."""
    async with ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        if not await follows.delete(tx, match_id, user.key):
            raise user_error("follow-not")
        await timers.cancel(tx, user_owner(user.key), NotifyFollower(match_id))
    return row


async def on_commit(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Schedule notifications to followers when a segment or the match is over."""
    is_new = event.after.folded_log.positions[-1].seq > event.before.folded_log.head > 0
    if not (is_new or event.is_over):
        return
    for row in await follows.of_match(tx, event.row.id):
        if row.is_per_segment or event.is_over:
            await _schedule_notification(ctx, tx, row, 0 if event.is_over else BATCH_DELAY)


async def on_cancel(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Schedule notifications to followers after a match was ended without a result."""
    for row in await follows.of_match(tx, event.row.id):
        await _schedule_notification(ctx, tx, row, 0)


async def _schedule_notification(ctx: Context, tx: Transaction, row: FollowRow, milliseconds: int) -> None:
    """Schedule a follower's notification, unless an earlier one is already scheduled."""
    owner, at = user_owner(row.user_key), ctx.now() + milliseconds
    set_ = [
        set_timer.at
        for set_timer in await timers.of_owner(tx, owner)
        if set_timer.timer == NotifyFollower(row.match_id)
    ]
    await timers.put(tx, owner, NotifyFollower(row.match_id), min([at, *set_]))


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: NotifyFollower) -> None:
    """Queue a follower's notification, or postpone it to the end of quiet hours."""
    await queue_dm(ctx, tx, owner, timer.match_id, FollowerNotification(timer.match_id), timer)


async def suppress(ctx: Context, post: OutboxRow, notification: FollowerNotification) -> bool:
    """Postpone or drop a notification that must not be sent now.

    Return True if it was postponed or dropped.
    """
    return await suppress_dm(ctx, post, notification.match_id, NotifyFollower(notification.match_id))


async def load_news(ctx: Context, match_id: int, user_key: int) -> FollowerNews | None:
    """Return the events in a match that a follower has not been notified about.

    Return None if there are none, or if the user now plays in the match.
    """
    async with ctx.database.read_transaction() as tx:
        row, known = await matches.get(tx, match_id), await follows.get(tx, match_id, user_key)
        sitting = tuple(await seats.of_match(tx, match_id))
        if row is None or known is None or seat_of(sitting, User(user_key, "")) is not None:
            return None
        if row.status == "cancelled" or not row.head:
            return _without_result(row, names_of(sitting))
        try:
            match = await loading.load_match(ctx, tx, row, from_deal=True)
        except UserError:
            return None
    return await render_in_thread(match, lambda: _news(match, known))


def _without_result(row: MatchRow, names: tuple[str, ...]) -> FollowerNews | None:
    return None if row.status in ACTIVE_STATUSES else FollowerNews(row, names, (), (), row.head)


def _news(match: Match, known: FollowRow) -> FollowerNews | None:
    """Return the events since the last notification, without the segment in progress."""
    new = [
        stretch
        for stretch in segments(match)
        if stretch.end > known.last_notified_seq and not stretch.is_open
    ]
    is_over = match.row.status == "finished"
    if not (new or is_over):
        return None
    log_lines = tuple(chain.from_iterable(render_log(match, stretch, None) for stretch in new))
    result = match.game.result(match.state) if is_over else None
    return FollowerNews(
        match.row, match.names, log_lines, result.winners(len(match.seats)) if result else (),
        max(stretch.end for stretch in new) if new else 0, result.outcome if result else None,
    )  # fmt: skip


async def note_sent(ctx: Context, post: OutboxRow, user_key: int, news: FollowerNews) -> None:
    """Record that a follower was notified.

    If the match is over, delete the subscription.
    """
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        if news.is_over:
            await follows.delete(tx, news.match.id, user_key)
        else:
            await follows.set_last_notified(tx, news.match.id, user_key, news.until)


FEATURE = Feature(
    timers=NotifyFollower,
    handle_timer=handle_timer,
    posts=FollowerNotification,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.OTHERS, on_commit),
        Subscription(MatchCancelled, SubscriberOrder.OTHERS, on_cancel),
    ),
)
