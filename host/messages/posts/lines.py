"""Live updates of the segment in progress.

A message is extended as long as it is the last one in the channel.
"""

from __future__ import annotations

from collections.abc import Set

from msgspec import Struct
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.outbox import DueWork
from host.matches.log.fold import REPLAY_ERRORS
from host.matches.match import narration
from host.matches.match.match import Match
from host.matches.match.narration import LogLine
from host.matches.match.reading import render_in_thread
from host.messages.posts import tracked_messages
from host.messages.posts.kinds import PostLines, PostSegment
from host.messages.posts.loading import MessageSource
from host.messages.posts.tracked_messages import SentMessage
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow
from storage.messages.posted_messages import PostedMessagesRow


class AppendableMessage(Struct, frozen=True):
    """A message with players' actions that can still be extended."""

    message: int
    first: int
    """The number of the first log entry that the message shows."""


class LinesMessage(Struct, frozen=True):
    """The players' actions in log entries `first` to `last`, which no message shows yet."""

    match: MatchRow
    first: int
    last: int
    log_lines: tuple[LogLine, ...]
    appendable: AppendableMessage | None
    """The message to extend; None to post a new one."""
    full_log_lines: tuple[LogLine, ...]
    """The full content of the message after extending it."""


async def load_lines_message(
    source: MessageSource, post: OutboxRow, lines: PostLines, *, may_be_sent: bool
) -> LinesMessage | None:
    """Return the players' actions to show now.

    Actions from consecutive outbox messages of this type are merged. Return None if there are no actions.
    Also return None if a message about the whole segment is pending, because that message will show the
    actions. If `may_be_sent` is True, the actions may already have been posted, and such a pending message is
    ignored.
    """
    match = source.match
    last = min(lines.to, match.folded_log.head)
    for other in tracked_messages.pending_announcements(post, source.pending):
        if isinstance(other, PostSegment) and not may_be_sent:
            return None
        if not isinstance(other, PostLines):
            break
        last = min(other.to, match.folded_log.head)
    return await render_in_thread(match, lambda: _lines_message(match, source.tracked, last))


def _lines_message(match: Match, known: PostedMessagesRow, last: int) -> LinesMessage | None:
    begun = max(mark.seq for mark in match.folded_log.positions if mark.seq < last)
    first = max(known.last_reported_seq, begun) + 1
    log_lines = narration.render_between(match, first, last, None) if first <= last else ()
    growing = find_appendable_message(known, begun)
    undone = {
        seq
        for seq in match.folded_log.undone
        if growing is not None and growing.first <= seq <= known.last_reported_seq
    }
    if growing is None or not undone:
        whole = log_lines if growing is None else narration.render_between(match, growing.first, last, None)
        return LinesMessage(match.row, first, last, log_lines, growing, whole) if log_lines else None
    if log_lines:
        # The older message shows actions that were undone, so it is not extended.
        return LinesMessage(match.row, first, last, log_lines, None, log_lines)
    try:
        whole = _render_with_undone(match, growing, known.last_reported_seq, undone)
    except REPLAY_ERRORS:
        # The undone actions can't be read, which is probably why they were undone. Leave the message that
        # shows them unchanged.
        return None
    return LinesMessage(match.row, first, last, (), growing, whole)


def _render_with_undone(
    match: Match, appendable: AppendableMessage, last: int, undone: Set[int]
) -> tuple[LogLine, ...]:
    """Render a message's content again, with undone actions marked."""
    then = narration.match_before_undo(match, min(undone))
    return narration.render_between(then, appendable.first, last, None, undone)


def find_appendable_message(known: PostedMessagesRow, begun: int) -> AppendableMessage | None:
    """Return the message to extend, if any.

    `begun` is the log entry after which the segment began.
    """
    if known.appendable_message is None or known.appendable_first_seq <= begun:
        return None
    return AppendableMessage(known.appendable_message, known.appendable_first_seq)


async def note_lines_sent(ctx: Context, post: OutboxRow, lines: LinesMessage, sent: SentMessage) -> DueWork:
    """Record that a message shows the players' actions, so that later actions can extend it.

    Return the match's next due work, such as another message.
    """
    async with outbox.sent_transaction(ctx, post) as noting:
        if noting.may_record:
            await _record_lines(ctx, noting.tx, post, lines, sent)
    return noting.due


async def _record_lines(
    ctx: Context, tx: Transaction, post: OutboxRow, lines: LinesMessage, sent: SentMessage
) -> None:
    here = await tracked_messages.load_in_channel(tx, post.owner, lines.match.channel)
    if here is None:
        await tracked_messages.note_last_announced(tx, post.owner, lines.last)
        return
    row, known = here
    if known.appendable_message != sent.message:
        known = replace(
            known,
            appendable_message=sent.message,
            appendable_since=post.created,
            appendable_first_seq=lines.first,
        )
    known = replace(known, last_reported_seq=max(known.last_reported_seq, lines.last))
    await tracked_messages.store_tracked(ctx, tx, row, known, sent)


async def note_segment_sent(
    ctx: Context, post: OutboxRow, match: MatchRow, end: int, sent: SentMessage
) -> DueWork:
    """Record that a message shows a finished segment and must not be extended any more.

    Return the match's next due work, such as another message.
    """
    async with outbox.sent_transaction(ctx, post) as noting:
        if noting.may_record:
            await _record_segment(ctx, noting.tx, match, end, sent)
    return noting.due


async def _record_segment(
    ctx: Context, tx: Transaction, match: MatchRow, end: int, sent: SentMessage
) -> None:
    here = await tracked_messages.load_in_channel(tx, match.id, match.channel)
    if here is None:
        await tracked_messages.note_last_announced(tx, match.id, end)
        return
    row, known = here
    known = replace(known, appendable_message=None, last_reported_seq=max(known.last_reported_seq, end))
    await tracked_messages.store_tracked(ctx, tx, row, known, sent)
