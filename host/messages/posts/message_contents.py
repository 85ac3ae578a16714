"""Load the content of public messages about a match from its log."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import GameResult
from engine.core.text import LocalizedText
from host.core.context import Context
from host.core.errors import user_error
from host.matches.log.entries import Move, Undone
from host.matches.log.fold import fold_more, rewind_fold
from host.matches.match.match import Match
from host.matches.match.narration import (
    LogLine,
    Segment,
    names_at,
    render_between,
    render_table_entry,
    segments,
    state_before_last_move,
)
from host.matches.match.reading import load_finished, render_in_thread
from host.messages.posts.lines import AppendableMessage, find_appendable_message
from host.messages.posts.loading import MessageSource
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.messages.posted_messages import PostedMessagesRow


class TableMessage(Struct, frozen=True):
    """A message about a decision in the match log.

    It includes the board if the decision changed the position.
    """

    match: MatchRow
    names: tuple[str, ...]
    log_line: LogLine
    view: Any = None
    heading: LocalizedText | None = None
    """The game's heading for `view`."""


class SegmentMessage(Struct, frozen=True):
    """The public message after a segment.

    `view` is the public view at the end of the segment.
    """

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    number: int
    view: Any
    before: Any
    """The view at the start of the segment."""
    heading: LocalizedText
    """The game's heading for this segment."""
    log_lines: tuple[LogLine, ...]
    """The log lines that earlier messages did not show; those of the next segment come last."""
    is_last: bool
    end: int = 0
    """The number of the last log entry that the message shows."""
    appendable: AppendableMessage | None = None
    """The message to which the end of the segment is appended, if any."""
    next_heading: LocalizedText | None = None
    """The game's heading for `view`, which may already be part of the next segment."""


class FinalMessage(Struct, frozen=True):
    """The content of the final message, with the outcome."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    view: Any
    points_by_segment: tuple[tuple[int, ...], ...]
    """Each seat's victory points at the end of each segment."""
    result: GameResult


async def load_table_message(source: MessageSource, seq: int) -> TableMessage:
    """Return the content of the public message about a log entry that is not a move."""
    match = source.match
    logged = match.folded_log.entries[seq - 1]
    if isinstance(logged.entry, Move):
        raise user_error("no-chapter")
    table_message = TableMessage(
        match.row, match.names, render_table_entry(logged.entry, names_at(match, seq - 1), logged.at)
    )
    if not isinstance(logged.entry, Undone):
        return table_message
    earlier = match.folded_log.entries[:seq]
    then = await render_in_thread(
        match, lambda: fold_more(match.game, rewind_fold(match.folded_log), earlier)
    )
    seen = match.game.observe(then.state, None)
    return replace(table_message, view=seen, heading=match.game.heading(seen))


async def load_segment_message(source: MessageSource, number: int) -> SegmentMessage:
    """Return the content of the message about a segment, with the state at its end."""
    match = source.match
    found = next((stretch for stretch in segments(match) if stretch.number == number), None)
    if found is None or found.is_open:
        raise user_error("no-chapter")
    return await render_in_thread(match, lambda: _segment_message(match, found, source.tracked))


def _segment_message(match: Match, segment: Segment, known: PostedMessagesRow) -> SegmentMessage:
    growing = (
        find_appendable_message(known, segment.start.seq) if known.last_reported_seq < segment.end else None
    )
    first = _first_unannounced(segment, known.last_reported_seq) if growing is None else growing.first
    rules, view = match.game, match.game.observe(segment.state, None)
    played = rules.observe(state_before_last_move(match, segment), None)
    return SegmentMessage(
        match=match.row, seats=match.seats, names=names_at(match, segment.end), number=segment.number,
        view=view, before=rules.observe(segment.start.state, None),
        heading=rules.heading(played), log_lines=render_between(match, first, segment.end, None),
        is_last=segment.end == match.folded_log.last_change and match.row.status == "finished",
        end=segment.end, appendable=growing, next_heading=rules.heading(view),
    )  # fmt: skip


def _first_unannounced(segment: Segment, announced: int) -> int:
    """Return the number of the first log entry that the message about a segment shows.

    If everything was already shown, the message is being posted again and shows the whole segment.
    """
    return segment.start.seq + 1 if announced >= segment.end else max(announced, segment.start.seq) + 1


async def load_final_message(ctx: Context, match_id: int) -> FinalMessage:
    """Return the content of a match's final message.

    Raises UserError if the match is not over.
    """
    return build_final_message(await load_finished(ctx, match_id))


def build_final_message(match: Match) -> FinalMessage:
    """Return the content of the final message of a match that is over."""
    view = match.game.observe(match.state, None)
    course = tuple(match.game.points(match.game.observe(s.state, None)) for s in segments(match))
    return FinalMessage(
        match=match.row, seats=match.seats, names=match.names,
        view=view, points_by_segment=course, result=match.game.result(match.state),
    )  # fmt: skip
