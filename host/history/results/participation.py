"""Pure functions that decide whether a player counts as having played a seat.

Results, league points and ratings all use this definition. Robots' turns are not credited to the player, so
even a player who had the seat at the end of the match can count as having left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from engine.core.model import Seat
from host.history.results.turn_counts import FinishedTurn, TurnCounts, starting_players
from host.matches.log.entries import LoggedEntry, RobotStandIn, SeatTaken, TimedOut
from host.matches.match.match import Match

Participation: TypeAlias = Literal[
    "played",  # had the seat at the start and the end of the match, and took enough of its turns
    "left",  # had the seat at the start of the match, but not at the end, or took too few of its turns
    "substitute",  # like `played`, but had the seat only at the end
    "robot",  # a robot had the seat from the start
]

MAX_FOREIGN_SHARE = 4
"""Denominator of the maximum share of a seat's turns that others may take: a quarter.

If they take more, the player counts as having left.
"""
MAX_TIMEOUTS = 3
"""Maximum number of turns in which a player's time may run out.

Once it is reached, all robots' turns count against the player.
"""


def starter_participation(match: Match, turns: TurnCounts, seat: Seat) -> Participation:
    """Return the participation of a seat's first player in a fully loaded match.

    If the match is still running, the result assumes that it ends now.
    """
    starter, changes = starting_players(match)[seat], _seat_changes(match, seat)
    if starter is None:
        # An old log does not record who gave up the seat to a robot.
        return "left" if changes and changes[0].why != "substitute" else "robot"
    return "played" if _has_played(match, turns, seat, starter) else "left"


def is_valid_substitute(match: Match, turns: TurnCounts, seat: Seat) -> bool:
    """Return whether a seat's current player is a substitute who has taken enough of its turns since joining."""
    user_key = match.seats[seat].user_key
    is_new = user_key is not None and user_key != starting_players(match)[seat]
    return is_new and _has_played(match, turns, seat, user_key)


def _has_played(match: Match, turns: TurnCounts, seat: Seat, user_key: int | None) -> bool:
    if user_key is None or match.seats[seat].user_key != user_key:
        return False
    return _Tenure.of(match, turns, seat, user_key).counts_as_played()


def _seat_changes(match: Match, seat: Seat) -> list[SeatTaken]:
    taken = (item.entry for item in match.folded_log.entries if isinstance(item.entry, SeatTaken))
    return [entry for entry in taken if entry.seat == seat]


class _Tenure:
    """A running count of a seat's turns since a given player first had the seat."""

    def __init__(self, seat: Seat, user_key: int, holder: int | None) -> None:
        self.seat, self.user_key, self.holder = seat, user_key, holder
        self.is_starter = holder == user_key
        self.has_begun = self.is_starter
        self.total = self.own = self.others = 0
        self.against = 0
        """Number of turns taken by others that count against the player."""
        self.absence: SeatTaken | None = None
        self.against_in_absence = 0
        self.has_been_away = self.is_vote = self.owes_turn = False
        self.late = set[int]()

    @classmethod
    def of(cls, match: Match, turns: TurnCounts, seat: Seat, user_key: int) -> _Tenure:
        """Return the counts for a whole log."""
        count = cls(seat, user_key, starting_players(match)[seat])
        for item in _in_order(match, turns, seat):
            if isinstance(item, FinishedTurn):
                count.add_turn(item)
            else:
                count.add_entry(item)
        return count

    def add_entry(self, item: LoggedEntry) -> None:
        """Process a log entry about the seat."""
        match item.entry:
            case TimedOut() if self.holder == self.user_key:
                self.late.add(self.total)
            case RobotStandIn():
                self.is_vote = item.entry.is_excused
            case SeatTaken():
                self._change_holder(item.entry)

    def _change_holder(self, entry: SeatTaken) -> None:
        if entry.person == self.user_key:
            self._begin_or_return(entry)
        elif self.holder == self.user_key:
            self.has_been_away, self.absence, self.against_in_absence = True, entry, 0
            self.is_vote = entry.why == "voted" and entry.is_excused
        else:
            self.is_vote = False
        self.holder = entry.person

    def _begin_or_return(self, entry: SeatTaken) -> None:
        was_removed = self.absence is not None and self.absence.why == "resigned"
        if was_removed and entry.why == "substitute":
            # The hosts reversed the decision that cost the player the seat.
            self.against -= self.against_in_absence
        elif self.against_in_absence:
            self.owes_turn = True
        self.has_begun, self.absence, self.against_in_absence = True, None, 0

    def add_turn(self, turn: FinishedTurn) -> None:
        """Process a finished turn of the seat."""
        if not self.has_begun:
            return
        self.total += 1
        if turn.by == "forced":
            return
        if turn.by == "player" and self.holder == self.user_key:
            self.own += 1
            self.owes_turn = False
            return
        self.others += 1
        if not self.is_vote or turn.by == "player" or len(self.late) >= MAX_TIMEOUTS:
            self.against += 1
            self.against_in_absence += self.absence is not None

    def counts_as_played(self) -> bool:
        """Return whether the player took enough turns to count as having played."""
        if self.own == 0 and (not self.is_starter or self.others or self.late or self.has_been_away):
            return False
        return not self.owes_turn and self.against * MAX_FOREIGN_SHARE <= self.total


def _in_order(match: Match, turns: TurnCounts, seat: Seat) -> Iterator[LoggedEntry | FinishedTurn]:
    """Yield the finished turns of a seat and the entries about it, in the order of the log."""
    finished = {turn.seq: turn for turn in turns.finished if turn.seat == seat}
    for item in match.folded_log.entries:
        if item.seq in finished:
            yield finished[item.seq]
        elif isinstance(item.entry, SeatTaken | TimedOut | RobotStandIn) and item.entry.seat == seat:
            yield item
