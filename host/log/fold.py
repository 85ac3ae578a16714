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
from engine.core.library import AnyGame
from engine.core.model import Action, Seat
from engine.core.options import BadOption
from host.log.entries import Entry, Logged, Move, SeatTaken, StandsIn, Started, Undone
from storage.match.matches import MatchRow
from storage.match.secrets import SecretRow

Apply = Callable[[Any, Action], Any]

DAMAGE = (
    msgspec.MsgspecError, BadOption,
    LookupError, ValueError, TypeError, AttributeError, ArithmeticError, RuntimeError,
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
    stands_in: Seat | None = None
    """The seat whose turn a robot plays for its person."""

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


def deal(game: AnyGame, row: MatchRow, secret: SecretRow, seats: int) -> Any:
    """Return the state before the first entry; raises DAMAGE when stored edition or options are none."""
    edition = msgspec.json.decode(row.edition, type=game.edition_type)
    return game.deal(seats, edition, Seeded(secret.seed), told_options(row))


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
    gone, lowest = taken_back_in(items)
    if lowest < line.head:
        line = taken_back(line, lowest)
    state, moved, since, stands_in = line.state, line.moved, line.since, line.stands_in
    marks, entries = list(line.marks), list(line.entries)
    for item in items:
        if item.seq != line.base + len(entries) + 1:
            raise ValueError(f"entry {item.seq} is not the next one")
        entries.append(item)
        if isinstance(item.entry, Started):
            since = item.at
        elif isinstance(item.entry, Undone):
            moved, since = item.seq, item.at
        elif isinstance(item.entry, Move) and item.seq not in gone:
            state, moved, since = play.settle(apply(state, action_of(state, item.entry))), item.seq, item.at
            if (chapter := game.chapter(state)) != marks[-1].chapter:
                marks.append(Mark(chapter, item.seq, state))
                stands_in = None
        stands_in = _standing_in(stands_in, item.entry, play.awaited(state))
    return Line(tuple(marks), tuple(entries), state, moved, since, line.undone | gone, stands_in)


def taken_back_in(logged: Sequence[Logged]) -> tuple[frozenset[int], int]:
    """Return which moves later ones of these entries take back, and the first entry after which anything is."""
    gone, lowest = set[int](), sys.maxsize
    for item in reversed(logged):
        if isinstance(item.entry, Undone):
            lowest = min(lowest, item.entry.to)
        elif isinstance(item.entry, Move) and item.seq > lowest:
            gone.add(item.seq)
    return frozenset(gone), lowest


def _standing_in(seat: Seat | None, entry: Entry, awaited: Seat | None) -> Seat | None:
    """Return the seat for which a robot plays on after an entry: until its turn is over, or its person moves."""
    if isinstance(entry, StandsIn):
        return entry.seat
    is_back = isinstance(entry, Move) and entry.by in {"player", "plan"}
    if is_back or isinstance(entry, Undone | SeatTaken) or seat != awaited:
        return None
    return seat


def taken_back(line: Line, to: int) -> Line:
    """Return a fold without the moves after entry `to`; raises BeforeFold."""
    kept = tuple(mark for mark in line.marks if mark.seq <= to)
    if not kept:
        raise BeforeFold
    state = kept[-1].state
    for move in line.since_mark(kept[-1], to):
        if isinstance(move.entry, Move):
            state = play.settle(play.follow(state, action_of(state, move.entry)))
    undone = {item.seq for item in line.entries if item.seq > to and isinstance(item.entry, Move)}
    return structs.replace(line, marks=kept, state=state, undone=line.undone | undone)


def action_of(state: Any, move: Move) -> Action:
    """Return the action of a stored move; ValueError when that seat was not asked."""
    if play.awaited(state) != move.seat:
        raise ValueError(f"seat {move.seat} was not asked")
    action: Action = move.action
    return action
