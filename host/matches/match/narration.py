"""Render segments of a match log as text for a given viewer."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence, Set
from itertools import chain, groupby, islice
from operator import itemgetter
from typing import Any, TypeGuard

from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import Action, LogEvent, Seat, Viewer
from engine.core.text import LocalizedText, Quote, SeatName, text
from engine.core.windows import SecretWindow
from host.matches.log.entries import (
    Entry,
    LoggedEntry,
    Move,
    Ruling,
    SeatTaken,
    Started,
    TableEntry,
    TimedOut,
    Undone,
)
from host.matches.log.fold import FoldedLog, LogPosition, action_of, apply_move, fold_more, rewind_fold
from host.matches.match.display_names import display_names
from host.matches.match.match import Match
from storage.matches.match.log import Origin

MINUTE = 60_000
"""In milliseconds."""


class LogLine(Struct, frozen=True):
    """Consecutive actions by one seat, or by the table (seat None).

    `at` is the time of the first action in Unix milliseconds.
    """

    seat: Seat | None
    by: Origin
    texts: tuple[LocalizedText, ...]
    names: tuple[str, ...]
    """The players' names in seat order, as they were at the time of the actions."""
    at: int
    is_undone: bool = False
    """Whether the actions were shown in a message and undone later."""
    has_further_name: bool = False
    """Whether `names` ends with the name of a user without a seat, such as a host."""
    is_ahead: bool = False
    """Whether these are table steps after a segment's last move that belong to the next segment."""

    @property
    def seat_count(self) -> int:
        """Return the number of seats."""
        return len(self.names) - self.has_further_name


class Segment(Struct, frozen=True):
    """A part of the log between two positions.

    `number` is the segment's number in the game.
    """

    number: int
    start: LogPosition
    end: int
    """The number of the segment's last entry."""
    state: Any
    """The state at the end of the segment."""
    is_open: bool
    """Whether the segment is still being played."""


def segments(match: Match) -> tuple[Segment, ...]:
    """Return the segments of a match's log.

    The last segment is unfinished if it is still being played, or if the match ended during it.
    """
    line = match.folded_log
    closed = [
        Segment(end.segment, start, end.seq, end.state, is_open=False)
        for start, end in zip(line.positions, line.positions[1:], strict=False)
    ]
    last = line.positions[-1]
    if not match.awaited and last.seq == line.last_change and closed:
        return tuple(closed)
    return (*closed, Segment(last.segment + 1, last, line.head, line.state, bool(match.awaited)))


class LoggedMove(Struct, frozen=True):
    """A confirmed move, with the state in which it was made."""

    seq: int
    at: int
    move: Move
    state_before: Any

    @property
    def state_after(self) -> Any:
        """Return the state after the move."""
        return apply_move(self.state_before, self.move)


def moves(match: Match, start: LogPosition, end: int) -> Iterator[LoggedMove]:
    """Yield the moves after position `start`, up to log entry `end`."""
    state = start.state
    for logged in match.folded_log.entries_after(start, end):
        if isinstance(logged.entry, Move):
            logged_move = LoggedMove(logged.seq, logged.at, logged.entry, state)
            yield logged_move
            state = logged_move.state_after


def render_log(match: Match, segment: Segment, viewer: Viewer, first: int = 0) -> tuple[LogLine, ...]:
    """Render a segment for a viewer, starting with entry `first`.

    Consecutive actions by one seat are merged into one line. Undone actions are included, marked as undone.
    """
    logged_lines = _with_undone_lines(match, segment, viewer)
    return _join(log_line for logged, log_line in logged_lines if logged.seq >= first)


def render_by_minute(match: Match, segment: Segment, viewer: Viewer) -> tuple[LogLine, ...]:
    """Render a segment for a viewer, merging consecutive actions by one seat within a minute.

    Undone actions are included, marked as undone.
    """
    log_lines = (log_line for _, log_line in _with_undone_lines(match, segment, viewer))
    minutes = groupby(log_lines, key=lambda log_line: log_line.at // MINUTE)
    return tuple(chain.from_iterable(_join(log_lines) for _, log_lines in minutes))


def split_ahead(log_lines: Iterable[LogLine]) -> tuple[tuple[LogLine, ...], tuple[LogLine, ...]]:
    """Divide a segment's lines into its own ones, and those that belong to the next segment."""
    own, ahead = list[LogLine](), list[LogLine]()
    for line in log_lines:
        (ahead if line.is_ahead and not line.is_undone else own).append(line)
    return tuple(own), tuple(ahead)


def _with_undone_lines(
    match: Match, segment: Segment, viewer: Viewer
) -> Iterator[tuple[LoggedEntry, LogLine]]:
    """Yield the lines of a segment, and before each undo the moves that it undid, marked as undone.

    Moves from before the start of the fold are not known.
    """
    line, undone_moves = match.folded_log, _moves_by_undo(match.folded_log)
    earlier, folded = rewind_fold(line), 0
    for logged, log_line in _logged_lines(match, segment.start, segment.end, viewer):
        if moves := undone_moves.get(logged.seq):
            # Only the entries since the last undo are folded, because a hostile file may contain thousands of undos.
            last = logged.seq - line.base - 1
            earlier, folded = fold_more(match.game, earlier, line.entries[folded:last]), last
            yield from _undone_lines(replace(match, folded_log=earlier), moves, logged.seq, viewer)
        yield logged, log_line


def _moves_by_undo(line: FoldedLog) -> dict[int, list[int]]:
    """Return the numbers of the moves that each undo undid, by the log entry number of the undo."""
    found, kept, seats = dict[int, list[int]](), list[int](), dict[int, Seat]()
    for logged in line.entries:
        if isinstance(logged.entry, Move):
            kept.append(logged.seq)
            seats[logged.seq] = logged.entry.seat
        elif isinstance(logged.entry, Undone) and logged.entry.to >= line.base:
            if logged.entry.alone:
                own = {seq for seq in kept if seq > logged.entry.to and seats[seq] == logged.entry.seat}
                found[logged.seq], kept = sorted(own), [seq for seq in kept if seq not in own]
                continue
            first = bisect_right(kept, logged.entry.to)
            found[logged.seq], kept[first:] = kept[first:], ()
    return found


def _undone_lines(
    before: Match, moves: Sequence[int], seq: int, viewer: Viewer
) -> Iterator[tuple[LoggedEntry, LogLine]]:
    """Yield the moves that entry number `seq` undid, in a match as it was before."""
    start, wanted = (
        next(mark for mark in reversed(before.folded_log.positions) if mark.seq < moves[0]),
        frozenset(moves),
    )
    for logged, log_line in _logged_lines(before, start, seq - 1, viewer):
        if logged.seq in wanted:
            yield logged, replace(log_line, is_undone=True)


def render_from(match: Match, start: LogPosition, viewer: Viewer) -> tuple[LogLine, ...]:
    """Render all entries after a position for a viewer."""
    return _join(_lines(match, start, match.folded_log.head, viewer))


def render_between(
    match: Match, first: int, last: int, viewer: Viewer, undone: Set[int] = frozenset()
) -> tuple[LogLine, ...]:
    """Render the moves between two entries, without rulings.

    Moves in `undone` are marked as undone.
    """
    start = next(mark for mark in reversed(match.folded_log.positions) if mark.seq < first)
    logged_lines = _logged_lines(match, start, last, viewer)
    return _join(
        replace(log_line, is_undone=logged.seq in undone)
        for logged, log_line in logged_lines
        if logged.seq >= first and not is_ruling(logged.entry)
    )


def match_before_undo(match: Match, first: int) -> Match:
    """Return a match as it was before entry `first` was undone."""
    by = next(
        (
            logged.seq
            for logged in match.folded_log.entries
            if isinstance(logged.entry, Undone) and logged.entry.to < first < logged.seq
        ),
        match.folded_log.head + 1,
    )
    entries = match.folded_log.entries[: by - 1]
    return replace(match, folded_log=fold_more(match.game, rewind_fold(match.folded_log), entries))


def is_ruling(entry: Entry) -> bool:
    """Return whether an entry is a decision that is announced to all players.

    Timeouts are excluded, because the resulting vote is announced instead.
    """
    if isinstance(entry, Ruling):
        return entry.is_announced
    return not isinstance(entry, Move | Started | TimedOut)


def is_secret_undo(entry: Entry, state: Any) -> bool:
    """Return whether an entry withdraws an answer in a secret window, which nobody else may notice."""
    return isinstance(entry, Undone) and entry.alone and isinstance(play.window(state), SecretWindow)


def render_after(match: Match, move: LoggedMove, viewer: Viewer) -> tuple[LogLine, ...]:
    """Render everything that happened after a move: its automatic consequences and all later entries."""
    start = LogPosition(0, move.seq - 1, move.state_before)
    return _join(islice(_lines(match, start, match.folded_log.head, viewer), 1, None))


class TurnSummary(Struct, frozen=True):
    """Consecutive actions by one seat as public text.

    `texts` is empty if the actions can't be read.
    """

    seq: int
    """The number of the log entry with the first action."""
    seat: Seat | None
    names: tuple[str, ...]
    """The players' names in seat order, as they were at the time of the actions."""
    texts: tuple[LocalizedText, ...]


def summarize_turns(match: Match) -> Iterator[TurnSummary]:
    """Yield a summary of each turn; the match must be folded from the deal."""
    whole, sat = moves(match, match.folded_log.positions[0], match.folded_log.head), _names_from(match)
    for (seat, _), run in groupby(
        whole,
        key=lambda logged_move: (
            logged_move.move.seat,
            match.game.completed_segments(logged_move.state_before),
        ),
    ):
        logged_moves = tuple(run)
        localized_texts = (said for each in logged_moves for said in _visible_texts(_events(each), None))
        yield TurnSummary(
            logged_moves[0].seq, seat, _names_after(sat, logged_moves[0].seq), tuple(localized_texts)
        )


def _events(made: LoggedMove) -> Iterable[LogEvent]:
    return play.action_log_events(made.state_before, made.move.action, made.move.seat)


def _join(log_lines: Iterable[LogLine]) -> tuple[LogLine, ...]:
    visible_lines = (line for line in log_lines if line.texts)
    runs = (
        tuple(run)
        for _, run in groupby(
            visible_lines,
            key=lambda line: (line.seat, line.by, line.names, line.is_undone, line.is_ahead),
        )
    )
    return tuple(
        replace(run[0], texts=tuple(chain.from_iterable(line.texts for line in run))) for run in runs
    )


def heading_of(match: Match, segment: Segment, viewer: Viewer) -> LocalizedText:
    """Return the game's heading for a segment.

    It is generated from the state before the segment's last move, since the next state may already be part of
    the next segment.
    """
    asked = [move.state_before for move in moves(match, segment.start, segment.end)]
    state = asked[-1] if asked else segment.start.state
    return match.game.heading(match.game.observe(state, viewer))


def state_before_last_move(match: Match, segment: Segment) -> Any:
    """Return the state in which a segment's last move was made."""
    *_, last = moves(match, segment.start, segment.end)
    return last.state_before


def names_at(match: Match, seq: int) -> tuple[str, ...]:
    """Return the players' names in seat order, as they were after an entry."""
    return _names_after(_names_from(match), seq)


def _names_from(match: Match) -> list[tuple[int, tuple[str, ...]]]:
    """Return the players' names over the course of the log, as (log entry number, names) pairs.

    The names are in seat order and apply from that entry onwards. The pairs are in log order. Entry 0 is the
    start.
    """
    names, found = [seat.name for seat in match.seats], list[tuple[int, tuple[str, ...]]]()
    for logged in reversed(match.folded_log.entries):
        if isinstance(logged.entry, SeatTaken):
            found.append((logged.seq, display_names(names)))
            names[logged.entry.seat] = logged.entry.was
    return [(0, display_names(names)), *reversed(found)]


def _names_after(sat: list[tuple[int, tuple[str, ...]]], seq: int) -> tuple[str, ...]:
    return sat[bisect_right(sat, seq, key=itemgetter(0)) - 1][1]


def _lines(match: Match, start: LogPosition, end: int, viewer: Viewer) -> Iterator[LogLine]:
    return (log_line for _, log_line in _logged_lines(match, start, end, viewer))


def _logged_lines(
    match: Match, start: LogPosition, end: int, viewer: Viewer
) -> Iterator[tuple[LoggedEntry, LogLine]]:
    state, sat = start.state, _names_from(match)
    names, changes = _names_after(sat, start.seq), dict(sat)
    for logged in match.folded_log.entries_after(start, end):
        entry = logged.entry
        if isinstance(entry, Move):
            action = action_of(state, entry)
            events = play.action_log_events(state, action, entry.seat)
            yield logged, LogLine(entry.seat, entry.by, _visible_texts(events, viewer), names, logged.at)
            state = play.apply_unchecked(state, action, entry.seat)
            own, ahead = _split_table_events(match.game, state)
            yield logged, LogLine(None, "host", _visible_texts(own, viewer), names, logged.at)
            table = _visible_texts(ahead, viewer)
            yield logged, LogLine(None, "host", table, names, logged.at, is_ahead=True)
            state = play.run_table_steps(state)
        else:
            line = render_table_entry(entry, names, logged.at, play.awaited_seats(state))
            yield logged, replace(line, texts=()) if is_secret_undo(entry, state) else line
            names = changes.get(logged.seq, names)


def _split_table_events(game: AnyGame, state: Any) -> tuple[list[LogEvent], list[LogEvent]]:
    """Return the events of the next table steps: those of the current segment, and those of the next one.

    After the end of the game, there is no next segment.
    """
    segment, own, ahead = game.completed_segments(state), list[LogEvent](), list[LogEvent]()
    while (step := play.table_step(state)) is not None:
        (own if game.completed_segments(state) == segment else ahead).extend(step.log_events(state))
        state = step.run(state.pop())
    return ([*own, *ahead], []) if play.is_finished(state) else (own, ahead)


def render_revealed(before: Match, seat: Seat, made: Iterable[Action]) -> tuple[LocalizedText, ...]:
    """Return the texts about a seat's moves that are visible only to that seat's player."""
    state, events = before.state, list[LogEvent]()
    for action in made:
        events.extend(play.log_events(state, action, seat))
        state = play.run_table_steps(play.apply_unchecked(state, action, seat))
    return _visible_texts((event for event in events if event.audience is not None), seat)


def render_table_entry(
    entry: TableEntry, names: tuple[str, ...], at: int, awaited: tuple[Seat, ...] = ()
) -> LogLine:
    """Render an entry that is not a move; `awaited` are the seats that have to choose.

    `names` contains the players' names in seat order before the entry. If the entry mentions another user,
    that name is appended.
    """
    other = SeatName(len(names))
    localized_text: LocalizedText
    match entry:
        case Started():
            localized_text = (
                text("told-started", who=SeatName(awaited[0]))
                if len(names) > 1 and len(awaited) == 1
                else LocalizedText("told-started-alone")
            )
        case SeatTaken():
            localized_text = text(f"told-{entry.why}", who=SeatName(entry.seat), new=other)
        case Undone():
            localized_text = text(
                f"told-undone-{entry.why}", who=_who(entry.seat), host=other, reason=Quote(entry.reason)
            )
        case TimedOut():
            localized_text = text("told-timed-out", who=SeatName(entry.seat))
        case Ruling():
            if not entry.is_announced:
                return LogLine(None, entry.by, (), names, at)
            localized_text = entry.describe(other)
    named = "" if isinstance(entry, Started | TimedOut) else entry.name
    reason = entry.reason if _has_separate_reason(entry) else ""
    why = (text("told-reason", reason=Quote(reason)),) if reason else ()
    return LogLine(None, entry.by, (localized_text, *why), (*names, named), at, has_further_name=True)


def _has_separate_reason(entry: TableEntry) -> TypeGuard[SeatTaken | Ruling]:
    return isinstance(entry, SeatTaken) or (isinstance(entry, Ruling) and entry.has_optional_reason)


def _who(seat: Seat | None) -> SeatName:
    return SeatName(0 if seat is None else seat)


def _visible_texts(events: Iterable[LogEvent], viewer: Viewer) -> tuple[LocalizedText, ...]:
    return tuple(event.text for event in events if event.audience is None or viewer in event.audience)
