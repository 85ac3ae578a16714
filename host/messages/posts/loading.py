"""Load the content of match messages when they are sent.

The content is loaded in the transaction that looks up due work.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.owners import match_owner
from host.matches.match import loading
from host.matches.match.match import Match
from host.messages.posts import cards, tracked_messages
from host.messages.posts.cards import StatusCard
from host.messages.posts.kinds import (
    ArchiveThread,
    DeleteMessage,
    MatchPost,
    PostButtons,
    PostCard,
    PostEntry,
    PostFailureNotice,
    PostFinal,
    PostLines,
    PostSegment,
    RemoveButtons,
)
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow
from storage.messages import posted_messages
from storage.messages.posted_messages import PostedMessagesRow

APPENDABLE_FOR = 50 * 60_000
"""Time after sending in which a message may be extended, in milliseconds.

Discord limits edits to messages that are more than an hour old.
"""


class MessageSource(Struct, frozen=True):
    """A match with its whole log, from which messages about its events are created."""

    match: Match
    tracked: PostedMessagesRow
    """The bot's latest messages in the match's channel.

    They don't include an extendable message if that message is old or no longer the last one.
    """
    pending: tuple[OutboxRow, ...]
    """All of the match's pending outbox messages."""

    def should_have_buttons(self, post: OutboxRow, message: int | None = None) -> bool:
        """Return whether a message should have the action buttons.

        `message` is the id of the existing message to edit, if any. A new message gets no buttons if further
        messages are pending. An existing message with buttons keeps them.
        """
        if self.match.row.status != "running":
            return False
        if message is not None and message == self.tracked.button_message:
            return True
        behind = tracked_messages.pending_announcements(post, self.pending)
        while (
            isinstance(tracked_messages.parse_announcement(post), PostLines)
            and behind
            and isinstance(behind[0], PostLines)
        ):
            # Consecutive outbox messages with players' actions are merged into one message.
            behind = behind[1:]
        return not behind


class CardContent(Struct, frozen=True):
    """The content of the status card, or of a message that contains only the match's buttons."""

    post: PostCard | PostButtons
    card: StatusCard
    is_wanted: bool = True
    """Whether the message is needed; False if the buttons no longer need a message of their own."""


class AnnouncementContent(Struct, frozen=True):
    """The content of a message about a match's events."""

    post: PostEntry | PostLines | PostSegment | PostFinal
    source: MessageSource


class RowContent(Struct, frozen=True):
    """Message content that needs only the match's row.

    Such a message can be posted even if the match is damaged.
    """

    post: PostFailureNotice | ArchiveThread | DeleteMessage
    row: MatchRow


Content: TypeAlias = CardContent | AnnouncementContent | RowContent | RemoveButtons


async def load_content(ctx: Context, tx: Transaction, row: OutboxRow, post: MatchPost) -> Content:
    """Load the content of a message.

    Raises UserError if the match can't be read.
    """
    match post:
        case RemoveButtons():
            return post
        case PostCard():
            return CardContent(post, await cards.load_card(ctx, tx, row.owner))
        case PostButtons():
            status_card = await cards.load_card(ctx, tx, row.owner)
            known = await tracked_messages.load_tracked(tx, status_card.match)
            waiting = await outbox.of_owner(tx, match_owner(row.owner))
            return CardContent(
                post, status_card, tracked_messages.needs_buttons(status_card.match, known, row, waiting)
            )
        case PostFailureNotice() | ArchiveThread() | DeleteMessage():
            return RowContent(post, await loading.load_row(tx, row.owner))
        case PostEntry() | PostLines() | PostSegment() | PostFinal():
            return AnnouncementContent(post, await load_message_source(ctx, tx, row.owner))


async def load_message_source(ctx: Context, tx: Transaction, match_id: int) -> MessageSource:
    """Load a match for messages about its events.

    Raises UserError if it never started.
    """
    await posted_messages.with_match(tx, match_id)
    row, sitting = await loading.load_with_seats(tx, match_id)
    loading.refuse_unless_started(row)
    match = await loading.load_match(ctx, tx, row, sitting, from_deal=True)
    waiting = tuple(await outbox.of_owner(tx, match_owner(match_id)))
    known = await tracked_messages.load_tracked(tx, row)
    is_last = (
        known.appendable_message is not None
        and tracked_messages.newest_message(known, waiting) == known.appendable_message
    )
    if not is_last or ctx.now() - known.appendable_since >= APPENDABLE_FOR:
        known = replace(known, appendable_message=None)
    return MessageSource(match, known, waiting)
