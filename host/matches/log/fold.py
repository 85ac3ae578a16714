"""Computing a match's state by applying its log to the deal, entry by entry.

A `FoldedLog` can be extended with more entries. It contains its entries and the position at the end of each
segment. Each segment is announced in a message. To render a segment, start from the position before it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.game import BadEdition
from engine.core.model import Action, EndingAction, Seat
from engine.core.options import BadOption
from engine.core.randomness.chance import SeededChance
from host.matches.log.entries import Entry, LoggedEntry, Move, RobotStandIn, SeatTaken, Started, Undone
from storage.matches.match.matches import MatchRow

Apply = Callable[[Any, Action, Seat], Any]

REPLAY_ERRORS = (
    msgspec.MsgspecError, BadOption, BadEdition,
    AssertionError, LookupError, ValueError, TypeError, AttributeError, ArithmeticError, RuntimeError,
    StopIteration,
)  # fmt: skip
"""The exceptions that replaying a damaged log can raise.

Stored actions are not validated against the options again, so an invalid one can fail anywhere in the rules.
"""


NO_WINDOW = -1


class UndoBeforeFold(Exception):
    """Raised if an undo removes moves that precede the start of the fold.

    The match must then be folded from the deal.
    """


class LogPosition(Struct, frozen=True):
    """The state at a point in the log: at the end of a segment, or at the start of the fold."""

    segment: int
    seq: int
    state: Any


class FoldedLog(Struct, frozen=True):
    """A folded log.

    `positions[0]` is the start of the fold: the deal or a snapshot.
    """

    positions: tuple[LogPosition, ...]
    entries: tuple[LoggedEntry, ...]
    state: Any
    last_change: int
    """The last entry that changed the position. Drafts based on an older entry are outdated."""
    awaited_since: int
    """When the match started waiting for the current move, in Unix milliseconds."""
    undone: frozenset[int] = frozenset()
    """The numbers of the undone entries since the start of the fold."""
    stand_ins: frozenset[Seat] = frozenset()
    """The seats whose current turn is played by a robot."""
    window_since: int = NO_WINDOW
    """The entry that opened the current window, or last restarted its deadline; NO_WINDOW if there is none."""

    @property
    def base(self) -> int:
        """Return the number of the entry after which the fold begins; 0 means the deal."""
        return self.positions[0].seq

    @property
    def head(self) -> int:
        """Return the number of the last entry."""
        return self.base + len(self.entries)

    def entries_after(self, position: LogPosition, end: int) -> Iterator[LoggedEntry]:
        """Yield the entries after a position up to `end`, without undone moves."""
        for logged in self.entries[position.seq - self.base : end - self.base]:
            if logged.seq not in self.undone:
                yield logged


def deal(game: AnyGame, row: MatchRow, seed: str, seats: int) -> Any:
    """Return the state before the first entry.

    Raises one of REPLAY_ERRORS if the stored edition or options are invalid.
    """
    edition = msgspec.json.decode(row.edition, type=game.edition_type)
    return game.deal(seats, edition, SeededChance(seed), parse_options(row))


def parse_options(row: MatchRow) -> dict[str, Any]:
    """Return the options of a match that differ from their defaults.

    Raises msgspec.DecodeError if they are invalid.
    """
    return msgspec.json.decode(row.options, type=dict[str, Any])


def start_fold(game: AnyGame, state: Any, seq: int = 0, since: int = 0) -> FoldedLog:
    """Start a fold at the deal, or at a snapshot taken after a move."""
    position = LogPosition(game.completed_segments(state), seq, state)
    window = NO_WINDOW if play.window(state) is None else seq
    return FoldedLog((position,), (), state, seq, since, window_since=window)


def rewind_fold(folded: FoldedLog) -> FoldedLog:
    """Return a copy of a fold without the entries applied since its start."""
    first = folded.positions[0].state
    window = NO_WINDOW if play.window(first) is None else folded.base
    return FoldedLog(folded.positions[:1], (), first, folded.base, 0, window_since=window)


def fold_more(
    game: AnyGame, folded: FoldedLog, logged: Iterable[LoggedEntry], apply: Apply = play.apply_unchecked
) -> FoldedLog:
    """Apply further entries, skipping moves that a later entry undoes.

    If `apply` is `play.choose`, every action is checked for legality. Raises UndoBeforeFold, or one of
    REPLAY_ERRORS if an entry is invalid.
    """
    items = tuple(logged)
    undone_seqs, lowest = find_undone(items)
    if lowest < folded.head:
        undone_seqs, _ = find_undone((*folded.entries, *items))
        folded = undo_moves(folded, lowest, undone_seqs)
    state, moved, since, stands_in = folded.state, folded.last_change, folded.awaited_since, folded.stand_ins
    marks, entries, window = list(folded.positions), list(folded.entries), folded.window_since
    for item in items:
        if item.seq != folded.base + len(entries) + 1:
            raise ValueError(f"entry {item.seq} is not the next one")
        entries.append(item)
        if isinstance(item.entry, Move):
            if item.seq not in undone_seqs:
                asked = play.awaited_seats(state) if isinstance(item.entry.action, EndingAction) else ()
                applied = apply(state, action_of(state, item.entry), item.entry.seat)
                is_kept = play.keeps_deadline(state, item.entry.seat, item.entry.action, applied)
                window = window if is_kept else item.seq
                state = play.run_table_steps(applied)
                is_ending = isinstance(item.entry.action, EndingAction)
                if is_ending or not play.has_partial_choices(state):
                    moved = item.seq
                    since = since if is_ending and item.entry.seat not in asked else item.at
                if (chapter := game.completed_segments(state)) != marks[-1].segment:
                    marks.append(LogPosition(chapter, item.seq, state))
                    stands_in = frozenset()
        elif isinstance(item.entry, Undone):
            # If only one seat's own choice was undone, the position is unchanged for the other seats.
            kept = (moved, since, window)
            moved, since, window = kept if item.entry.alone else (item.seq, item.at, item.seq)
        elif isinstance(item.entry, Started):
            since = item.at
        stands_in = _stand_ins_after(stands_in, item.entry, state)
    window = NO_WINDOW if play.window(state) is None else window
    return FoldedLog(
        tuple(marks), tuple(entries), state, moved, since, folded.undone | undone_seqs, stands_in, window
    )


def apply_move(state: Any, move: Move, apply: Apply = play.apply_unchecked) -> Any:
    """Return the state after a stored move and any automatic steps that follow it.

    Raises the same exceptions as `action_of`.
    """
    return play.run_table_steps(apply(state, action_of(state, move), move.seat))


def find_undone(logged: Sequence[LoggedEntry]) -> tuple[frozenset[int], int]:
    """Return the numbers of the undone moves, and the lowest entry number to which an undo went back."""
    if not any(isinstance(item.entry, Undone) for item in logged):
        return frozenset(), sys.maxsize
    undone_seqs, lowest, own = set[int](), sys.maxsize, dict[Seat, int]()
    for item in reversed(logged):
        entry = item.entry
        if isinstance(entry, Undone) and entry.alone and entry.seat is not None:
            own[entry.seat] = min(own.get(entry.seat, entry.to), entry.to)
        elif isinstance(entry, Undone):
            lowest = min(lowest, entry.to)
        elif isinstance(entry, Move) and item.seq > min(lowest, own.get(entry.seat, sys.maxsize)):
            undone_seqs.add(item.seq)
    return frozenset(undone_seqs), min(lowest, *own.values()) if own else lowest


def _stand_ins_after(seats: frozenset[Seat], entry: Entry, state: Any) -> frozenset[Seat]:
    """Return the seats whose turn a robot still has to finish after an entry.

    A robot stops when the turn is over or the player moves.
    """
    if isinstance(entry, RobotStandIn):
        return seats | {entry.seat}
    if not seats:
        return seats
    if isinstance(entry, Undone):
        return frozenset()
    is_back = isinstance(entry, Move) and entry.by in {"player", "plan"}
    if isinstance(entry, Move | SeatTaken) and (is_back or isinstance(entry, SeatTaken)):
        seats -= {entry.seat}
    return seats.intersection(play.awaited_seats(state))


def undo_moves(folded: FoldedLog, to: int, undone_seqs: frozenset[int]) -> FoldedLog:
    """Return a fold without the moves in `undone_seqs`, which all come after entry `to`.

    Raises UndoBeforeFold if `to` is before the start of the fold.
    """
    log_positions = tuple(mark for mark in folded.positions if mark.seq <= to)
    if not log_positions:
        raise UndoBeforeFold
    rest, state = (
        structs.replace(folded, positions=log_positions, undone=folded.undone | undone_seqs),
        log_positions[-1].state,
    )
    for logged in rest.entries_after(log_positions[-1], folded.head):
        if isinstance(logged.entry, Move):
            state = apply_move(state, logged.entry)
    undone = {item.seq for item in folded.entries if item.seq in undone_seqs}
    return structs.replace(rest, state=state, undone=folded.undone | undone)


def action_of(state: Any, move: Move) -> Action:
    """Return the action of a stored move.

    Raises ValueError if the seat was not allowed to move.
    """
    action: Action = move.action
    if move.seat not in play.awaited_seats(state) and not isinstance(action, EndingAction):
        raise ValueError(f"seat {move.seat} was not asked")
    return action
