"""Search robots that search only their own turns and choose the other seats' turns greedily.

They use the fast table. After the searched turns, the robot plays several more turns greedily and evaluates
the resulting position.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import cast

from engine.core import play
from engine.core.beliefs import deal_hands
from engine.core.chance import SeededChance
from engine.core.dice import Dice
from engine.core.model import Action
from engine.core.search import Points
from engine.core.search import Turn as AnyTurn
from engine.core.searcher import Searcher, Worlds, turns_with_priors
from engine.games.nautilus_island.actions import AnyAction, Close, Collect, Go, Leave, Nothing, Store
from engine.games.nautilus_island.beliefs import hidden_hands
from engine.games.nautilus_island.components import CARD_INDEX, CARDS
from engine.games.nautilus_island.determinise import by_colour, determinise
from engine.games.nautilus_island.robots.fast_table import (
    COLLECT,
    DECIDE,
    KINDS,
    NO,
    NOTHING,
    STORE,
    FastTable,
    Turn,
    table_of,
)
from engine.games.nautilus_island.robots.turn_evaluation import QUICK_WEIGHTS, TUNED_WEIGHTS, TurnEvaluator
from engine.games.nautilus_island.view import View

MAX_TURNS = 16
"""Maximum number of turns considered per position."""
SLACK = 2.0
"""A turn that is worth this many points less than the best turn gets half of the best turn's prior."""
AHEAD = 8
"""Number of turns played greedily after the searched turns."""
WIN = 5.0
"""Bonus points for the winner in the evaluation."""


class NautilusSearcher(Searcher[View]):
    """A search robot that tries its turns in worlds that are consistent with its view."""

    def __init__(self, nodes: int) -> None:
        super().__init__(nodes, version=3)

    def worlds(self, view: View, offered: Sequence[Action], dice: Dice) -> Worlds:
        """Return the possible worlds, which differ in their hidden cards and tokens."""
        return NautilusWorlds(view, offered, dice)


class NautilusWorlds(Worlds):
    """The possible worlds for a view."""

    def __init__(self, view: View, offered: Sequence[Action], dice: Dice) -> None:
        seat = view.active_seat
        assert seat is not None
        self.seats, self._dice = len(view.seats), dice
        self._offered = offered
        self._state, self._seat = determinise(view, seat, SeededChance("any")), seat
        self._table = table_of(self._state)
        self._unknown = [[CARD_INDEX[card] for card in cards] for cards in by_colour(view)]
        """The cards whose location the seat does not know, by colour."""
        self._hands = hidden_hands(view)
        self._hidden = [
            [CARD_INDEX[card] for card in one.known] if one.seat != seat else None for one in view.seats
        ]
        """The other seats' known cards in hand. The entry of the searching seat is None."""
        self._lying = sum(
            stack.left - (stack.top is not None) for column in view.columns for stack in column.stacks
        )
        """Number of unknown cards in stacks."""

    def position(self) -> NautilusPosition:
        """Return a position in which the hidden cards and tokens are dealt at random."""
        table, dice = self._table.copy(), self._dice
        groups = [cards[:] for cards in self._unknown]
        hands = deal_hands(groups, self._hands, dice)
        cards = list(chain.from_iterable(groups))
        dice.move_random_to_front(cards, self._lying)
        dice.shuffle(table.pile)
        for seat, known in enumerate(self._hidden):
            if known is not None:
                hand, held = [0] * len(table.hand[seat]), [0] * len(table.held[seat])
                for card in chain(known, hands[seat]):
                    hand[card] += 1
                    held[card // KINDS] += 1
                table.hand[seat], table.held[seat] = hand, held
        dealt = 0
        for place, stack in enumerate(table.stacks):
            count = len(stack) - (1 if table.face_up[place] and stack else 0)
            stack[:count] = cards[dealt : dealt + count]
            dealt += count
        return NautilusPosition(table, dice)

    def actions(self, turn: AnyTurn) -> tuple[AnyAction, ...]:
        """Return the actions in a turn.

        The move to the column is included only if the seat has not moved yet.
        """
        assert isinstance(turn, tuple)
        column, kind, cards, close = turn
        there = () if not isinstance(self._offered[0], Go) else (Go(column),)
        if kind == COLLECT:
            return (*there, Collect())
        closing = Close() if close else Leave()
        if kind == STORE:
            store = Store(tuple(CARDS[card] for card in cards))
            return (*there, store, closing) if self._may_close(cards) else (*there, store)
        return (closing,) if kind == DECIDE else (*there, Nothing())

    def turn(self, actions: Sequence[Action]) -> tuple[AnyTurn, int]:
        """Return the turn at the start of `actions`, and the number of actions in it.

        A turn consists of the column, the kind of action, the cards, and whether the set is closed. If the
        actions end before this decision, because new tokens were revealed, the better choice is assumed.
        """
        column, kind, cards, close, taken = NO, NOTHING, tuple[int, ...](), False, 0
        for action in actions:
            if taken and isinstance(action, Go):
                break
            taken += 1
            match action:
                case Go():
                    column = action.column
                case Collect():
                    kind = COLLECT
                case Store():
                    kind, cards = STORE, tuple(CARD_INDEX[card] for card in action.cards)
                case Close() | Leave():
                    kind, close = (kind if kind == STORE else DECIDE), isinstance(action, Close)
        if kind == STORE and isinstance(actions[taken - 1], Store):
            close = self._may_close(cards) and self._closes_after(actions[:taken])
        return (column, kind, cards, close), taken

    def _closes_after(self, actions: Sequence[Action]) -> bool:
        """Return whether closing the set is better after the given actions, which end with storing cards."""
        state = self._state
        for action in actions:
            state = play.run_table_steps(play.apply_unchecked(state, action, self._seat))
        evaluator = TurnEvaluator(table_of(state), TUNED_WEIGHTS)
        return evaluator.greedy_turn(self._dice)[3]

    def _may_close(self, cards: tuple[int, ...]) -> bool:
        size = self._table.size[self._table.seat][cards[0] // KINDS] + len(cards)
        return self._table.next_porthole(size) != NO


class NautilusPosition:
    """A search position in one world.

    Only the searching seat's turns are searched.
    """

    __slots__ = ("_dice", "_own", "_table")

    def __init__(self, table: FastTable, dice: Dice) -> None:
        self._table, self._dice, self._own = table, dice, table.seat

    @property
    def seat(self) -> int:
        """Return the searching seat, or a negative number if the game is over."""
        return self._table.seat

    def turns(self) -> list[tuple[AnyTurn, float]]:
        """Return the most promising turns."""
        return turns_with_priors(TurnEvaluator(self._table, TUNED_WEIGHTS).turns(), MAX_TURNS, SLACK)

    def play(self, turn: AnyTurn) -> None:
        """Play a turn, then the other seats' turns that follow it."""
        self._table.play(cast("Turn", turn))
        while self._table.seat not in (NO, self._own):
            self._play_greedy_turn()

    def _play_greedy_turn(self, *, as_equals: bool = False) -> None:
        table = self._table
        weights = TUNED_WEIGHTS if table.seat == self._own and not as_equals else QUICK_WEIGHTS
        table.play(TurnEvaluator(table, weights).greedy_turn(self._dice))

    def forecast(self) -> list[float]:
        """Play to the end with equally good players, and return the scores."""
        while self._table.seat != NO:
            self._play_greedy_turn(as_equals=True)
        return [float(points) for points in self._table.scores()]

    def points(self) -> list[float]:
        """Play several more turns greedily, and return each seat's evaluation."""
        table = self._table
        for _ in range(AHEAD):
            if table.seat == NO:
                break
            self._play_greedy_turn()
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
