"""Combined notifications: one message for a player who has to move in several matches.

After an outage, after a restart or at the end of quiet hours, several notifications are due at the same time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TypeVar

from msgspec import Struct

from host.core import kinds, outbox, timers
from host.core.context import Context
from host.core.kinds import UnknownKind
from host.core.owners import match_owner, user_owner
from host.matches.settings import settings
from host.matches.settings.settings import NotificationTarget
from host.matches.settings.time_controls import MINUTE
from host.messages.notices import deliveries, validity
from host.messages.notices.kinds import (
    CombinedTurns,
    NotifiedTurn,
    NotifyTurn,
    TurnBegan,
    TurnNotice,
    UpcomingTurn,
)
from host.messages.posts.kinds import DeleteMessage
from storage.core.database import Transaction
from storage.core.scheduling import outbox as stored_outbox
from storage.core.scheduling import timers as stored_timers
from storage.core.scheduling.outbox import OutboxRow
from storage.core.scheduling.timers import TimerRow
from storage.decisions import closed_channels
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow
from storage.time.clock.clocks import ClockRow

T = TypeVar("T")

MIN_COMBINED = 3
"""Minimum number of notifications to a user that are combined into one."""
LOOKAHEAD = 10 * MINUTE
"""Time to look ahead, in milliseconds.

Notifications due within this time are combined with notifications that are already due.
"""
FEATURE = kinds.feature_of(TurnBegan)


class CombinedNotice(Struct, frozen=True):
    """A notification to a player who has to move in several matches."""

    user_key: int
    target: NotificationTarget
    count: int
    match: MatchRow
    """The match in which the player has the least time left."""
    turn: NotifiedTurn


class PendingNotifications(Struct, frozen=True):
    """Notifications to one user that are due at about the same time."""

    user_key: int
    posts: dict[NotifiedTurn, list[OutboxRow]]
    """The pending outbox messages, by turn."""
    timers: dict[NotifiedTurn, list[TimerRow]]
    """The timers for notifications that are not queued yet, by turn."""
    summaries: list[OutboxRow]
    """The combined notifications that are already queued."""

    @property
    def turns(self) -> tuple[NotifiedTurn, ...]:
        """Return the turns of all pending messages and timers, without duplicates."""
        return tuple(dict.fromkeys((*self.posts, *self.timers)))

    @property
    def is_combined(self) -> bool:
        """Return whether the notifications should be combined into one."""
        return len(self.turns) >= MIN_COMBINED or (bool(self.summaries) and bool(self.turns))


async def merge_pending(ctx: Context, post: OutboxRow, notice: TurnNotice) -> bool:
    """Combine a notification with others to the same user.

    Return True if it must not be sent separately.
    """
    if isinstance(notice, UpcomingTurn):
        return False
    async with ctx.database.read_transaction() as tx:
        if post.id not in {row.id for row in await outbox.of_owner(tx, outbox.owner_of(post))}:
            return True
        batch = await _load_batch(ctx, tx, post.owner, notice.seat)
    return batch is not None and batch.is_combined and await _combine(ctx, post, notice.seat)


async def _combine(ctx: Context, post: OutboxRow, seat: int) -> bool:
    """Combine all due notifications to a seat's player.

    Return False if there are too few to combine.
    """
    async with ctx.database.transaction() as tx:
        batch = await _load_batch(ctx, tx, post.owner, seat)
        if batch is None or not batch.is_combined:
            return False
        turns = list(batch.turns)
        for row in batch.summaries:
            turns += outbox.parse(row).turns
        row_ids = [row.id for rows in batch.posts.values() for row in rows]
        await stored_outbox.delete_sent(tx, post.id, *row_ids, *(row.id for row in batch.summaries))
        for turn, rows in batch.timers.items():
            for timer in rows:
                await stored_timers.claim(tx, timer)
            await deliveries.claim(ctx, tx, turn.match_id, TurnBegan(turn.seat, turn.turn))
        await outbox.add(ctx, tx, user_owner(batch.user_key), CombinedTurns(tuple(dict.fromkeys(turns))))
    return True


async def _load_batch(ctx: Context, tx: Transaction, match_id: int, seat: int) -> PendingNotifications | None:
    """Return the notifications that are due now or soon for a seat's player.

    Return None if no user has the seat.
    """
    sitting = await seats.of_match(tx, match_id)
    user_key = sitting[seat].user_key if seat < len(sitting) else None
    if user_key is None:
        return None
    true = await validity.find_turns(ctx, tx, user_key)
    matches_of_turns = sorted({turn.match_id for turn in true})
    posts = await stored_outbox.of_matches(tx, matches_of_turns, FEATURE)
    until = ctx.now() + LOOKAHEAD
    due = await stored_timers.of_matches(tx, matches_of_turns, FEATURE, kinds.name_of(NotifyTurn), until)
    return PendingNotifications(
        user_key,
        _by_turn(((turn, row) for turn, row in _turns_of_posts(posts) if turn in true)),
        _by_turn(((turn, row) for turn, row in _turns_of_timers(due) if turn in true)),
        await _pending_summaries(tx, user_key),
    )


async def _pending_summaries(tx: Transaction, user_key: int) -> list[OutboxRow]:
    """Return a user's combined notifications that are queued; other direct messages have the same owner."""
    kind = kinds.name_of(CombinedTurns)
    queued = await outbox.of_owner(tx, user_owner(user_key))
    return [row for row in queued if (row.feature, row.kind) == (FEATURE, kind)]


def _by_turn(found: Iterable[tuple[NotifiedTurn, T]]) -> dict[NotifiedTurn, list[T]]:
    grouped: dict[NotifiedTurn, list[T]] = {}
    for turn, row in found:
        grouped.setdefault(turn, []).append(row)
    return grouped


def _turns_of_posts(rows: Iterable[OutboxRow]) -> Iterator[tuple[NotifiedTurn, OutboxRow]]:
    for row in rows:
        with suppress(UnknownKind):
            notice = outbox.parse(row)
            if not isinstance(notice, UpcomingTurn | CombinedTurns):
                yield NotifiedTurn(row.owner, notice.seat, notice.turn), row


def _turns_of_timers(rows: Iterable[TimerRow]) -> Iterator[tuple[NotifiedTurn, TimerRow]]:
    for row in rows:
        timer = kinds.parse(NotifyTurn, FEATURE, row.kind, row.payload)
        yield NotifiedTurn(row.owner, timer.seat, timer.turn), row


async def suppress_combined(ctx: Context, post: OutboxRow, notice: CombinedTurns) -> bool:
    """Postpone the turns in a combined notification that the user must not be notified about now.

    Return True if no turn remains. The postponed turns get separate notifications later, or a new combined
    one.
    """
    async with ctx.database.transaction() as tx:
        left = []
        for turn in notice.turns:
            at = await validity.next_notification_time(ctx, tx, turn.match_id, post.owner)
            if at == ctx.now():
                left.append(turn)
                continue
            await deliveries.mark_unsent(tx, turn.match_id, TurnBegan(turn.seat, turn.turn))
            if at is not None:
                await timers.put(tx, match_owner(turn.match_id), NotifyTurn(turn.seat, turn.turn), at)
        if not left:
            await outbox.delete(tx, post)
    return not left


async def load_combined_notice(ctx: Context, user_key: int, post: CombinedTurns) -> CombinedNotice | None:
    """Return the content of a combined notification; None if all its turns are over."""
    async with ctx.database.read_transaction() as tx:
        waiting = await validity.find_turns(ctx, tx, user_key)
        true = {turn: waiting[turn] for turn in post.turns if turn in waiting}
        if not true:
            return None
        first = min(true, key=lambda turn: _urgency(true[turn]))
        row, own = await matches.get(tx, first.match_id), await settings.load_preferences(tx, user_key)
        assert row is not None
        # If the bot can't write in the match's channel, only a direct message is possible.
        target = "direct" if await closed_channels.get(tx, first.match_id) is not None else own.notices
    return CombinedNotice(user_key, target, len(true), row, first)


def _urgency(clock: ClockRow) -> tuple[bool, int]:
    """Return a sort key that orders clocks by deadline.

    Clocks without a time limit sort last.
    """
    return clock.remaining_ms is None, (clock.remaining_ms or 0) + (clock.running_since or 0)


async def note_sent(
    ctx: Context, post: OutboxRow, sent_notice: CombinedNotice, channel: int, message: int
) -> None:
    """Store the message of a combined notification.

    The message is deleted once the turn to which it links is over.
    """
    owner, notice = match_owner(sent_notice.match.id), TurnBegan(sent_notice.turn.seat, sent_notice.turn.turn)
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        if sent_notice.turn in await validity.find_turns(ctx, tx, sent_notice.user_key):
            await deliveries.claim(ctx, tx, sent_notice.match.id, notice)
            await deliveries.note_message(ctx, tx, sent_notice.match.id, notice, channel, message)
        else:
            await outbox.add(ctx, tx, owner, DeleteMessage(message, channel))
