"""The messages to queue after a change of a match.

Their content is read from the log when they are sent.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from host.core import outbox
from host.core.context import Context
from host.core.kinds import UnknownKind
from host.core.outbox import Due, OutboxMessage
from host.core.owners import Owner, match_owner
from host.matches.log.entries import Move, Started
from host.matches.match.events import (
    BindingPosted,
    BroughtIn,
    ChannelChanged,
    Committed,
    DeadlineMoved,
    Ended,
    TableChanged,
)
from host.matches.match.narration import is_ruling
from host.messages.posts import latest
from host.messages.posts.cards import Card
from host.messages.posts.kinds import (
    DeleteMessage,
    PostButtons,
    PostCard,
    PostChapter,
    PostEntry,
    PostFinal,
    PostLines,
    PostMissing,
)
from host.messages.posts.latest import Sent
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.messages.posts import PostedRow
from storage.tables import tables


async def tell(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Queue messages about committed entries."""
    owner, line = match_owner(event.row.id), event.after.line
    if event.has_undone:
        await outbox.drop_meant(
            tx, owner, lambda post: isinstance(post, PostChapter) and post.number > line.positions[-1].segment
        )
    may_be_sent = event.row.card is None
    await outbox.replace_pending(ctx, tx, owner, PostCard(), *_due_after(event), may_be_sent=may_be_sent)
    if event.is_over:
        await latest.move_buttons_to_card(ctx, tx, event.row)


def _due_after(event: Committed) -> Iterator[OutboxMessage]:
    if event.after.has_people:
        # Robots play among themselves within seconds, so a board after each of their phases is useless.
        yield from _posts_about(event)
    if event.is_over:
        yield PostFinal()


def _posts_about(event: Committed) -> Iterator[OutboxMessage]:
    line, made = event.after.line, tuple(enumerate(event.made, event.before.line.head + 1))
    if event.has_undone:
        # Actions of others that are not shown yet come before the undone ones.
        yield PostLines(line.head)
    yield from (PostEntry(seq) for seq, entry in made if is_ruling(entry))
    yield from (PostChapter(number) for number in _chapters(event))
    if any(isinstance(entry, Started) for _, entry in made):
        yield PostButtons(at_start=True)
    if not event.is_over and any(
        isinstance(entry, Move) and seq > line.positions[-1].seq for seq, entry in made
    ):
        yield PostLines(line.head)


def _chapters(event: Committed) -> Iterator[int]:
    line = event.after.line
    yield from (mark.segment for mark in line.positions if mark.seq > event.before.line.head)
    if event.is_over and line.positions[-1].seq < line.moved:
        yield line.positions[-1].segment + 1


async def show_change(
    ctx: Context, tx: Transaction, event: Ended | TableChanged | DeadlineMoved | BindingPosted | BroughtIn
) -> None:
    """Update the card after a change of a table."""
    await renew_card(ctx, tx, event.row)
    if isinstance(event, Ended):
        await latest.move_buttons_to_card(ctx, tx, event.row)


async def follow_channel(ctx: Context, tx: Transaction, event: ChannelChanged) -> None:
    """Queue the card in the new channel.

    Pending deletions in the former channel still happen, and its card is deleted too.
    """
    owner, former = match_owner(event.row.id), event.former
    for row in await outbox.waiting(tx, owner):
        with suppress(UnknownKind):
            post = outbox.read(row)
            if isinstance(post, DeleteMessage) and post.channel is None:
                await outbox.take(tx, row)
                if event.is_former_there:
                    await outbox.add(ctx, tx, owner, DeleteMessage(post.message, former.channel))
    await latest.leave_channel(ctx, tx, former, is_there=event.is_former_there)
    if former.card is not None and event.is_former_there:
        await outbox.add(ctx, tx, owner, DeleteMessage(former.card, former.channel))
    await renew_card(ctx, tx, event.row)


async def renew_card(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Queue the card to be posted or edited.

    A waiting first card may have been posted without a confirmation.
    """
    await outbox.replace_pending(ctx, tx, match_owner(row.id), PostCard(), may_be_sent=row.card is None)


async def tell_of_failure(ctx: Context, owner: Owner) -> None:
    """Queue a notice that a message of a match could not be posted.

    Otherwise no player would notice.
    """
    async with ctx.database.transaction() as tx:
        await outbox.add(ctx, tx, owner, PostMissing())


async def lose_card(ctx: Context, match_id: int) -> bool:
    """Forget a card whose message was deleted, and queue a new one.

    Returns False if there was no card.
    """
    async with ctx.database.transaction() as tx:
        row = await matches.get(tx, match_id)
        if row is None or row.card is None:
            return False
        await matches.set_card(tx, row.id, None)
        await outbox.replace_pending(ctx, tx, match_owner(row.id), PostCard())
    return True


async def note_card_sent(ctx: Context, post: PostRow, card: Card, message: int, *, is_new: bool) -> Due:
    """Take a card as posted or edited, and remember its message. Returns what is due next."""
    async with outbox.sent(ctx, post) as noting:
        if card.untold:
            await tables.mark_invites_told(noting.tx, card.match.id)
        here = await latest.load_here(noting.tx, post.owner, card.match.channel)
        if here is not None:
            await _store_card(ctx, noting.tx, *here, message, is_new=is_new)
    return noting.due


async def _store_card(
    ctx: Context, tx: Transaction, row: MatchRow, known: PostedRow, message: int, *, is_new: bool
) -> None:
    if is_new:
        await latest.store(ctx, tx, row, known, Sent(message))
    if row.card != message:
        # It is the last message, so it now has the buttons.
        await matches.set_card(tx, row.id, message)
        await latest.move_buttons_to_card(ctx, tx, row)
