"""Tracking of a match's latest messages.

The records show which message has the action buttons, which one can be extended, and which log entries were
shown. Each new message about the match takes over the buttons. If messages by other users follow, the buttons
move to a separate message. If no other message has the buttons, the card has them.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.kinds import UnknownKind, name_of
from host.core.outbox import DueWork
from host.core.owners import match_owner
from host.core.sharding import check_lease
from host.messages.posts.kinds import (
    DeleteMessage,
    PostButtons,
    PostCard,
    PostEntry,
    PostLines,
    PostSegment,
    RemoveButtons,
)
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow
from storage.messages import posted_messages
from storage.messages.posted_messages import PostedMessagesRow

DELETE_MESSAGE_KIND = name_of(DeleteMessage)
MAX_MESSAGES_BELOW = 5
"""Number of later messages after which the buttons move to a new message."""
MAX_TRACKED = 8
"""Maximum number of messages to track."""


async def load_tracked(tx: Transaction, row: MatchRow) -> PostedMessagesRow:
    """Return the tracked messages of a match in its current channel."""
    known = await posted_messages.of_match(tx, row.id)
    if known is None or known.channel != row.channel:
        return PostedMessagesRow(
            match_id=row.id, channel=row.channel, last_reported_seq=known.last_reported_seq if known else 0
        )
    return known


def message_ids(known: PostedMessagesRow) -> tuple[int, ...]:
    """Return the ids of the latest messages, oldest first."""
    return msgspec.json.decode(known.latest_messages, type=tuple[int, ...])


def newest_message(known: PostedMessagesRow, waiting: Iterable[OutboxRow]) -> int | None:
    """Return the id of the newest message that is not about to be deleted."""
    removed = set[int]()
    for row in waiting:
        with suppress(UnknownKind):
            if row.kind == DELETE_MESSAGE_KIND:
                removed.add(outbox.parse(row).message)
    return next((message for message in reversed(message_ids(known)) if message not in removed), None)


async def track_message(ctx: Context, match_id: int, message: int) -> None:
    """Track a new message in a match's channel.

    If too many messages now follow the buttons, the buttons move down. Raises LeaseLost if this process's
    lease has expired.
    """
    async with ctx.database.transaction(lock_key=str(match_owner(match_id))) as tx:
        check_lease()
        row = await matches.get(tx, match_id)
        if row is not None:
            await store_tracked(ctx, tx, row, await load_tracked(tx, row), SentMessage(message))


async def untrack_message(tx: Transaction, match_id: int, message: int) -> None:
    """Stop tracking a deleted message."""
    known = await posted_messages.of_match(tx, match_id)
    if known is not None and message in message_ids(known):
        left = [message_id for message_id in message_ids(known) if message_id != message]
        await posted_messages.put(tx, _with_latest(known, left))


def _with_latest(known: PostedMessagesRow, messages: list[int]) -> PostedMessagesRow:
    return replace(known, latest_messages=msgspec.json.encode(messages).decode())


def are_buttons_far_up(row: MatchRow, known: PostedMessagesRow, far: int = MAX_MESSAGES_BELOW) -> bool:
    """Return whether at least `far` messages follow a match's buttons.

    If so, the buttons should move.
    """
    bearer = known.button_message or row.card
    if row.status != "running" or bearer is None:
        return False
    return sum(message > bearer for message in message_ids(known)) >= far


def needs_buttons(
    row: MatchRow, known: PostedMessagesRow, post: OutboxRow, waiting: Iterable[OutboxRow]
) -> bool:
    """Return whether a queued message with only the buttons is still needed."""
    buttons: PostButtons = outbox.parse(post)
    if buttons.at_start and pending_announcements(post, waiting):
        return False
    return are_buttons_far_up(row, known, 1 if buttons.at_start else MAX_MESSAGES_BELOW)


def pending_announcements(
    post: OutboxRow, waiting: Iterable[OutboxRow]
) -> list[PostEntry | PostSegment | PostLines]:
    """Return the pending announcements after an outbox message, in order.

    Failed messages are omitted.
    """
    later = (
        parse_announcement(row)
        for row in waiting
        if row.id > post.id and not (row.is_deferred or row.is_urgent)
    )
    return [message for message in later if message is not None]


def parse_announcement(row: OutboxRow) -> PostEntry | PostSegment | PostLines | None:
    """Parse an outbox row if it announces match events, otherwise return None."""
    with suppress(UnknownKind):
        found = outbox.parse(row)
        if isinstance(found, PostEntry | PostSegment | PostLines):
            return found
    return None


class SentMessage(Struct, frozen=True):
    """A message that was sent or edited."""

    message: int
    plain: str | None = None
    """The message's components without the action buttons, as JSON; None if it has no action buttons."""
    is_new: bool = True


async def note_announcement_sent(ctx: Context, post: OutboxRow, channel: int, sent: SentMessage) -> DueWork:
    """Record that a message about match events was sent to a channel.

    Return the match's next due work, such as another message.
    """
    async with outbox.sent_transaction(ctx, post) as noting:
        found = await load_in_channel(noting.tx, post.owner, channel) if noting.may_record else None
        if found is not None:
            await store_tracked(ctx, noting.tx, *found, sent)
    return noting.due


async def load_in_channel(
    tx: Transaction, match_id: int, channel: int
) -> tuple[MatchRow, PostedMessagesRow] | None:
    """Load a match and its tracked messages.

    Return None if the match has moved to another channel in the meantime.
    """
    found = await posted_messages.with_match(tx, match_id)
    if found is None or found[0].channel != channel:
        return None
    return found[0], await load_tracked(tx, found[0])


async def note_last_announced(tx: Transaction, match_id: int, last: int) -> None:
    """Record that log entries up to number `last` have been shown in a message, in any channel."""
    found = await seats.match_with_seats(tx, match_id)
    if found is not None:
        known = await load_tracked(tx, found[0])
        await posted_messages.put(tx, replace(known, last_reported_seq=max(known.last_reported_seq, last)))


async def store_tracked(
    ctx: Context, tx: Transaction, row: MatchRow, known: PostedMessagesRow, sent: SentMessage
) -> None:
    """Store a match's tracked messages after one was sent or edited.

    If that message has the buttons, they are removed from the previous one.
    """
    owner, before = match_owner(row.id), await posted_messages.of_match(tx, row.id)
    # If the removal of the message's buttons is pending, it would overwrite the edit with older content.
    await outbox.delete_matching(
        tx, owner, lambda post: isinstance(post, RemoveButtons) and post.message == sent.message
    )
    if sent.is_new:
        known = _with_latest(known, sorted({*message_ids(known), sent.message})[-MAX_TRACKED:])
    if sent.plain is not None:
        known = await _move_buttons(ctx, tx, row, known, sent.message, sent.plain)
    elif sent.is_new and are_buttons_far_up(row, known):
        await outbox.replace_pending(ctx, tx, owner, PostButtons())
    if known != before:
        await posted_messages.put(tx, known)


async def _move_buttons(
    ctx: Context, tx: Transaction, row: MatchRow, known: PostedMessagesRow, message: int, plain: str
) -> PostedMessagesRow:
    """Return the tracked messages after moving the buttons to a message.

    The buttons are removed from the message that had them before.
    """
    bearing = replace(known, button_message=message, components_without_buttons=plain)
    if row.status != "running":
        # The match was over before the message was posted.
        await _remove_buttons(ctx, tx, bearing)
        return known
    if known.button_message != message:
        await _remove_buttons(ctx, tx, known)
    await outbox.delete_kinds(tx, match_owner(row.id), PostButtons)
    return bearing


async def move_buttons_to_card(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """Move the buttons to the card, or remove them if the match is over.

    Any other message loses its buttons.
    """
    known = await load_tracked(tx, row)
    if known.button_message is not None:
        await _remove_buttons(ctx, tx, known)
        await posted_messages.put(tx, replace(known, button_message=None, components_without_buttons=""))
    await outbox.delete_kinds(tx, match_owner(row.id), PostButtons)


async def untrack_channel(ctx: Context, tx: Transaction, former: MatchRow, *, is_there: bool) -> None:
    """Delete the records of a match's messages in its former channel.

    If the channel still exists, the buttons are removed from the message there.
    """
    known = await load_tracked(tx, former)
    if known.button_message is not None and is_there:
        await _remove_buttons(ctx, tx, known)
    await posted_messages.put(
        tx,
        PostedMessagesRow(
            match_id=former.id, channel=former.channel, last_reported_seq=known.last_reported_seq
        ),
    )


async def _remove_buttons(ctx: Context, tx: Transaction, known: PostedMessagesRow) -> None:
    owner, bearer = match_owner(known.match_id), known.button_message
    if bearer is None:
        await outbox.replace_pending(ctx, tx, owner, PostCard())
    elif known.components_without_buttons:
        await outbox.add(
            ctx, tx, owner, RemoveButtons(bearer, known.channel, known.components_without_buttons)
        )
    else:
        await outbox.add(ctx, tx, owner, DeleteMessage(bearer, known.channel))
