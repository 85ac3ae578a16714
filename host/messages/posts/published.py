"""Reading a match: what is shown of it to whom. Everything here is made from the log and changes nothing."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import Result
from engine.core.text import Text
from host.core.context import Context
from host.core.errors import refuse
from host.matches.log.entries import Move, Undone
from host.matches.log.fold import at_start, prolong
from host.matches.match.match import Match
from host.matches.match.narration import (
    Stretch,
    Told,
    before_last_move,
    names_at,
    of_table_entry,
    stretches,
    tell,
)
from host.matches.match.reading import load_finished, tell_aside
from host.messages.posts.lines import Growing, growing_of
from host.messages.posts.loading import Telling
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.messages.posts import PostedRow


class TableTold(Struct, frozen=True):
    """What the table has decided, with the board where the decision has changed it."""

    match: MatchRow
    names: tuple[str, ...]
    told: Told
    view: Any = None


class ChapterPost(Struct, frozen=True):
    """The post after a stretch of play, as everybody may read it; the view is the one at its end."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    number: int
    view: Any
    before: Any
    """The view at its beginning."""
    heading: Text
    """Of the stretch that is told, not of what comes next."""
    told: tuple[Told, ...]
    """Without what was told in earlier posts."""
    is_last: bool
    end: int = 0
    """The last entry of the log it tells."""
    growing: Growing | None = None
    """The post of the stretch, to which its end is to be added."""


class FinalPost(Struct, frozen=True):
    """The post at the end: the outcome."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    view: Any
    course: tuple[tuple[int, ...], ...]
    """The victory points of each seat at the end of each stretch of play."""
    result: Result


async def ruling_post(telling: Telling, seq: int) -> TableTold:
    """Return what an entry of the log tells everybody that is no move."""
    match = telling.match
    logged = match.line.entries[seq - 1]
    if isinstance(logged.entry, Move):
        raise refuse("no-chapter")
    said = TableTold(
        match.row, match.names, of_table_entry(logged.entry, names_at(match, seq - 1), logged.at)
    )
    if not isinstance(logged.entry, Undone):
        return said
    earlier = match.line.entries[:seq]
    then = await tell_aside(match, lambda: prolong(match.game, at_start(match.line), earlier))
    return replace(said, view=match.game.observe(then.state, None))


async def chapter_post(telling: Telling, number: int) -> ChapterPost:
    """Return the post of a stretch of play, as it was when it ended."""
    match = telling.match
    found = next((stretch for stretch in stretches(match) if stretch.number == number), None)
    if found is None or found.is_open:
        raise refuse("no-chapter")
    return await tell_aside(match, lambda: _chapter(match, found, telling.known))


def _chapter(match: Match, found: Stretch, known: PostedRow) -> ChapterPost:
    growing = growing_of(known, found.start.seq) if known.told < found.end else None
    first = _first_untold(found, known.told) if growing is None else growing.first
    rules, view = match.game, match.game.observe(found.state, None)
    played = rules.observe(before_last_move(match, found), None)
    return ChapterPost(
        match=match.row, seats=match.seats, names=names_at(match, found.end), number=found.number,
        view=view, before=rules.observe(found.start.state, None),
        heading=rules.heading(played), told=tell(match, found, None, first),
        is_last=found.end == match.line.moved and match.row.status == "finished",
        end=found.end, growing=growing,
    )  # fmt: skip


def _first_untold(found: Stretch, told: int) -> int:
    """Return the first entry to be told of a stretch; where all of it was told it is wanted once more, as a whole."""
    return found.start.seq + 1 if told >= found.end else max(told, found.start.seq) + 1


async def final_post(ctx: Context, match_id: int) -> FinalPost:
    """Return the post at the end of a match; a Refusal while it is not over."""
    return final_of(await load_finished(ctx, match_id))


def final_of(match: Match) -> FinalPost:
    """Return the post at the end of a match that is over."""
    view = match.game.observe(match.state, None)
    course = tuple(match.game.points(match.game.observe(s.state, None)) for s in stretches(match))
    return FinalPost(
        match=match.row, seats=match.seats, names=match.names,
        view=view, course=course, result=match.game.result(match.state),
    )  # fmt: skip
