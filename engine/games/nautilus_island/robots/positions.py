"""Search positions on the fast table, in which only the searching seat's turns are searched."""

from __future__ import annotations

from typing import Protocol, TypeAlias, cast

from engine.core.robots.dice import Dice
from engine.core.robots.search import Points
from engine.core.robots.search import Turn as AnyTurn
from engine.core.robots.searcher import turns_with_priors
from engine.games.nautilus_island.robots.fast_table import NO, FastTable, Turn
from engine.games.nautilus_island.robots.turn_evaluation import TurnEvaluator
from engine.games.nautilus_island.robots.weights import QUICK_WEIGHTS, TUNED_WEIGHTS

MAX_TURNS = 16
"""Maximum number of turns considered per position."""
SLACK = 2.0
"""A turn that is worth this many points less than the best turn gets half of the best turn's prior."""
AHEAD = 2
"""Number of turns played greedily after the searched turns."""
WIN = 5.0
"""Bonus points for the winner in the evaluation."""

World: TypeAlias = tuple[FastTable, Dice]
"""A table with all hidden cards, and the random numbers for turns that are not searched."""
LikelyTurns: TypeAlias = list[tuple[AnyTurn, float]]
"""The most promising turns, the best one first, with their priors."""


class Dealer(Protocol):
    """A source of worlds for one seat's view."""

    def first_turns(self) -> LikelyTurns:
        """Return the most promising turns in the view, which are the same in all worlds."""
        ...

    def deal(self, turn: Turn | None) -> World:
        """Return the next world for a first turn, or for a forecast without a turn."""
        ...


class NautilusPosition:
    """A search position in one world.

    Only the searching seat's turns are searched.
    """

    __slots__ = ("_dealer", "_dice", "_own", "_table")

    def __init__(self, table: FastTable, dice: Dice, dealer: Dealer | None = None) -> None:
        """Create a position.

        If there is a `dealer`, it deals the hidden cards when the first turn is known, and `table` is not
        modified.
        """
        self._table, self._dice, self._dealer, self._own = table, dice, dealer, table.seat

    @property
    def seat(self) -> int:
        """Return the searching seat, or a negative number if the game is over."""
        return self._table.seat

    def turns(self) -> LikelyTurns:
        """Return the most promising turns."""
        return likely_turns(self._table) if self._dealer is None else self._dealer.first_turns()

    def play(self, turn: AnyTurn) -> None:
        """Play a turn, then the other seats' turns that follow it."""
        played = cast("Turn", turn)
        self._deal_hidden_cards(played)
        self._table.play(played)
        while self._table.seat not in (NO, self._own):
            self._play_greedy_turn()

    def _deal_hidden_cards(self, turn: Turn | None) -> None:
        if self._dealer is not None:
            self._table, self._dice = self._dealer.deal(turn)
            self._dealer = None

    def _play_greedy_turn(self, *, as_equals: bool = False) -> None:
        table = self._table
        weights = TUNED_WEIGHTS if table.seat == self._own and not as_equals else QUICK_WEIGHTS
        table.play(TurnEvaluator(table, weights).greedy_turn(self._dice))

    def forecast(self) -> list[float]:
        """Play to the end with equally good players, and return the scores."""
        self._deal_hidden_cards(None)
        while self._table.seat != NO:
            self._play_greedy_turn(as_equals=True)
        return [float(points) for points in self._table.scores()]

    def points(self) -> list[float]:
        """Play several more turns greedily, and return each seat's evaluation.

        If a column is empty, play to the end.
        """
        table, played = self._table, 0
        while table.seat != NO and (played < AHEAD or table.is_last or table.has_empty_column()):
            self._play_greedy_turn()
            played += 1
        points = [float(score) for score in table.scores()]
        if table.seat != NO:
            points = [
                laid + TurnEvaluator(table, TUNED_WEIGHTS, seat).worth() for seat, laid in enumerate(points)
            ]
        return points

    def bonuses(self, points: Points) -> list[float]:
        """Return a bonus for the seat that leads; the seat nearer the back of the wreck wins ties."""
        bonuses = [0.0] * len(points)
        bonuses[min(range(len(points)), key=lambda seat: (-points[seat], self._table.column[seat]))] = WIN
        return bonuses


def likely_turns(table: FastTable) -> LikelyTurns:
    """Return the most promising turns of the seat to move."""
    return turns_with_priors(TurnEvaluator(table, TUNED_WEIGHTS).turns(), MAX_TURNS, SLACK)
