"""The state of Template game, and its edition."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engine.core.model import Seat, State
from engine.core.randomness.chance import Chance
from engine.games.template_game.components import HAND
from engine.games.template_game.steps import EndRound, NextPlayer, PlayCard

AnyStep: TypeAlias = PlayCard | NextPlayer | EndRound


class Edition(Struct, frozen=True):
    """The figures that may differ between copies of the game."""

    rounds: Annotated[int, Meta(ge=1, le=HAND)]


class TemplateGameState(State, frozen=True):
    """The complete state, including hidden cards."""

    stack: tuple[AnyStep, ...]
    edition: Edition
    chance: Chance
    deck: tuple[str, ...]
    """All cards in shuffled order: each seat owns the next HAND cards."""
    points: tuple[int, ...]
    """Each seat's number of won rounds."""
    spent: tuple[int, ...] = ()
    """The places in the deck of all cards that were played, in the order of play."""
    round: int = 0
    """Number of finished rounds."""

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.points)

    @property
    def table(self) -> tuple[str, ...]:
        """Return the cards of the current round, first seat first."""
        return tuple(self.deck[place] for place in self.spent[self.round * self.seats :])

    def places(self, seat: Seat) -> tuple[int, ...]:
        """Return the places in the deck of the cards in a seat's hand."""
        return tuple(place for place in range(seat * HAND, (seat + 1) * HAND) if place not in self.spent)

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """Return the cards in a seat's hand, lowest first."""
        return tuple(sorted((self.deck[place] for place in self.places(seat)), key=int))
