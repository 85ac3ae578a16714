"""Search robots that search only their own turns and choose the other seats' turns greedily.

They use the fast table (`positions.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from engine.core import play
from engine.core.model import Action
from engine.core.randomness.beliefs import deal_hands
from engine.core.randomness.chance import SeededChance
from engine.core.robots.dice import Dice
from engine.core.robots.search import SearchResult
from engine.core.robots.search import Turn as AnyTurn
from engine.core.robots.searcher import Searcher, Worlds
from engine.games.nautilus_island.actions import AnyAction, Close, Collect, Go, Leave, Nothing, Store
from engine.games.nautilus_island.beliefs import hidden_hands
from engine.games.nautilus_island.components import CARD_INDEX, CARDS, SEAT_COUNTS
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
from engine.games.nautilus_island.robots.positions import LikelyTurns, NautilusPosition, World, likely_turns
from engine.games.nautilus_island.robots.turn_evaluation import TurnEvaluator
from engine.games.nautilus_island.robots.weights import TUNED_WEIGHTS
from engine.games.nautilus_island.view import View

WORLD_SEEDS = 1 << 32


class NautilusSearcher(Searcher[View]):
    """A search robot that tries its turns in worlds that are consistent with its view."""

    def __init__(self, nodes: int) -> None:
        super().__init__(nodes, version=4)

    def worlds(self, view: View, offered: Sequence[Action], dice: Dice) -> Worlds:
        """Return the possible worlds, which differ in their hidden cards and tokens."""
        return NautilusWorlds(view, offered, dice)


class NautilusWorlds(Worlds):
    """The possible worlds for a view."""

    spread_factor = 1.15
    """Chosen by the errors in quarter 4 of 40 matches (docs/calibration.md)."""

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
        self._first_turns: LikelyTurns = []
        self._dealt: dict[Turn | None, int] = {}
        """Number of worlds that were dealt for each first turn."""
        self._seeds: list[int] = []
        """The seed of each world."""

    def search(self, nodes: int) -> tuple[SearchResult, ...]:
        """Search the turns of the seat to move with `nodes` nodes for two seats, and with fewer for more seats.

        More seats play more turns per node.
        """
        return super().search(nodes * SEAT_COUNTS[0] // self.seats)

    def position(self) -> NautilusPosition:
        """Return a position whose hidden cards and tokens are dealt when its first turn is known."""
        return NautilusPosition(self._table, self._dice, self)

    def first_turns(self) -> LikelyTurns:
        """Return the most promising turns in the view."""
        if not self._first_turns:
            self._first_turns = likely_turns(self._table)
        return self._first_turns

    def deal(self, turn: Turn | None) -> World:
        """Return a table with random hidden cards and tokens, and the random numbers for its other turns.

        Every turn is tried in the same worlds, in the same order, so that luck has less influence on the
        comparison of turns.
        """
        number = self._dealt.get(turn, 0)
        self._dealt[turn] = number + 1
        while len(self._seeds) <= number:
            self._seeds.append(self._dice.below(WORLD_SEEDS))
        dice = Dice(self._seeds[number])
        return self._deal_hidden_cards(dice), dice

    def _deal_hidden_cards(self, dice: Dice) -> FastTable:
        table = self._table.copy()
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
        return table

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
