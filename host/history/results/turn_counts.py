"""Pure functions that count the turns in a match's log, their duration and their timeouts.

An answer in a window is no turn, and takes no time.
A turn counts once, even if it was undone and taken again. Time before a move that was later undone is not
charged to any player. Otherwise a player would lose time because another player reconsidered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from engine.core import play
from engine.core.model import EndingAction, Seat
from host.matches.log.entries import LoggedEntry, Move, SeatTaken, Started, TimedOut, Undone
from host.matches.log.fold import apply_move
from host.matches.match.match import Match
from host.operations.admin.kinds import OutageDeclared, Paused, Resumed


class TurnCount(Struct, frozen=True):
    """The counts of a player's turns in a seat."""

    count: int = 0
    used: int = 0
    """Milliseconds."""
    late: int = 0


class FinishedTurn(Struct, frozen=True):
    """A turn of a seat, and the log entry that ended it."""

    seq: int
    seat: Seat
    by: Literal["player", "robot", "forced"]
    """Who chose the turn's last unforced action.

    An action is forced if it has no alternative. If all actions of the turn were forced, the value is
    `forced`.
    """


class TurnCounts(Struct, frozen=True):
    """The turn counts of a match by seat and player; robots have the key None."""

    counts: Mapping[tuple[Seat, int | None], TurnCount]
    finished: tuple[FinishedTurn, ...] = ()
    """All finished turns that were not undone, in order."""

    def get(self, seat: Seat, user_key: int | None) -> TurnCount:
        """Return the turn counts of a player in a seat."""
        return self.counts.get((seat, user_key), TurnCount())


def count_turns(match: Match) -> TurnCounts:
    """Count the turns of a fully loaded match."""
    count = _TurnCounter(match)
    for item in match.folded_log.entries:
        count.add_entry(item)
    counts = {who: count.count_of(who) for who in count.turns.keys() | count.late.keys()}
    return TurnCounts(counts, tuple(count.finished))


class _TurnCounter:
    """A running count of the turns in a match's log, starting from the deal."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state = match.folded_log.positions[0].state
        self.awaited = play.awaited_seats(self.state)
        self.chapters = {mark.seq for mark in match.folded_log.positions[1:]}
        self.rests = tuple(_pauses(match))
        self.user_keys = [*starting_players(match)]
        self.since: dict[Seat, int] = {}
        self.turns: dict[tuple[Seat, int | None], int] = {}
        self.used: dict[tuple[Seat, int | None], int] = {}
        self.late: dict[tuple[Seat, int | None], set[int]] = {}
        self.choosers: dict[Seat, Literal["player", "robot"]] = {}
        self.finished: list[FinishedTurn] = []

    def count_of(self, player: tuple[Seat, int | None]) -> TurnCount:
        """Return the counts of a player in a seat."""
        return TurnCount(self.turns.get(player, 0), self.used.get(player, 0), len(self.late.get(player, ())))

    def add_entry(self, item: LoggedEntry) -> None:
        """Count one log entry."""
        match item.entry:
            case Undone(alone=True, seat=seat) if seat is not None:
                self._start_waiting(item.at, seat)
            case Started() | Undone():
                self._start_waiting(item.at, *range(len(self.user_keys)))
            case Move() if item.seq not in self.match.folded_log.undone:
                self._add_move(item, item.entry)
            case SeatTaken(seat=seat, person=user_key):
                self._charge(seat, item.at)
                self.user_keys[seat] = user_key
                self._start_waiting(item.at, seat)
            case TimedOut(seat=seat):
                who = (seat, self.user_keys[seat])
                self.late.setdefault(who, set()).add(sum(turn.seat == seat for turn in self.finished))

    def _start_waiting(self, at: int, *seats: Seat) -> None:
        """Start measuring the waiting time for each of the given seats that has to move."""
        self.since |= {seat: at for seat in self.awaited if seat in seats}

    def _add_move(self, item: LoggedEntry, move: Move) -> None:
        before, is_window = self.awaited, play.window(self.state) is not None
        self.state = apply_move(self.state, move)
        self.awaited = after = play.awaited_seats(self.state)
        is_new = item.seq in self.chapters or (is_window and play.window(self.state) is None)
        go_on = set() if is_new else {*before} & {*after}
        if move.by not in {"forced", "silent"}:
            self.choosers[move.seat] = "player" if move.by in {"player", "plan"} else "robot"
        if move.seat not in go_on and (move.seat in before or not isinstance(move.action, EndingAction)):
            if is_window:
                self.since.pop(move.seat, None)
            self._charge(move.seat, item.at)
            turn = FinishedTurn(item.seq, move.seat, self.choosers.pop(move.seat, "forced"))
            self.finished.append(turn)
            who = (move.seat, self.user_keys[move.seat])
            if not is_window and (turn.by == "player" or who[1] is None):
                self.turns[who] = self.turns.get(who, 0) + 1
        self._start_waiting(item.at, *(seat for seat in after if seat not in go_on))

    def _charge(self, seat: Seat, at: int) -> None:
        """Add the time that a player has used since their turn began, without pauses."""
        since = self.since.pop(seat, None)
        if since is not None:
            who = (seat, self.user_keys[seat])
            rested = sum(max(0, min(at, end) - max(since, begin)) for begin, end in self.rests)
            self.used[who] = self.used.get(who, 0) + max(0, at - since - rested)


def starting_players(match: Match) -> tuple[int | None, ...]:
    """Return the first player of each seat; None for a robot."""
    taken = [item.entry for item in match.folded_log.entries if isinstance(item.entry, SeatTaken)]
    return tuple(
        next((entry.left for entry in taken if entry.seat == place.seat), place.user_key)
        for place in match.seats
    )


def _pauses(match: Match) -> Iterator[tuple[int, int]]:
    """Yield the periods in which all clocks were stopped, without overlaps."""
    last = 0
    for begin, end in sorted(_all_pauses(match)):
        if max(begin, last) < end:
            yield max(begin, last), end
        last = max(last, end)


def _all_pauses(match: Match) -> Iterator[tuple[int, int]]:
    paused = None
    for item in match.folded_log.entries:
        match item.entry:
            case Paused():
                paused = item.at
            case Resumed() if paused is not None:
                yield paused, item.at
                paused = None
            case OutageDeclared(began=began, ended=ended):
                yield began, ended
