"""The state of Lantern bids, and its edition."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.core.model import Seat, State
from engine.core.randomness.chance import Chance
from engine.games.lantern_bids.components import HAND
from engine.games.lantern_bids.steps import CollectBids, TurnLantern

AnyStep: TypeAlias = TurnLantern | CollectBids


class Edition(Struct, frozen=True):
    """The figures that may differ between copies of the game: none."""


class LanternBidsState(State, frozen=True):
    """The complete state, including hidden cards."""

    stack: tuple[AnyStep, ...]
    edition: Edition
    chance: Chance
    deck: tuple[str, ...]
    """All cards in shuffled order: each seat owns the next HAND cards.

    A card that is played changes places with the first card that is left in the hand.
    """
    lanterns: tuple[str, ...]
    """All lanterns in shuffled order."""
    points: tuple[int, ...]
    spent: tuple[int, ...] = ()
    """The places in the deck of all cards that were played, in the order of play."""
    turned: int = 0
    """Number of lanterns that were turned up."""
    round: int = 0
    """Number of finished rounds."""

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.points)

    def places(self, seat: Seat) -> tuple[int, ...]:
        """Return the places in the deck of the cards in a seat's hand."""
        return tuple(place for place in range(seat * HAND, (seat + 1) * HAND) if place not in self.spent)

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """Return the cards in a seat's hand, lowest first."""
        return tuple(sorted((self.deck[place] for place in self.places(seat)), key=int))
