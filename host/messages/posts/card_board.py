"""The stored state of the board image on a match's status card."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from host.matches.match.events import Committed
from host.matches.match.match import Match
from host.messages.posts import tracked_messages
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow
from storage.messages import posted_messages
from storage.messages.posted_messages import PostedMessagesRow

OUTDATED = -1
"""The segment of a board that has to be drawn again."""


class CardBoard(Struct, frozen=True):
    """The board image on a status card."""

    segment: int
    """The number of segments that were complete when the image was drawn."""
    is_over: bool = False
    name: str = ""
    """The name of the attached file; empty if the card has no image."""
    alt: str = ""
    """The alt text of the image."""
    outdated_by: int = 0
    """The log entry that made the image outdated; 0 if there is none."""
    pinned_card: int | None = None
    """The id of the status card if the bot has pinned it."""


class BoardState(Struct, frozen=True):
    """The current and the wanted board image of a status card."""

    stored: str = ""
    """The stored board as it was loaded."""
    current: CardBoard | None = None
    """The image on the card, if any."""
    wanted: CardBoard | None = None
    """The image to draw, without its name and alt text; None to leave the card's image as it is."""
    before: Any = None
    """The view at the start of the finished segment, if the image shows the end of a segment."""

    @property
    def pinned_card(self) -> int | None:
        """Return the status card that the bot has pinned, if any."""
        return self.current.pinned_card if self.current is not None else None


def load_board(row: MatchRow, known: PostedMessagesRow) -> BoardState:
    """Return the board image of a match's status card, without checking whether it is outdated."""
    # The content is empty too if the alt text contained the name of a user whose data was deleted.
    if row.card is None or not known.card_board:
        return BoardState(known.card_board)
    return BoardState(known.card_board, msgspec.json.decode(known.card_board, type=CardBoard))


def with_sent_board(board: BoardState, drawn: CardBoard | None, pinned: int | None) -> BoardState:
    """Return a card's board state after the card was sent.

    `drawn` is the new image, or None if the card has kept its former one.
    """
    shown = drawn or board.current
    if shown is None and pinned is not None:
        shown = CardBoard(OUTDATED)
    return replace(board, current=shown and replace(shown, pinned_card=pinned))


def add_wanted_board(board: BoardState, match: Match) -> BoardState:
    """Add the image to draw, if the card has no image of the current segment.

    If only robots are left, they finish a match within seconds, so only the final board is drawn.
    """
    is_over = match.row.status != "running"
    wanted = CardBoard(match.game.completed_segments(match.state), is_over)
    current = board.current
    if current is not None and (current.segment, current.is_over) == (wanted.segment, wanted.is_over):
        return board
    if not (is_over or match.has_humans):
        return board
    return replace(board, wanted=wanted, before=_view_before(match))


def _view_before(match: Match) -> Any:
    """Return the view with which the message about the last segment was drawn.

    With the same view, the card can reuse that message's image. Return None if the match is not at the end of
    a segment.
    """
    line = match.folded_log
    if len(line.positions) < 2 or line.last_change != line.positions[-1].seq:
        return None
    return match.game.observe(line.positions[-2].state, None)


async def mark_outdated(tx: Transaction, event: Committed) -> None:
    """Mark a card's image as outdated if moves were undone or a player's name has changed."""
    if not event.has_undone and (not event.before.row.head or event.before.names == event.after.names):
        return
    known = await tracked_messages.load_tracked(tx, event.row)
    if known.card_board:
        pinned = load_board(event.row, known).pinned_card
        outdated = CardBoard(OUTDATED, outdated_by=event.after.folded_log.head, pinned_card=pinned)
        await posted_messages.put(tx, replace(known, card_board=serialize(outdated)))


def serialize(board: CardBoard) -> str:
    """Serialize a card's image for the database."""
    return msgspec.json.encode(board).decode()
