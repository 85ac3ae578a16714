"""Notices after a backup was restored.

Each table is notified of the point from which its match continues. The bot's messages that are newer than the
backup are marked as void.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.features import Feature
from host.core.outbox import OutboxMessage
from host.core.owners import match_owner
from host.matches.match import loading, narration
from host.messages.posts import tracked_messages
from host.messages.posts.queueing import queue_card
from storage.core.database import Transaction
from storage.core.scheduling import outbox as stored_outbox
from storage.matches.match import matches, seats
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow
from storage.messages import notices, posted_messages
from storage.messages.posted_messages import PostedMessagesRow
from storage.turns import draft


class PostRestoreNotice(OutboxMessage, frozen=True, tag="restored"):
    """A notice that a match continues from a backup.

    The backup was made at `copied` (Unix milliseconds), after log entry `head`.
    """

    copied: int
    head: int


class MarkVoid(OutboxMessage, frozen=True, tag="void"):
    """An outbox row for marking the bot's messages as void if they are newer than the backup.

    Only messages in the match's channel are marked.
    """

    after: int
    """The id of the last message recorded in the backup; 0 if none is recorded."""
    copied: int
    """Unix milliseconds."""


RestoringPost: TypeAlias = PostRestoreNotice | MarkVoid


class RestoreNotice(Struct, frozen=True):
    """The content of the notice that a match continues from a backup."""

    match: MatchRow
    copied: int
    """Unix milliseconds."""
    moves: int | None
    """The number of moves in the backup; None if the match had not started or can't be read."""


async def announce_restore(ctx: Context, tx: Transaction, copied: int) -> int:
    """Notify all tables that the database was restored from a backup, and return the number of tables.

    `copied` is the time of the backup in Unix milliseconds.
    """
    found = await matches.active_ids(tx)
    for match_id in found:
        row = await matches.get(tx, match_id)
        assert row is not None
        await _announce_restore(ctx, tx, row, copied)
    return len(found)


async def _announce_restore(ctx: Context, tx: Transaction, row: MatchRow, copied: int) -> None:
    owner, known = match_owner(row.id), await tracked_messages.load_tracked(tx, row)
    # Pending messages in the backup may have been posted since it was made, possibly with more content. These
    # posts are marked as void. With new nonces, the pending messages can be posted again.
    await stored_outbox.renew_nonces(tx, owner.kind, owner.id)
    void = MarkVoid(await _newest(tx, row, known), copied)
    await outbox.add(ctx, tx, owner, void, PostRestoreNotice(copied, row.head), is_urgent=True)
    # The last extendable message and the card may have been edited since the backup. Stop extending the
    # message.
    await posted_messages.put(tx, replace(known, appendable_message=None, card_board=""))
    await queue_card(ctx, tx, row)
    await _increase_draft_revisions(tx, row)


async def _newest(tx: Transaction, row: MatchRow, known: PostedMessagesRow) -> int:
    """Return the id of the latest known message in a match's channel, or 0 if there is none."""
    stand = [
        notice_row.message
        for notice_row in await notices.current(tx, row.id)
        if notice_row.channel == row.channel
    ]
    return max(
        one or 0
        for one in (
            *tracked_messages.message_ids(known),
            known.appendable_message,
            known.button_message,
            row.card,
            *stand,
        )
    )


async def _increase_draft_revisions(tx: Transaction, row: MatchRow) -> None:
    """Increase the draft revisions of all seats without a draft.

    Their players may have begun a draft after the backup was made.
    """
    for seat in await seats.of_match(tx, row.id):
        if (await draft.get(tx, row.id, seat.seat)).revision == 0:
            await draft.put(tx, row.id, seat.seat, row.head, draft.EMPTY)


async def load_restore_notice(ctx: Context, match_id: int, post: PostRestoreNotice) -> RestoreNotice | None:
    """Return the content of the notice for a table, or None if the match is over."""
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        moves = await _count_moves(ctx, tx, row, post.head) if post.head else None
    return RestoreNotice(row, post.copied, moves) if row.status in ACTIVE_STATUSES else None


async def _count_moves(ctx: Context, tx: Transaction, row: MatchRow, head: int) -> int | None:
    with suppress(UserError):
        match = await loading.load_match(ctx, tx, row, from_deal=True)
        return sum(1 for _ in narration.moves(match, match.folded_log.positions[0], head))
    return None


FEATURE = Feature(posts=RestoringPost)
