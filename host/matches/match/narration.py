"""Telling what happened: stretches of the log as texts, seat by seat, for whoever may read them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Set
from itertools import chain, groupby, islice
from operator import itemgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action, Event, Seat, Viewer
from engine.core.text import Quote, Text, Who, text
from host.matches.log.entries import (
    Entry,
    Logged,
    Move,
    Ruling,
    SeatTaken,
    Started,
    TableEntry,
    TimedOut,
    Undone,
)
from host.matches.log.fold import Mark, action_of, at_start, follow_move, prolong
from host.matches.match.match import Match
from storage.matches.match.log import By

MINUTE = 60_000
"""In milliseconds."""


class Told(Struct, frozen=True):
    """What a seat did in a row, or the table (seat None), from `at` on (unix milliseconds)."""

    seat: Seat | None
    by: By
    texts: tuple[Text, ...]
    names: tuple[str, ...]
    """By seat, as people sat when it happened."""
    at: int
    is_undone: bool = False
    """Whether it was taken back after it was told."""


class Stretch(Struct, frozen=True):
    """A part of the log between two marks; `number` counts as the game counts its chapters."""

    number: int
    start: Mark
    end: int
    """The last entry of it."""
    state: Any
    """The state after it."""
    is_open: bool
    """It is still being played."""


def stretches(match: Match) -> tuple[Stretch, ...]:
    """Return the stretches of a match's log, the last one being played or cut short by the end."""
    line = match.line
    closed = [
        Stretch(end.chapter, start, end.seq, end.state, is_open=False)
        for start, end in zip(line.marks, line.marks[1:], strict=False)
    ]
    last = line.marks[-1]
    if not match.awaited and last.seq == line.moved and closed:
        return tuple(closed)
    return (*closed, Stretch(last.chapter + 1, last, line.head, line.state, bool(match.awaited)))


class Made(Struct, frozen=True):
    """A confirmed move with the state in which it was asked for."""

    seq: int
    at: int
    move: Move
    asked: Any

    @property
    def made(self) -> Any:
        """Return the state the table was in after it."""
        return follow_move(self.asked, self.move)


def moves(match: Match, start: Mark, end: int) -> Iterator[Made]:
    """Yield the moves of a part of the log, from a mark on up to an entry."""
    state = start.state
    for logged in match.line.since_mark(start, end):
        if isinstance(logged.entry, Move):
            made = Made(logged.seq, logged.at, logged.entry, state)
            yield made
            state = made.made


def tell(match: Match, stretch: Stretch, viewer: Viewer, first: int = 0) -> tuple[Told, ...]:
    """Tell a stretch to a viewer, or the part of it from an entry on; what one seat did in a row is told together."""
    told = _logged_lines(match, stretch.start, stretch.end, viewer)
    return _join(said for logged, said in told if logged.seq >= first)


def tell_by_minute(match: Match, stretch: Stretch, viewer: Viewer) -> tuple[Told, ...]:
    """Tell a stretch to a viewer; what was done in a row is told together as far as it was done in one minute."""
    minutes = groupby(_lines(match, stretch.start, stretch.end, viewer), key=lambda said: said.at // MINUTE)
    return tuple(chain.from_iterable(_join(said) for _, said in minutes))


def tell_from(match: Match, start: Mark, viewer: Viewer) -> tuple[Told, ...]:
    """Tell everything since a mark."""
    return _join(_lines(match, start, match.line.head, viewer))


def tell_between(
    match: Match, first: int, last: int, viewer: Viewer, undone: Set[int] = frozenset()
) -> tuple[Told, ...]:
    """Tell the moves of a part of the log, from an entry to another; but not what the table decides by an entry.

    That is told by itself (`is_ruling`). Those `undone` are marked as taken back.
    """
    start = next(mark for mark in reversed(match.line.marks) if mark.seq < first)
    told = _logged_lines(match, start, last, viewer)
    return _join(
        replace(said, is_undone=logged.seq in undone)
        for logged, said in told
        if logged.seq >= first and not is_ruling(logged.entry)
    )


def before_undone(match: Match, first: int) -> Match:
    """Return a match as it was before a move was taken back."""
    by = next(
        (
            logged.seq
            for logged in match.line.entries
            if isinstance(logged.entry, Undone) and logged.entry.to < first < logged.seq
        ),
        match.line.head + 1,
    )
    entries = match.line.entries[: by - 1]
    return replace(match, line=prolong(match.game, at_start(match.line), entries))


def is_ruling(entry: Entry) -> bool:
    """Tell whether the table has decided something with an entry, which concerns everybody at once.

    That somebody's time has run out is said by what the others are asked.
    """
    if isinstance(entry, Ruling):
        return entry.is_news
    return not isinstance(entry, Move | Started | TimedOut)


def tell_after(match: Match, move: Made, viewer: Viewer) -> tuple[Told, ...]:
    """Tell everything since a move: what the table made of it, and what came next."""
    start = Mark(0, move.seq - 1, move.asked)
    return _join(islice(_lines(match, start, match.line.head, viewer), 1, None))


class Turn(Struct, frozen=True):
    """What a seat did in a row, as everybody was told; without texts where it can't be read."""

    seq: int
    """The entry of the log with which it began."""
    seat: Seat | None
    names: tuple[str, ...]
    """By seat, as people sat then."""
    texts: tuple[Text, ...]


def turns_of(match: Match) -> Iterator[Turn]:
    """Yield the turns of a match that is folded from the deal on."""
    whole, sat = moves(match, match.line.marks[0], match.line.head), _names_from(match)
    for (seat, _), run in groupby(whole, key=lambda made: (made.move.seat, match.game.chapter(made.asked))):
        made = tuple(run)
        told = (said for each in made for said in _heard(_events(each), None))
        yield Turn(made[0].seq, seat, _at(sat, made[0].seq), tuple(told))


def _events(made: Made) -> Iterable[Event]:
    pending = play.decision(made.asked, made.move.seat)
    return () if pending is None else pending.tell(made.asked, made.move.action)


def _join(told: Iterable[Told]) -> tuple[Told, ...]:
    heard = (line for line in told if line.texts)
    runs = (
        tuple(run)
        for _, run in groupby(heard, key=lambda line: (line.seat, line.by, line.names, line.is_undone))
    )
    return tuple(
        replace(run[0], texts=tuple(chain.from_iterable(line.texts for line in run))) for run in runs
    )


def heading_of(match: Match, stretch: Stretch, viewer: Viewer) -> Text:
    """Say where the game stood in a stretch: as its last move was asked for, not what comes next."""
    asked = [made.asked for made in moves(match, stretch.start, stretch.end)]
    state = asked[-1] if asked else stretch.start.state
    return match.game.heading(match.game.observe(state, viewer))


def before_last_move(match: Match, stretch: Stretch) -> Any:
    """Return the state in which the last move of a stretch was asked for: still within it."""
    *_, last = moves(match, stretch.start, stretch.end)
    return last.asked


def names_at(match: Match, seq: int) -> tuple[str, ...]:
    """Return the names by seat as they were after an entry."""
    return _at(_names_from(match), seq)


def _names_from(match: Match) -> list[tuple[int, tuple[str, ...]]]:
    """Return from which entry on who sat where, in the order of the log; 0 is the beginning."""
    names, found = list(match.names), list[tuple[int, tuple[str, ...]]]()
    for logged in reversed(match.line.entries):
        if isinstance(logged.entry, SeatTaken):
            found.append((logged.seq, tuple(names)))
            names[logged.entry.seat] = logged.entry.was
    return [(0, tuple(names)), *reversed(found)]


def _at(sat: list[tuple[int, tuple[str, ...]]], seq: int) -> tuple[str, ...]:
    return sat[bisect_right(sat, seq, key=itemgetter(0)) - 1][1]


def _lines(match: Match, start: Mark, end: int, viewer: Viewer) -> Iterator[Told]:
    return (told for _, told in _logged_lines(match, start, end, viewer))


def _logged_lines(match: Match, start: Mark, end: int, viewer: Viewer) -> Iterator[tuple[Logged, Told]]:
    line, state, sat = match.line, start.state, _names_from(match)
    names, changes = _at(sat, start.seq), dict(sat)
    for logged in line.since_mark(start, end):
        entry = logged.entry
        if isinstance(entry, Move):
            pending, action = play.decision(state, entry.seat), action_of(state, entry)
            events = () if pending is None else pending.tell(state, action)
            yield logged, Told(entry.seat, entry.by, _heard(events, viewer), names, logged.at)
            state = play.follow(state, action, entry.seat)
            table = _heard(play.narrate_table(state), viewer)
            yield logged, Told(None, "host", table, names, logged.at)
            state = play.settle(state)
        else:
            yield logged, of_table_entry(entry, names, logged.at)
            names = changes.get(logged.seq, names)


def tell_uncovered(before: Match, seat: Seat, made: Iterable[Action]) -> tuple[Text, ...]:
    """Return what a seat alone is told of moves it makes from a position."""
    state, events = before.state, list[Event]()
    for action in made:
        events.extend(play.narrate(state, action, seat))
        state = play.settle(play.follow(state, action, seat))
    return _heard((event for event in events if event.audience is not None), seat)


def of_table_entry(entry: TableEntry, names: tuple[str, ...], at: int) -> Told:
    """Tell an entry that is no move; `names` are those by seat before it. Others named in it come after them."""
    other = Who(len(names))
    said: Text
    match entry:
        case Started():
            said = text("told-started", who=Who(0)) if len(names) > 1 else Text("told-started-alone")
        case SeatTaken():
            said = text(f"told-{entry.why}", who=Who(entry.seat), new=other)
        case Undone():
            said = text(
                f"told-undone-{entry.why}", who=_who(entry.seat), host=other, reason=Quote(entry.reason)
            )
        case TimedOut():
            said = text("told-timed-out", who=Who(entry.seat))
        case Ruling():
            if not entry.is_news:
                return Told(None, entry.by, (), names, at)
            said = entry.tell(other)
    named = "" if isinstance(entry, Started | TimedOut) else entry.name
    reason = entry.reason if isinstance(entry, SeatTaken) else ""
    why = (text("told-reason", reason=Quote(reason)),) if reason else ()
    return Told(None, entry.by, (said, *why), (*names, named), at)


def _who(seat: Seat | None) -> Who:
    return Who(0 if seat is None else seat)


def _heard(events: Iterable[Event], viewer: Viewer) -> tuple[Text, ...]:
    return tuple(event.text for event in events if event.audience is None or viewer in event.audience)
