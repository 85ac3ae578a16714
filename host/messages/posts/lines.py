"""Live updates of a segment in progress, in a message that grows while it is the last one."""

from __future__ import annotations

from collections.abc import Set

from msgspec import Struct
from msgspec.structs import replace

from host.core import outbox
from host.core.context import Context
from host.core.outbox import Due
from host.matches.log.fold import DAMAGE
from host.matches.match import narration
from host.matches.match.match import Match
from host.matches.match.narration import LogLine
from host.matches.match.reading import tell_aside
from host.messages.posts import latest
from host.messages.posts.kinds import PostChapter, PostLines
from host.messages.posts.latest import Sent
from host.messages.posts.loading import Telling
from storage.core.scheduling.outbox import PostRow
from storage.matches.match.matches import MatchRow
from storage.messages.posts import PostedRow


class AppendableMessage(Struct, frozen=True):
    """A message with players' actions that may still be extended."""

    message: int
    first: int
    """The first log entry it shows."""


class LinesPost(Struct, frozen=True):
    """The players' actions that no message shows yet, from one log entry to another."""

    match: MatchRow
    first: int
    last: int
    told: tuple[LogLine, ...]
    growing: AppendableMessage | None
    """The message to extend."""
    whole: tuple[LogLine, ...]
    """The full content of the extended message."""


async def lines_post(
    telling: Telling, post: PostRow, lines: PostLines, *, may_stand: bool
) -> LinesPost | None:
    """Return the lines to show now.

    Returns None without lines, or if the message of the segment will show them. Consecutive lines are merged.
    Lines that may already be in the channel are shown in any case.
    """
    match = telling.match
    last = min(lines.to, match.line.head)
    for other in latest.told_after(post, telling.waiting):
        if isinstance(other, PostChapter) and not may_stand:
            return None
        if not isinstance(other, PostLines):
            break
        last = min(other.to, match.line.head)
    return await tell_aside(match, lambda: _lines(match, telling.known, last))


def _lines(match: Match, known: PostedRow, last: int) -> LinesPost | None:
    begun = max(mark.seq for mark in match.line.positions if mark.seq < last)
    first = max(known.told, begun) + 1
    told = narration.render_between(match, first, last, None) if first <= last else ()
    growing = growing_of(known, begun)
    undone = {seq for seq in match.line.undone if growing is not None and growing.first <= seq <= known.told}
    if growing is None or not undone:
        whole = told if growing is None else narration.render_between(match, growing.first, last, None)
        return LinesPost(match.row, first, last, told, growing, whole) if told else None
    if told:
        # Later actions get a message of their own.
        return LinesPost(match.row, first, last, told, None, told)
    try:
        whole = _tell_marked(match, growing, known.told, undone)
    except DAMAGE:
        # Undone actions that can't be read were undone for that reason. The message about them stays
        # unchanged.
        return None
    return LinesPost(match.row, first, last, (), growing, whole)


def _tell_marked(
    match: Match, growing: AppendableMessage, last: int, undone: Set[int]
) -> tuple[LogLine, ...]:
    """Render the content of a message again, with undone actions marked."""
    then = narration.before_undone(match, min(undone))
    return narration.render_between(then, growing.first, last, None, undone)


def growing_of(known: PostedRow, begun: int) -> AppendableMessage | None:
    """Return the message that grows with the segment after an entry, if any."""
    if known.growing is None or known.growing_from <= begun:
        return None
    return AppendableMessage(known.growing, known.growing_from)


async def note_lines_sent(ctx: Context, post: PostRow, lines: LinesPost, sent: Sent) -> Due:
    """Record that a message shows the players' actions; later actions extend it.

    Return the owner's next due work.
    """
    async with outbox.sent(ctx, post) as noting:
        here = await latest.load_here(noting.tx, post.owner, lines.match.channel)
        if here is None:
            await latest.note_last_told(noting.tx, post.owner, lines.last)
        else:
            row, known = here
            if known.growing != sent.message:
                known = replace(
                    known, growing=sent.message, growing_since=post.created, growing_from=lines.first
                )
            known = replace(known, told=max(known.told, lines.last))
            await latest.store(ctx, noting.tx, row, known, sent)
    return noting.due


async def note_stretch_sent(ctx: Context, post: PostRow, match: MatchRow, end: int, sent: Sent) -> Due:
    """Record that a message shows a finished segment; it will not be extended any more.

    Return the owner's next due work.
    """
    async with outbox.sent(ctx, post) as noting:
        here = await latest.load_here(noting.tx, post.owner, match.channel)
        if here is None:
            await latest.note_last_told(noting.tx, post.owner, end)
        else:
            row, known = here
            known = replace(known, growing=None, told=max(known.told, end))
            await latest.store(ctx, noting.tx, row, known, sent)
    return noting.due
