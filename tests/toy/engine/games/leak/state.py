"""The game state of Leak: the waves, the hands, and the seats that went overboard."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from engine.core.model import Seat, State
from engine.core.randomness.chance import Chance
from engine.games.leak.components import BAILED, HAND, MAX_LEAKS, Card, Wave
from engine.games.leak.edition import Edition
from engine.games.leak.steps.bail import BailWater
from engine.games.leak.steps.wave import EndWave, NextBailer, TurnWave

AnyStep: TypeAlias = BailWater | NextBailer | TurnWave | EndWave


class LeakState(State, frozen=True):
    """The complete state, including hidden components."""

    stack: tuple[AnyStep, ...]
    edition: Edition
    chance: Chance
    number_of_seats: int
    deck: tuple[Card, ...]
    """All cards: each seat owns the next HAND cards.

    A card that is played changes places with the seat's first card that is left.
    """
    waves: tuple[Wave, ...]
    """All waves in shuffled order."""
    spent: tuple[int, ...] = ()
    """The places in the deck of the cards that were played."""
    turned: int = 0
    """Number of waves that have come."""
    finished: int = 0
    """Number of waves that are over."""
    bailed: tuple[tuple[Seat, int], ...] = ()
    """The seats that have bailed in this wave, with the water."""
    leaks: int = 0
    overboard: tuple[Seat, ...] = ()
    """The seats that went overboard, in this order."""

    @property
    def seats(self) -> int:
        """Return the number of players at the table."""
        return self.number_of_seats

    @property
    def living(self) -> tuple[Seat, ...]:
        """Return the seats that are still on board."""
        return tuple(seat for seat in range(self.seats) if seat not in self.overboard)

    def resign(self, seat: Seat) -> LeakState:
        """Return the state after a seat has gone overboard by itself; without a crew, the boat sinks."""
        if seat in self.overboard:
            return self
        state = replace(self, overboard=(*self.overboard, seat))
        if not state.living:
            return replace(state, stack=(), leaks=MAX_LEAKS)
        top = self.stack[0]
        return state.pop() if isinstance(top, BailWater) and top.seat == seat else state

    def places(self, seat: Seat) -> tuple[int, ...]:
        """Return the places in the deck of the cards in a seat's hand."""
        return tuple(place for place in range(seat * HAND, (seat + 1) * HAND) if place not in self.spent)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return a seat's hand, weakest card first."""
        return tuple(sorted((self.deck[place] for place in self.places(seat)), key=BAILED.__getitem__))
