"""The content of public messages about a match, based on its log.

Read-only.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import Result
from engine.core.text import LocalizedText
from host.core.context import Context
from host.core.errors import user_error
from host.matches.log.entries import Move, Undone
from host.matches.log.fold import at_start, fold_more
from host.matches.match.match import Match
from host.matches.match.narration import (
    LogLine,
    Segment,
    before_last_move,
    names_at,
    of_table_entry,
    render_log,
    segments,
)
from host.matches.match.reading import load_finished, tell_aside
from host.messages.posts.lines import AppendableMessage, growing_of
from host.messages.posts.loading import Telling
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.messages.posts import PostedRow


class TableMessage(Struct, frozen=True):
    """A decision of the table, with the board if the decision changed it."""

    match: MatchRow
    names: tuple[str, ...]
    told: LogLine
    view: Any = None


class ChapterPost(Struct, frozen=True):
    """The public message after a segment; the view is the one at its end."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    number: int
    view: Any
    before: Any
    """The view at the start of the segment."""
    heading: LocalizedText
    """The heading of this segment, not of the next one."""
    told: tuple[LogLine, ...]
    """Without lines that earlier messages show."""
    is_last: bool
    end: int = 0
    """The last log entry it shows."""
    growing: AppendableMessage | None = None
    """The growing message of the segment, which gets its end appended."""


class FinalPost(Struct, frozen=True):
    """The final message with the outcome."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    view: Any
    course: tuple[tuple[int, ...], ...]
    """The victory points of each seat at the end of each segment."""
    result: Result


async def ruling_post(telling: Telling, seq: int) -> TableMessage:
    """Return the public text of a log entry that is not a move."""
    match = telling.match
    logged = match.line.entries[seq - 1]
    if isinstance(logged.entry, Move):
        raise user_error("no-chapter")
    said = TableMessage(
        match.row, match.names, of_table_entry(logged.entry, names_at(match, seq - 1), logged.at)
    )
    if not isinstance(logged.entry, Undone):
        return said
    earlier = match.line.entries[:seq]
    then = await tell_aside(match, lambda: fold_more(match.game, at_start(match.line), earlier))
    return replace(said, view=match.game.observe(then.state, None))


async def chapter_post(telling: Telling, number: int) -> ChapterPost:
    """Return the message of a segment, as of the segment's end."""
    match = telling.match
    found = next((stretch for stretch in segments(match) if stretch.number == number), None)
    if found is None or found.is_open:
        raise user_error("no-chapter")
    return await tell_aside(match, lambda: _chapter(match, found, telling.known))


def _chapter(match: Match, found: Segment, known: PostedRow) -> ChapterPost:
    growing = growing_of(known, found.start.seq) if known.told < found.end else None
    first = _first_untold(found, known.told) if growing is None else growing.first
    rules, view = match.game, match.game.observe(found.state, None)
    played = rules.observe(before_last_move(match, found), None)
    return ChapterPost(
        match=match.row, seats=match.seats, names=names_at(match, found.end), number=found.number,
        view=view, before=rules.observe(found.start.state, None),
        heading=rules.heading(played), told=render_log(match, found, None, first),
        is_last=found.end == match.line.moved and match.row.status == "finished",
        end=found.end, growing=growing,
    )  # fmt: skip


def _first_untold(found: Segment, told: int) -> int:
    """Return the first entry of a segment to show.

    If all of it was shown, the whole segment is requested again.
    """
    return found.start.seq + 1 if told >= found.end else max(told, found.start.seq) + 1


async def final_post(ctx: Context, match_id: int) -> FinalPost:
    """Return the final message of a match.

    Raises UserError if the match is not over.
    """
    return final_of(await load_finished(ctx, match_id))


def final_of(match: Match) -> FinalPost:
    """Return the post at the end of a match that is over."""
    view = match.game.observe(match.state, None)
    course = tuple(match.game.points(match.game.observe(s.state, None)) for s in segments(match))
    return FinalPost(
        match=match.row, seats=match.seats, names=match.names,
        view=view, course=course, result=match.game.result(match.state),
    )  # fmt: skip
