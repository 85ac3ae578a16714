"""Queue messages after a match has changed.

Their content is read from the log when they are sent.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.kinds import UnknownKind
from host.core.outbox import DueWork, OutboxMessage
from host.core.owners import Owner, match_owner
from host.matches.log.entries import Move, Started
from host.matches.match.events import (
    ChannelChanged,
    Committed,
    DeadlineChanged,
    FairnessMessagePosted,
    MatchCancelled,
    MatchImported,
    TableChanged,
)
from host.matches.match.narration import is_ruling
from host.messages.posts import card_board, tracked_messages
from host.messages.posts.card_board import BoardState, CardBoard
from host.messages.posts.cards import StatusCard
from host.messages.posts.kinds import (
    DeleteMessage,
    PostButtons,
    PostCard,
    PostEntry,
    PostFailureNotice,
    PostFinal,
    PostLines,
    PostSegment,
)
from host.messages.posts.tracked_messages import SentMessage
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.messages import posted_messages
from storage.messages.posted_messages import PostedMessagesRow
from storage.tables import tables


async def on_commit(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Queue the messages that announce the committed entries."""
    if event.is_secret:
        # Even an edit of the card would show that somebody has answered.
        return
    owner, line = match_owner(event.row.id), event.after.folded_log
    if event.has_undone:
        await outbox.delete_matching(
            tx, owner, lambda post: isinstance(post, PostSegment) and post.number > line.positions[-1].segment
        )
    await card_board.mark_outdated(tx, event)
    may_be_sent = event.row.card is None
    await outbox.replace_pending(ctx, tx, owner, PostCard(), *_messages_after(event), may_be_sent=may_be_sent)
    if event.is_over:
        await tracked_messages.move_buttons_to_card(ctx, tx, event.row)


def _messages_after(event: Committed) -> Iterator[OutboxMessage]:
    if event.after.has_humans:
        # If only robots are left, they finish the match within seconds, so don't post the board after each
        # segment.
        yield from _announcements_of(event)
    if event.is_over:
        yield PostFinal()


def _announcements_of(event: Committed) -> Iterator[OutboxMessage]:
    line, made = event.after.folded_log, tuple(enumerate(event.new_entries, event.before.folded_log.head + 1))
    if event.has_undone:
        # Post other players' unannounced actions before the message about the undo.
        yield PostLines(line.head)
    yield from (PostEntry(seq) for seq, entry in made if is_ruling(entry))
    yield from (PostSegment(number) for number in _finished_segments(event))
    if any(isinstance(entry, Started) for _, entry in made):
        yield PostButtons(at_start=True)
    if not event.is_over and any(
        isinstance(entry, Move) and seq > line.positions[-1].seq for seq, entry in made
    ):
        yield PostLines(line.head)


def _finished_segments(event: Committed) -> Iterator[int]:
    line = event.after.folded_log
    yield from (mark.segment for mark in line.positions if mark.seq > event.before.folded_log.head)
    if event.is_over and line.positions[-1].seq < line.last_change:
        yield line.positions[-1].segment + 1


async def queue_card_update(
    ctx: Context,
    tx: Transaction,
    event: MatchCancelled | TableChanged | DeadlineChanged | FairnessMessagePosted | MatchImported,
) -> None:
    """Queue an update of the card after a table has changed."""
    await queue_card(ctx, tx, event.row)
    if isinstance(event, MatchCancelled):
        await tracked_messages.move_buttons_to_card(ctx, tx, event.row)


async def on_channel_change(ctx: Context, tx: Transaction, event: ChannelChanged) -> None:
    """Queue the status card in the new channel.

    Pending deletions in the former channel are still carried out, and the former card is deleted too.
    """
    owner, former = match_owner(event.row.id), event.former
    for row in await outbox.of_owner(tx, owner):
        with suppress(UnknownKind):
            post = outbox.parse(row)
            if isinstance(post, DeleteMessage) and post.channel is None:
                await outbox.delete(tx, row)
                if event.has_former_channel:
                    await outbox.add(ctx, tx, owner, DeleteMessage(post.message, former.channel))
    await tracked_messages.untrack_channel(ctx, tx, former, is_there=event.has_former_channel)
    if former.card is not None and event.has_former_channel:
        await outbox.add(ctx, tx, owner, DeleteMessage(former.card, former.channel))
    await queue_card(ctx, tx, event.row)


async def queue_card(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Queue a message that posts or edits the status card.

    If the first card is still queued, it may already have been posted. The new message then reuses its nonce,
    so that Discord does not post it twice.
    """
    await outbox.replace_pending(ctx, tx, match_owner(row.id), PostCard(), may_be_sent=row.card is None)


async def queue_failure_notice(ctx: Context, owner: Owner, *, is_refused: bool) -> None:
    """Queue a notice to a match's players that a message could not be posted."""
    async with ctx.database.transaction() as tx:
        await outbox.add(ctx, tx, owner, PostFailureNotice(is_refused))


async def replace_deleted_card(ctx: Context, match_id: int) -> bool:
    """Delete the record of a card that was deleted in Discord, and queue a new card.

    Return False if the match had no card.
    """
    async with ctx.database.transaction() as tx:
        row = await matches.get(tx, match_id)
        if row is None or row.card is None:
            return False
        await matches.set_card(tx, row.id, None)
        await outbox.replace_pending(ctx, tx, match_owner(row.id), PostCard())
    return True


async def note_card_sent(
    ctx: Context,
    post: OutboxRow,
    card: StatusCard,
    message: int,
    *,
    is_new: bool,
    board: CardBoard | None = None,
    pinned: int | None = None,
) -> DueWork:
    """Record that a card was posted or edited, and store its message.

    `board` is the card's new image, if it has changed, and `pinned` is the pinned card. Return the match's
    next due work, such as another message.
    """
    shown = card_board.with_sent_board(card.board, board, pinned)
    async with outbox.sent_transaction(ctx, post) as noting:
        if noting.may_record:
            await _record_card(ctx, noting.tx, replace(card, board=shown), message, is_new=is_new)
    return noting.due


async def _record_card(
    ctx: Context, tx: Transaction, card: StatusCard, message: int, *, is_new: bool
) -> None:
    if card.unnotified:
        await tables.mark_invites_notified(tx, card.match.id)
    here = await tracked_messages.load_in_channel(tx, card.match.id, card.match.channel)
    if here is not None:
        await _store_card(ctx, tx, *here, card, message, is_new=is_new)


def _with_board(known: PostedMessagesRow, board: BoardState) -> PostedMessagesRow:
    """Return the tracked messages with the board that the card now shows."""
    if known.card_board != board.stored:  # The image was marked as outdated while the card was being sent.
        return known
    return replace(known, card_board=card_board.serialize(board.current) if board.current else "")


async def _store_card(
    ctx: Context,
    tx: Transaction,
    row: MatchRow,
    known: PostedMessagesRow,
    card: StatusCard,
    message: int,
    *,
    is_new: bool,
) -> None:
    shown = _with_board(known, card.board)
    if ctx.pages_url:
        # Web pages show the deadline of the card that was sent, and not a later one.
        shown = replace(shown, card_deadline=card.deadline)
    if is_new:
        await tracked_messages.store_tracked(ctx, tx, row, shown, SentMessage(message))
    elif shown != known:
        await posted_messages.put(tx, shown)
    if row.card != message:
        # The new card is the last message, so it has the buttons.
        await matches.set_card(tx, row.id, message)
        await tracked_messages.move_buttons_to_card(ctx, tx, row)
