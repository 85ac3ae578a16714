"""Games whose chance consists of shuffled decks and dice: records, unknown cards and determinization.

A deck is a tuple of all its cards in shuffled order. During the game, the cards keep their places in it. A
viewer knows the cards at some of these places.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from engine.core.game import BadMove, Game
from engine.core.model import State, Viewer
from engine.core.randomness.chance import Chance, RecordedChance

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
E = TypeVar("E", bound=Struct)
T = TypeVar("T", bound=str)

Decks: TypeAlias = Mapping[str, tuple[str, ...]]
"""The cards of each deck, by the deck's name in a record's `chance`."""

DICE = "dice"
"""The name of the rolls in a record's `chance`."""


def roll(chance: Chance, faces: tuple[T, ...]) -> tuple[T, Chance]:
    """Roll a die with the given faces."""
    shuffled, chance = chance.shuffle(faces)
    return shuffled[0], chance


def hide(cards: Sequence[T], known: Collection[int]) -> tuple[T | None, ...]:
    """Return the cards with None at each place that is not known."""
    return tuple(card if place in known else None for place, card in enumerate(cards))


def missing_cards(known: Sequence[T | None], cards: Sequence[T]) -> tuple[T, ...]:
    """Return the cards of a deck that do not occur in a partly known order."""
    return tuple((Counter(cards) - Counter(card for card in known if card is not None)).elements())


def fill_in(known: Sequence[T | None], missing: Sequence[T]) -> tuple[T, ...]:
    """Return a partly known order with the missing cards at the unknown places and at the end."""
    left = iter(missing)
    filled = [card or next(left, None) for card in known]
    return (*(card for card in filled if card is not None), *left)


def complete(known: Sequence[T | None], cards: Sequence[T], chance: Chance) -> tuple[tuple[T, ...], Chance]:
    """Return a random order of a deck in which the known cards have their places."""
    shuffled, chance = chance.shuffle(missing_cards(known, cards))
    return fill_in(known, shuffled), chance


class DeckGame(Game[S, V, E]):
    """A game that shuffles its decks once, when it is set up, and may roll dice later."""

    deck_names: tuple[str, ...]
    """The names of the decks in a record's `chance`, in the order in which they are shuffled."""
    has_dice: bool = False
    """Whether the game rolls dice. Their results are in a record's `chance` as `dice`."""

    @abstractmethod
    def decks(self, edition: E, seats: int) -> Decks:
        """Return the cards of each deck before it is shuffled."""

    @abstractmethod
    def shuffled_decks(self, state: S) -> Decks:
        """Return the order of each deck."""

    @abstractmethod
    def known_places(self, state: S, viewer: Viewer) -> Mapping[str, Collection[int]]:
        """Return, for each deck, the places of the cards that the viewer knows while the game is running."""

    def rolls(self, state: S) -> tuple[str, ...]:
        """Return the results of all rolls so far, which all viewers know."""
        return ()

    def read_chance(self, chance: Mapping[str, Any]) -> RecordedChance:
        """Parse the recorded orders of the decks, followed by the rolls."""
        try:
            orders = tuple(msgspec.convert(chance[name], tuple[str, ...]) for name in self.deck_names)
            rolls = msgspec.convert(chance[DICE], tuple[str, ...]) if self.has_dice else ()
        except (KeyError, msgspec.ValidationError) as error:
            raise BadMove(f"chance: {error}") from error
        return RecordedChance((*orders, *((result,) for result in rolls)))

    def fill_in_chance(
        self, chance: Mapping[str, Any], edition: E, seats: int, moves: Sequence[Mapping[str, Any]]
    ) -> Mapping[str, Any]:
        """Return the recorded orders with unknown cards replaced by missing ones."""
        filled = dict(chance)
        for name, cards in self.decks(edition, seats).items():
            try:
                known = msgspec.convert(chance[name], tuple[str | None, ...])
            except (KeyError, msgspec.ValidationError) as error:
                raise BadMove(f"chance: {error}") from error
            filled[name] = list(fill_in(known, missing_cards(known, cards)))
        return filled

    def known_decks(self, state: S, viewer: Viewer) -> Mapping[str, tuple[str | None, ...]]:
        """Return each deck with None for the cards that the viewer does not know."""
        known = self.known_places(state, viewer)
        return {name: hide(cards, known[name]) for name, cards in self.shuffled_decks(state).items()}

    def chance_record(self, state: S, viewer: Viewer) -> dict[str, Any]:
        """Return the cards that the viewer knows, and the rolls; after the end, return all cards.

        Unknown cards are None, also at the end, so that all viewers' records have the same length.
        """
        shown = self.known_decks(state, viewer) if state.stack else self.shuffled_decks(state)
        found: dict[str, Any] = {name: list(shown[name]) for name in self.deck_names}
        return {**found, DICE: list(self.rolls(state))} if self.has_dice else found
