"""Each seat on board bails with one card (3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent
from engine.core.text import LocalizedText, SeatName, text
from engine.games.leak.actions import Bail
from engine.games.leak.components import BAILED

if TYPE_CHECKING:
    from engine.games.leak.state import LeakState


class BailWater(Decision, frozen=True):
    """A decision on the card to bail with."""

    def options(self, state: LeakState) -> tuple[Bail, ...]:
        """Return a move for each kind of card in the hand."""
        return tuple(Bail(card) for card in dict.fromkeys(state.hand(self.seat)))

    def apply(self, state: LeakState, action: Bail) -> LeakState:
        """Play the card."""
        # The place of a played card must not depend on the hidden order of the hand.
        first, *others = state.places(self.seat)
        deck = list(state.deck)
        place = next(place for place in (first, *others) if deck[place] == action.card)
        deck[first], deck[place] = deck[place], deck[first]
        bailed = (*state.bailed, (self.seat, BAILED[action.card]))
        return replace(state, deck=tuple(deck), spent=(*state.spent, first), bailed=bailed)

    def prompt(self, state: LeakState) -> LocalizedText:
        """Return the question which card to play."""
        return LocalizedText("leak-ask")

    def label(self, state: LeakState, action: Bail) -> Label:
        """Return the card."""
        return Label(LocalizedText(f"leak-card-{action.card}"))

    def shows_others(self, state: LeakState, action: Bail) -> bool:
        """Return True, because the card is played openly."""
        return True

    def log_events(self, state: LeakState, action: Bail) -> tuple[LogEvent, ...]:
        """Return a public event with the card."""
        card = LocalizedText(f"leak-card-{action.card}")
        return (LogEvent(text("leak-bailed", who=SeatName(self.seat), card=card)),)
