"""What players do while a stretch of play goes on: told at once, in a post that grows while it stands last."""

from __future__ import annotations

from collections.abc import Set

from msgspec import Struct
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.matches.match import narration
from host.matches.match.match import Match
from host.matches.match.narration import Told
from host.matches.match.reading import load_begun, tell_aside
from host.messages.posts import latest
from host.messages.posts.kinds import PostChapter, PostLines
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.matches.match.matches import MatchRow
from storage.messages import posts
from storage.messages.posts import PostedRow

YOUNG = 50 * 60_000
"""Milliseconds for which a post may grow: Discord limits edits of messages older than an hour."""


class Growing(Struct, frozen=True):
    """A post that tells what players did and may tell more."""

    message: int
    first: int
    """The first entry of the log that it tells."""


class LinesPost(Struct, frozen=True):
    """What players have done that is told nowhere yet, from one entry of the log to another."""

    match: MatchRow
    first: int
    last: int
    told: tuple[Told, ...]
    growing: Growing | None
    """The post to which it is to be added."""
    whole: tuple[Told, ...]
    """What that tells then."""


async def lines_post(ctx: Context, post: PostRow, lines: PostLines, *, may_stand: bool) -> LinesPost | None:
    """Return what is to be told now; None where nothing is, or where the post of the stretch is about to tell it.

    What is told one after the other is told together. What may be in the channel already is told in any case.
    """
    match = await load_begun(ctx, post.owner, whole=True)
    async with ctx.database.reading() as tx:
        behind = await latest.waiting_after(tx, post)
        known = await known_now(tx, match.row, ctx.now())
    last = min(lines.to, match.line.head)
    for other in behind:
        if isinstance(other, PostChapter) and not may_stand:
            return None
        if not isinstance(other, PostLines):
            break
        last = min(other.to, match.line.head)
    return await tell_aside(match, lambda: _lines(match, known, last))


def _lines(match: Match, known: PostedRow, last: int) -> LinesPost | None:
    begun = max(mark.seq for mark in match.line.marks if mark.seq < last)
    first = max(known.told, begun) + 1
    told = narration.tell_between(match, first, last, None) if first <= last else ()
    growing = growing_of(known, begun)
    undone = {seq for seq in match.line.undone if growing is not None and growing.first <= seq <= known.told}
    if growing is None or not undone:
        whole = told if growing is None else narration.tell_between(match, growing.first, last, None)
        return LinesPost(match.row, first, last, told, growing, whole) if told else None
    if told:
        # What is done after that stands in a post of its own.
        return LinesPost(match.row, first, last, told, None, told)
    return LinesPost(match.row, first, last, (), growing, _tell_marked(match, growing, known.told, undone))


def _tell_marked(match: Match, growing: Growing, last: int, undone: Set[int]) -> tuple[Told, ...]:
    """Tell what a post has told, with what was taken back since marked."""
    then = narration.before_undone(match, min(undone))
    return narration.tell_between(then, growing.first, last, None, undone)


async def known_now(tx: Transaction, row: MatchRow, now: int) -> PostedRow:
    """Return what stands of a match; what has to be left alone grows no more: it is old, or not the last."""
    known = await latest.of_match(tx, row)
    is_last = known.growing is not None and await latest.last_standing(tx, known) == known.growing
    return known if is_last and now - known.growing_since < YOUNG else replace(known, growing=None)


def growing_of(known: PostedRow, begun: int) -> Growing | None:
    """Return the post that grows with the stretch of play after an entry, if one does."""
    if known.growing is None or known.growing_from <= begun:
        return None
    return Growing(known.growing, known.growing_from)


async def note_lines_sent(
    ctx: Context, post: PostRow, lines: LinesPost, message: int, plain: str | None
) -> None:
    """Take what players did as told in a message; from now on that one grows."""
    async with ctx.database.transaction(about=str(outbox.owner_of(post))) as tx:
        await outbox.take(tx, post)
        known = await latest.of_match(tx, lines.match)
        if known.growing != message:
            known = replace(known, growing=message, growing_since=post.created, growing_from=lines.first)
        await posts.put(tx, replace(known, told=max(known.told, lines.last)))
        await latest.note_borne(ctx, tx, post.owner, message, plain)


async def note_stretch_sent(
    ctx: Context, post: PostRow, match: MatchRow, end: int, message: int, plain: str | None
) -> None:
    """Take a stretch of play that is over as told in a message, which grows no more."""
    async with ctx.database.transaction(about=str(outbox.owner_of(post))) as tx:
        await outbox.take(tx, post)
        await _close(tx, match, end)
        await latest.note_borne(ctx, tx, post.owner, message, plain)


async def _close(tx: Transaction, match: MatchRow, end: int) -> None:
    known = await latest.of_match(tx, match)
    await posts.put(tx, replace(known, growing=None, told=max(known.told, end)))
