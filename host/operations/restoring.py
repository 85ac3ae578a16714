"""After the database was replaced by a copy: each table is told to where it went back, what came later is void."""

from __future__ import annotations

from contextlib import suppress
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.errors import Refusal
from host.core.features import Feature
from host.core.outbox import Post
from host.core.owners import match_owner
from host.matches.match import loading, narration
from host.messages.posts import latest
from host.messages.posts.publish import renew_card
from storage.core.database import Transaction
from storage.core.scheduling import outbox as stored_outbox
from storage.matches.match import matches, seats
from storage.matches.match.matches import ALIVE, MatchRow
from storage.messages import notices, posts
from storage.messages.posts import PostedRow
from storage.turns import draft


class PostRestored(Post, frozen=True, tag="restored"):
    """That a match stands again as in a copy, made at a time in unix milliseconds, after an entry of its log."""

    copied: int
    head: int


class MarkVoid(Post, frozen=True, tag="void"):
    """What the bot had posted in the channel of a match after the copy was made is not true any more."""

    after: int
    """The newest message there of which the copy knows; 0: none."""
    copied: int
    """Unix milliseconds."""


RestoringPost: TypeAlias = PostRestored | MarkVoid


class RestoredNotice(Struct, frozen=True):
    """That a match stands again as in a copy."""

    match: MatchRow
    copied: int
    """Unix milliseconds."""
    moves: int | None
    """How many moves it has; None where it had not begun, or can't be read."""


async def declare(ctx: Context, tx: Transaction, copied: int) -> int:
    """Have all tables told that the database is a copy, made at a time in unix milliseconds; return their number."""
    found = await matches.alive(tx)
    for match_id in found:
        row = await matches.get(tx, match_id)
        assert row is not None
        await _declare(ctx, tx, row, copied)
    return len(found)


async def _declare(ctx: Context, tx: Transaction, row: MatchRow, copied: int) -> None:
    owner, known = match_owner(row.id), await latest.of_match(tx, row)
    # What waited then has been posted since, perhaps with more in it: that is void, and it is posted anew.
    await stored_outbox.renew_nonces(tx, owner.kind, owner.id)
    void = MarkVoid(await _newest(tx, row, known), copied)
    await outbox.add(ctx, tx, owner, void, PostRestored(copied, row.head), is_urgent=True)
    # What grew may have been told more since, and the card other things.
    await posts.put(tx, replace(known, growing=None))
    await renew_card(ctx, tx, row)
    await _count_drafts(tx, row)


async def _newest(tx: Transaction, row: MatchRow, known: PostedRow) -> int:
    """Return the newest message in the channel of a match of which anything is known; 0 where there is none."""
    stand = [one.message for one in await notices.standing(tx, row.id) if one.channel == row.channel]
    return max(
        one or 0 for one in (*latest.messages_of(known), known.growing, known.bearer, row.card, *stand)
    )


async def _count_drafts(tx: Transaction, row: MatchRow) -> None:
    """Let the revisions of all seats count: those who had chosen nothing yet may have begun to since."""
    for seat in await seats.of_match(tx, row.id):
        if (await draft.get(tx, row.id, seat.seat)).revision == 0:
            await draft.put(tx, row.id, seat.seat, row.head, draft.EMPTY)


async def of_post(ctx: Context, match_id: int, post: PostRestored) -> RestoredNotice | None:
    """Return what a table is told; None where the match is over."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        moves = await _count_moves(ctx, tx, row, post.head) if post.head else None
    return RestoredNotice(row, post.copied, moves) if row.status in ALIVE else None


async def _count_moves(ctx: Context, tx: Transaction, row: MatchRow, head: int) -> int | None:
    with suppress(Refusal):
        match = await loading.match_of(ctx, tx, row, whole=True)
        return sum(1 for _ in narration.moves(match, match.line.marks[0], head))
    return None


FEATURE = Feature(posts=RestoringPost)
