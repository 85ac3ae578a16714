"""Contents of match messages, loaded when they are due.

They are loaded in the same transaction that looks up due work.
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
from host.messages.posts import cards, latest
from host.messages.posts.cards import Card
from host.messages.posts.kinds import (
    ArchiveThread,
    DeleteMessage,
    MatchPost,
    PostButtons,
    PostCard,
    PostChapter,
    PostEntry,
    PostFinal,
    PostLines,
    PostMissing,
    RemoveButtons,
)
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.matches.match.matches import MatchRow
from storage.messages import posts
from storage.messages.posts import PostedRow

YOUNG = 50 * 60_000
"""Milliseconds for which a message may grow. Discord limits edits of messages older than an hour."""


class Telling(Struct, frozen=True):
    """A match with its whole log, for messages about its events."""

    match: Match
    known: PostedRow
    """Its tracked messages in its channel. A message that is old or not the last one will not be extended."""
    waiting: tuple[PostRow, ...]
    """All its pending outbox messages."""

    def bears_buttons(self, post: PostRow, message: int | None = None) -> bool:
        """Return whether a message gets the buttons, optionally as an edit of an existing message.

        It gets none if a following message will have them. A message that already has them keeps them until
        then.
        """
        if self.match.row.status != "running":
            return False
        if message is not None and message == self.known.bearer:
            return True
        behind = latest.told_after(post, self.waiting)
        while (
            isinstance(latest.announced_up_to(post), PostLines)
            and behind
            and isinstance(behind[0], PostLines)
        ):
            # Consecutive lines are merged into one message.
            behind = behind[1:]
        return not behind


class CardContent(Struct, frozen=True):
    """The status card, for itself or for a message that has the buttons alone."""

    post: PostCard | PostButtons
    card: Card
    is_wanted: bool = True
    """False for buttons that need no message of their own any more."""


class ToldContent(Struct, frozen=True):
    """The content of a message about events of a match."""

    post: PostEntry | PostLines | PostChapter | PostFinal
    telling: Telling


class RowContent(Struct, frozen=True):
    """Content that needs only the match's row.

    It can be posted even for a damaged match.
    """

    post: PostMissing | ArchiveThread | DeleteMessage
    row: MatchRow


Content: TypeAlias = CardContent | ToldContent | RowContent | RemoveButtons


async def load(ctx: Context, tx: Transaction, row: PostRow, post: MatchPost) -> Content:
    """Load what a post is to say; raises a Refusal where the match can't be read."""
    match post:
        case RemoveButtons():
            return post
        case PostCard():
            return CardContent(post, await cards.load(ctx, tx, row.owner))
        case PostButtons():
            shown = await cards.load(ctx, tx, row.owner)
            known = await latest.of_match(tx, shown.match)
            waiting = await outbox.waiting(tx, match_owner(row.owner))
            return CardContent(post, shown, latest.needs_buttons(shown.match, known, row, waiting))
        case PostMissing() | ArchiveThread() | DeleteMessage():
            return RowContent(post, await loading.row_of(tx, row.owner))
        case PostEntry() | PostLines() | PostChapter() | PostFinal():
            return ToldContent(post, await load_telling(ctx, tx, row.owner))


async def load_telling(ctx: Context, tx: Transaction, match_id: int) -> Telling:
    """Load a match for messages about its events.

    Raises UserError if it never started.
    """
    await posts.with_match(tx, match_id)
    row, sitting = await loading.load_seated(tx, match_id)
    loading.refuse_unless_begun(row)
    match = await loading.match_of(ctx, tx, row, sitting, whole=True)
    waiting = tuple(await outbox.waiting(tx, match_owner(match_id)))
    known = await latest.of_match(tx, row)
    is_last = known.growing is not None and latest.newest_message(known, waiting) == known.growing
    if not is_last or ctx.now() - known.growing_since >= YOUNG:
        known = replace(known, growing=None)
    return Telling(match, known, waiting)
