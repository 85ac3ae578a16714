"""The fold: a match's state is its deal and its log, followed entry by entry.

A `Line` is a fold that can be prolonged. It keeps the entries since where it began and a mark at the end of
every stretch of play that deserves a post: a post and a page of the log are told from the mark before.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from engine.core import play
from engine.core.chance import Seeded
from engine.core.game import BadEdition
from engine.core.library import AnyGame
from engine.core.model import Action, Seat
from engine.core.options import BadOption
from host.matches.log.entries import Entry, Logged, Move, SeatTaken, StandsIn, Started, Undone
from storage.matches.match.matches import MatchRow

Apply = Callable[[Any, Action, Seat], Any]

DAMAGE = (
    msgspec.MsgspecError, BadOption, BadEdition,
    AssertionError, LookupError, ValueError, TypeError, AttributeError, ArithmeticError, RuntimeError,
)  # fmt: skip
"""What following a log can raise when a row of it is not what the rules wrote: stored actions are not looked
up among the options again, so a wrong one makes a rule stumble anywhere."""


class BeforeFold(Exception):
    """Moves were taken back to before the place where the fold began: fold from the deal."""


class Mark(Struct, frozen=True):
    """The place in the log and the state at which a stretch of play was over (or the fold began)."""

    chapter: int
    seq: int
    state: Any


class Line(Struct, frozen=True):
    """A folded log; `marks[0]` is where the fold began: the deal, or a snapshot."""

    marks: tuple[Mark, ...]
    entries: tuple[Logged, ...]
    state: Any
    moved: int
    """The entry that changed the position last; a draft that stands on an older one is out of date."""
    since: int
    """Unix milliseconds of the last move, or of the start: since when the awaited seat is awaited."""
    undone: frozenset[int] = frozenset()
    """The entries since where it began whose moves were taken back."""
    stands_in: frozenset[Seat] = frozenset()
    """The seats whose turn a robot plays for their person."""

    @property
    def base(self) -> int:
        """Return the entry the fold began after; 0 is the deal."""
        return self.marks[0].seq

    @property
    def head(self) -> int:
        """Return the last entry."""
        return self.base + len(self.entries)

    def since_mark(self, mark: Mark, end: int) -> Iterator[Logged]:
        """Yield the entries after a mark up to `end`, without moves that were taken back."""
        for logged in self.entries[mark.seq - self.base : end - self.base]:
            if logged.seq not in self.undone:
                yield logged


def deal(game: AnyGame, row: MatchRow, seed: str, seats: int) -> Any:
    """Return the state before the first entry; raises DAMAGE when stored edition or options are none."""
    edition = msgspec.json.decode(row.edition, type=game.edition_type)
    return game.deal(seats, edition, Seeded(seed), told_options(row))


def told_options(row: MatchRow) -> dict[str, Any]:
    """Return the options that a match does not leave at their defaults; msgspec.DecodeError when they are none."""
    return msgspec.json.decode(row.options, type=dict[str, Any])


def begin(game: AnyGame, state: Any, seq: int = 0, since: int = 0) -> Line:
    """Begin a fold at the deal or at the snapshot taken after a move."""
    return Line((Mark(game.chapter(state), seq, state),), (), state, seq, since)


def at_start(line: Line) -> Line:
    """Return a fold as it was where it began."""
    return Line(line.marks[:1], (), line.marks[0].state, line.base, 0)


def prolong(game: AnyGame, line: Line, logged: Iterable[Logged], apply: Apply = play.follow) -> Line:
    """Follow further entries, but for moves that a later one of them takes back.

    With `play.choose` as `apply` every action is checked against the options. Raises BeforeFold, and DAMAGE where
    an entry does not follow from those before it.
    """
    items = tuple(logged)
    gone, lowest = find_taken_back(items)
    if lowest < line.head:
        gone, _ = find_taken_back((*line.entries, *items))
        line = take_back(line, lowest, gone)
    state, moved, since, stands_in = line.state, line.moved, line.since, line.stands_in
    marks, entries = list(line.marks), list(line.entries)
    for item in items:
        if item.seq != line.base + len(entries) + 1:
            raise ValueError(f"entry {item.seq} is not the next one")
        entries.append(item)
        if isinstance(item.entry, Move):
            if item.seq not in gone:
                state = follow_move(state, item.entry, apply)
                if not play.goes_on(state):
                    moved, since = item.seq, item.at
                if (chapter := game.chapter(state)) != marks[-1].chapter:
                    marks.append(Mark(chapter, item.seq, state))
                    stands_in = frozenset()
        elif isinstance(item.entry, Undone):
            # What others choose at the same time stands on the same position as before.
            moved, since = (moved, since) if item.entry.alone else (item.seq, item.at)
        elif isinstance(item.entry, Started):
            since = item.at
        stands_in = _standing_in(stands_in, item.entry, state)
    return Line(tuple(marks), tuple(entries), state, moved, since, line.undone | gone, stands_in)


def follow_move(state: Any, move: Move, apply: Apply = play.follow) -> Any:
    """Return the state after a stored move and the table's steps behind it; raises as `action_of`."""
    return play.settle(apply(state, action_of(state, move), move.seat))


def find_taken_back(logged: Sequence[Logged]) -> tuple[frozenset[int], int]:
    """Return which moves later ones of these entries take back, and the first entry after which anything is."""
    if not any(isinstance(item.entry, Undone) for item in logged):
        return frozenset(), sys.maxsize
    gone, lowest, own = set[int](), sys.maxsize, dict[Seat, int]()
    for item in reversed(logged):
        entry = item.entry
        if isinstance(entry, Undone) and entry.alone and entry.seat is not None:
            own[entry.seat] = min(own.get(entry.seat, entry.to), entry.to)
        elif isinstance(entry, Undone):
            lowest = min(lowest, entry.to)
        elif isinstance(entry, Move) and item.seq > min(lowest, own.get(entry.seat, sys.maxsize)):
            gone.add(item.seq)
    return frozenset(gone), min(lowest, *own.values()) if own else lowest


def _standing_in(seats: frozenset[Seat], entry: Entry, state: Any) -> frozenset[Seat]:
    """Return the seats for which a robot plays on after an entry: until the turn is over, or its person moves."""
    if isinstance(entry, StandsIn):
        return seats | {entry.seat}
    if not seats:
        return seats
    if isinstance(entry, Undone):
        return frozenset()
    is_back = isinstance(entry, Move) and entry.by in {"player", "plan"}
    if isinstance(entry, Move | SeatTaken) and (is_back or isinstance(entry, SeatTaken)):
        seats -= {entry.seat}
    return seats.intersection(play.awaited_seats(state))


def take_back(line: Line, to: int, gone: frozenset[int]) -> Line:
    """Return a fold without the moves in `gone`, which all come after entry `to`; raises BeforeFold."""
    kept = tuple(mark for mark in line.marks if mark.seq <= to)
    if not kept:
        raise BeforeFold
    rest, state = structs.replace(line, marks=kept, undone=line.undone | gone), kept[-1].state
    for logged in rest.since_mark(kept[-1], line.head):
        if isinstance(logged.entry, Move):
            state = follow_move(state, logged.entry)
    undone = {item.seq for item in line.entries if item.seq in gone}
    return structs.replace(rest, state=state, undone=line.undone | undone)


def action_of(state: Any, move: Move) -> Action:
    """Return the action of a stored move; ValueError when that seat was not asked."""
    if move.seat not in play.awaited_seats(state):
        raise ValueError(f"seat {move.seat} was not asked")
    action: Action = move.action
    return action
