"""The simplest robot. It evaluates columns and actions by the points that the cards can still score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from engine.games.nautilus_island.actions import Close, Collect, Go, Store
from engine.games.nautilus_island.castaway import Castaway
from engine.games.nautilus_island.components import CAMP, Card, colour_of
from engine.games.nautilus_island.robots.prospect import Prospect, hidden_card, prospect_of, unseen
from engine.games.nautilus_island.view import ColumnView, View

AS_GOOD = 1e-9
"""Values are treated as equal if they differ by less than this. The robot picks one of the equal actions at random."""


class Deckhand(Picker[View]):
    """A robot that plans to the end of its turn.

    It knows its own cards and estimates everything else.
    """

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Choose one of the legal actions."""
        weighing = ActionEvaluator(view)
        weighed = [(weighing.evaluate(action), action) for action in offered]
        enough = max(worth for worth, _ in weighed) - AS_GOOD
        best = [action for worth, action in weighed if worth >= enough]
        place, chance = chance.below(len(best))
        return best[place], chance


class ActionEvaluator:
    """An evaluator for the actions that a seat can choose in one position."""

    def __init__(self, view: View) -> None:
        assert view.active_seat is not None
        self.view = view
        self.seat = view.active_seat
        self.own = prospect_of(view, self.seat)
        self._card_worth: float | None = None

    def evaluate(self, action: Action) -> float:
        """Return the value of the seat's position after an action."""
        match action:
            case Go():
                return self._move_value(self.view.columns[action.column])
            case Collect():
                return self._collect_value(self._current_column())
            case Store():
                return self._store_value(action.cards)
            case Close():
                return self._close_value()
        return self.own.worth()

    def _current_column(self) -> ColumnView:
        column = self.view.seats[self.seat].column
        assert column is not None
        return self.view.columns[column]

    def _move_value(self, column: ColumnView) -> float:
        """Return the value of the best action in a column."""
        castaway = Castaway(hand=self.own.hand, sets=self.own.sets)
        storing = map(self._store_value, castaway.storable(len(column.stacks)))
        collecting = self.own.worth() if column.is_empty else self._collect_value(column)
        return max([collecting, *storing])

    def _collect_value(self, column: ColumnView) -> float:
        lying = [stack for stack in column.stacks if stack.left]
        hidden = sum(not stack.is_face_up for stack in lying)
        tops = tuple(stack.top for stack in lying if stack.top is not None)
        return self.own.with_cards(tops).worth() + hidden * self._hidden_card()

    def _hidden_card(self) -> float:
        """Return the average value of an unseen card."""
        if self._card_worth is None:
            self._card_worth = hidden_card(self.own, unseen(self.view))
        return self._card_worth

    def _store_value(self, cards: tuple[Card, ...]) -> float:
        """Return the value of the position after storing cards and taking their token.

        It assumes that the seat closes the set if this increases the value.
        """
        castaway = Castaway(hand=self.own.hand, sets=self.own.sets).laid(cards)
        card_set = castaway.set_of(colour_of(cards[0]))
        token = self.view.camp[CAMP.index(card_set.colour)].token
        if token is not None:
            card_set = msgspec.structs.replace(card_set, tokens=(*card_set.tokens, token))
        stored = replace(self.own, hand=castaway.hand).with_set(card_set)
        porthole = stored.next_porthole(len(card_set.cards))
        if porthole is None:
            return stored.worth()
        closed = stored.with_set(msgspec.structs.replace(card_set, porthole=porthole))
        return max(stored.worth(), closed.worth())

    def _close_value(self) -> float:
        card_set = next(kept for kept in self.own.sets if kept.colour == self.view.closing)
        porthole = self.own.next_porthole(len(card_set.cards))
        closed: Prospect = self.own.with_set(msgspec.structs.replace(card_set, porthole=porthole))
        return closed.worth()
