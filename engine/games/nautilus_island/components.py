"""Tables of the printed components.

The values are from the sections on contents and set-up in the rule book.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

Colour: TypeAlias = Literal["clothes", "navigation", "repair", "fishing", "supplies", "treasures"]
Card: TypeAlias = str
"""A card in the notation for records: `colour/object`, for example `clothes/hat`."""
Token: TypeAlias = Literal["vp2", "vp3", "per_card", "double", "odd", "pair"]
Side: TypeAlias = Literal["above", "below"]
"""The long sides of the wreck, along which the castaways move."""

OBJECTS: dict[Colour, tuple[str, ...]] = {
    "clothes": ("hat", "boots", "coat", "gloves"),
    "navigation": ("compass", "sextant", "spyglass", "map"),
    "repair": ("hammer", "wrench", "saw", "screws"),
    "fishing": ("rod", "net", "harpoon", "hook"),
    "supplies": ("biscuits", "water", "fruit", "tins"),
    "treasures": ("pearl", "coins", "statuette", "crown"),
}
"""The objects of each colour. Their order is used for sorting cards and filling the camp."""
COLOURS: tuple[Colour, ...] = tuple(OBJECTS)
TREASURES: Colour = "treasures"
CAMP: tuple[Colour, ...] = tuple(colour for colour in COLOURS if colour != TREASURES)
"""The colours that can be stored. Each has a space for a bonus token in the camp."""

CARDS: tuple[Card, ...] = tuple(f"{colour}/{thing}" for colour, things in OBJECTS.items() for thing in things)
CARD_INDEX: dict[Card, int] = {card: place for place, card in enumerate(CARDS)}
COPIES = 4
DECK: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(COPIES))
STACK_SIZE = 8
MAX_STACKS = len(DECK) // STACK_SIZE

TOKENS: tuple[Token, ...] = ("vp2", "vp3", "per_card", "double", "odd", "pair")
TOKEN_VP: dict[Token, int] = {"vp2": 2, "vp3": 3, "odd": 4, "pair": 5}
"""Victory points for each token. The values for `odd` and `pair` depend on the set; `pair` scores once per pair."""
PORTHOLE_SIZES = (3, 4, 5, 6)
SEAT_COUNTS = (2, 3, 4)
SIDES: tuple[Side, Side] = ("above", "below")
"""The sides of the wreck that castaways enter in odd rounds and in even rounds."""


def colour_of(card: Card) -> Colour:
    """Return a card's colour."""
    return cast("Colour", card.partition("/")[0])


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return cards in the order used in records and on screen."""
    return tuple(sorted(cards, key=CARD_INDEX.__getitem__))
