"""The second part of a turn: collecting cards, or storing them in the camp.

See "Playing a turn", step 2, and "Bonus tokens" in the rule book.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Action, Decision, Label, LogEvent
from engine.core.text import LocalizedText, SeatName, Value, text
from engine.games.nautilus_island import words
from engine.games.nautilus_island.actions import Collect, Nothing, Store
from engine.games.nautilus_island.components import CAMP, Colour, colour_of
from engine.games.nautilus_island.stack import Stack
from engine.games.nautilus_island.steps.camp import FillCamp, is_due
from engine.games.nautilus_island.steps.close import CloseSet

if TYPE_CHECKING:
    from engine.games.nautilus_island.state import NautilusState


class Recover(Decision, frozen=True):
    """The choice between collecting the top card of each stack in the column and storing cards.

    Stored cards must have the same colour. A seat may store at most one card for each stack in the column.
    """

    def options(self, state: NautilusState) -> tuple[Action, ...]:
        """Return the action for collecting, and one action for each combination of cards to store.

        If neither is possible, the only option is `Nothing`.
        """
        stacks = self._stacks(state)
        collect = (Collect(),) if any(stack.left for stack in stacks) else ()
        storable = state.castaways[self.seat].storable(len(stacks))
        return (*collect, *map(Store, storable)) or (Nothing(),)

    def apply(self, state: NautilusState, action: Action) -> NautilusState:
        """Collect or store cards, or do nothing."""
        if isinstance(action, Collect):
            return self._collect(state)
        return self._store(state, action) if isinstance(action, Store) else state

    def reveals(self, state: NautilusState, action: Action) -> bool:
        """Return whether the action reveals a card or token that the seat has not seen."""
        if isinstance(action, Collect):
            return any(stack.hides for stack in self._stacks(state))
        return isinstance(action, Store) and is_due(self._laid(state, action))

    def ends_turn(self, state: NautilusState, action: Action) -> bool:
        """Return whether the turn ends without the choice to close the set."""
        return not isinstance(action, Store) or not self._can_close(self._laid(state, action), action)

    def shows_others(self, state: NautilusState, action: Action) -> bool:
        """Return whether the action shows cards from the seat's hand to the other players."""
        return isinstance(action, Store)

    def topic(self, state: NautilusState) -> object:
        """Return the column from which the cards are taken."""
        return self._column(state)

    def prompt(self, state: NautilusState) -> LocalizedText:
        """Return the prompt for collecting or storing.

        In an empty column it mentions only storing.
        """
        column = self._column(state)
        key = f"nautilus-island-ask-recover{'-empty' if state.is_empty(column) else ''}"
        return text(key, column=column + 1, stacks=len(state.column(column)))

    def label(self, state: NautilusState, action: Action) -> Label:
        """Return the label with the cards to take, or with the cards to store and their value."""
        if isinstance(action, Collect):
            return Label(text("nautilus-island-label-collect", cards=words.on_top(self._stacks(state))))
        if isinstance(action, Nothing):
            return Label(LocalizedText("nautilus-island-label-nothing"))
        assert isinstance(action, Store)
        return self._store_label(state, action)

    def log_events(self, state: NautilusState, action: Action) -> tuple[LogEvent, ...]:
        """Return the log events.

        Only the player who takes a face-down card sees its name.
        """
        if isinstance(action, Collect):
            return self._collect_events(state)
        if isinstance(action, Nothing):
            return (LogEvent(text("nautilus-island-tell-nothing", who=SeatName(self.seat))),)
        assert isinstance(action, Store)
        return (LogEvent(self._store_text(state, action)),)

    def _column(self, state: NautilusState) -> int:
        column = state.castaways[self.seat].column
        assert column is not None
        return column

    def _stacks(self, state: NautilusState) -> tuple[Stack, ...]:
        return state.column(self._column(state))

    def _collect(self, state: NautilusState) -> NautilusState:
        places = state.places(self._column(state))
        stacks = self._stacks(state)
        cards = tuple(stack.next_card for stack in stacks if stack.next_card is not None)
        face_up = tuple(stack.top for stack in stacks if stack.top is not None)
        left = tuple(
            stack.taken_by(self.seat) if place in places else stack
            for place, stack in enumerate(state.stacks)
        )
        castaway = state.castaways[self.seat].collected(cards, face_up)
        return replace(state.with_castaway(self.seat, castaway), stacks=left)

    def _laid(self, state: NautilusState, action: Store) -> NautilusState:
        """Return the state after storing the cards and taking the colour's bonus token if the camp has one."""
        colour = colour_of(action.cards[0])
        space = CAMP.index(colour)
        castaway, token = state.castaways[self.seat].laid(action.cards), state.camp[space]
        if token is None:
            return state.with_castaway(self.seat, castaway)
        card_set = castaway.set_of(colour)
        castaway = castaway.with_set(replace(card_set, tokens=(*card_set.tokens, token)))
        camp = (*state.camp[:space], None, *state.camp[space + 1 :])
        return replace(state.with_castaway(self.seat, castaway), camp=camp)

    def _store(self, state: NautilusState, action: Store) -> NautilusState:
        """Store the cards.

        If only one token is left in the camp, the camp is refilled before the player decides whether to close
        the set.
        """
        after = self._laid(state, action)
        if self._can_close(after, action):
            after = after.push(CloseSet(self.seat, colour_of(action.cards[0])))
        return after.push(FillCamp()) if is_due(after) else after

    def _can_close(self, laid: NautilusState, action: Store) -> bool:
        """Return whether there is a porthole for the set with the stored cards."""
        size = len(laid.castaways[self.seat].set_of(colour_of(action.cards[0])).cards)
        return laid.next_porthole(size) is not None

    def _stored(self, state: NautilusState, action: Store) -> tuple[Colour, int, dict[str, Value]]:
        """Return the colour, the set's new size, and the message values for its token (empty without a token)."""
        colour = colour_of(action.cards[0])
        token = state.camp[CAMP.index(colour)]
        size = len(state.castaways[self.seat].set_of(colour).cards) + len(action.cards)
        return colour, size, {} if token is None else {"token": words.token(token)}

    def _store_label(self, state: NautilusState, action: Store) -> Label:
        colour, size, token = self._stored(state, action)
        key = f"nautilus-island-label-store-detail{'-token' if token else ''}"
        kinds = tuple(dict.fromkeys(state.castaways[self.seat].hand))
        # Use the same numbers as the image of the hand.
        numbers = "+".join(str(kinds.index(card) + 1) for card in action.cards)
        return Label(
            text("nautilus-island-label-store", numbers=numbers, cards=words.cards(action.cards)),
            group=text("nautilus-island-group-store", colour=words.colour(colour)),
            detail=text(key, size=size, **token),
        )

    def _collect_events(self, state: NautilusState) -> tuple[LogEvent, ...]:
        stacks = self._stacks(state)
        localized_text = text(
            "nautilus-island-tell-collect", who=SeatName(self.seat), cards=words.on_top(stacks)
        )
        hidden = tuple(stack.next_card for stack in stacks if not stack.is_face_up)
        cards = tuple(card for card in hidden if card is not None)
        if not cards:
            return (LogEvent(localized_text),)
        private = text("nautilus-island-tell-drawn", cards=words.cards(cards), count=len(cards))
        return (LogEvent(localized_text), LogEvent(private, audience=(self.seat,)))

    def _store_text(self, state: NautilusState, action: Store) -> LocalizedText:
        colour, size, token = self._stored(state, action)
        return text(
            f"nautilus-island-tell-store{'-token' if token else ''}",
            who=SeatName(self.seat),
            cards=words.cards(action.cards),
            colour=words.colour(colour),
            size=size,
            **token,
        )
