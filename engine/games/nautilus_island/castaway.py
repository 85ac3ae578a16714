"""A player's possessions: the castaway's position, the hand, and the sets in the camp."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from engine.games.nautilus_island.components import (
    CAMP,
    Card,
    Colour,
    Side,
    Token,
    colour_of,
    in_order,
)


class CardSet(Struct, frozen=True):
    """A player's cards of one colour, their bonus tokens, and the porthole that closes them."""

    colour: Colour
    cards: tuple[Card, ...] = ()
    tokens: tuple[Token, ...] = ()
    porthole: int | None = None
    """Victory points on the porthole token, or None while the set is open."""

    @property
    def is_closed(self) -> bool:
        """Return whether the set is closed.

        No cards can be added to a closed set.
        """
        return self.porthole is not None


class Castaway(Struct, frozen=True):
    """A seat's possessions.

    The castaway has no position before its first move.
    """

    column: int | None = None
    side: Side | None = None
    hand: tuple[Card, ...] = ()
    sets: tuple[CardSet, ...] = tuple(CardSet(colour) for colour in CAMP)
    """The sets by colour, in the order of the camp, including empty ones."""
    known: tuple[Card, ...] = ()
    """Cards in hand that were face up when the seat took them. All players know these cards."""

    def set_of(self, colour: Colour) -> CardSet:
        """Return the set of the given colour.

        Treasures have no set.
        """
        return self.sets[CAMP.index(colour)]

    def with_set(self, changed: CardSet) -> Castaway:
        """Return a copy of the castaway with one set replaced."""
        place = CAMP.index(changed.colour)
        return replace(self, sets=(*self.sets[:place], changed, *self.sets[place + 1 :]))

    def collected(self, cards: tuple[Card, ...], face_up: tuple[Card, ...] = ()) -> Castaway:
        """Return a copy of the castaway with cards added to the hand.

        `face_up` contains the added cards that all players saw.
        """
        return replace(self, hand=in_order((*self.hand, *cards)), known=in_order((*self.known, *face_up)))

    def laid(self, cards: tuple[Card, ...]) -> Castaway:
        """Return a copy of the castaway with cards moved from the hand to the set of their colour."""
        hand, known = list(self.hand), list(self.known)
        for card in cards:
            hand.remove(card)
            if card in known:
                known.remove(card)
        laid_onto = self.set_of(colour_of(cards[0]))
        changed = replace(laid_onto, cards=in_order((*laid_onto.cards, *cards)))
        return replace(self.with_set(changed), hand=tuple(hand), known=tuple(known))

    def storable(self, most: int) -> Iterator[tuple[Card, ...]]:
        """Yield each combination of up to `most` cards of one colour that can be stored.

        The colour's set must be open. Combinations are sorted by colour, then by number of cards.
        """
        for colour in CAMP:
            if not self.set_of(colour).is_closed:
                held = [card for card in self.hand if colour_of(card) == colour]
                for count in range(1, min(most, len(held)) + 1):
                    yield from dict.fromkeys(combinations(held, count))
