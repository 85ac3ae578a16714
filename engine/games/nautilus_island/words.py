"""LocalizedTexts for names of colours, tokens and cards.

The sentences that use them are in `locales/`.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nautilus_island.components import CARDS, Card, Colour, Side, Token
from engine.games.nautilus_island.stack import Stack


def colour(name: Colour) -> LocalizedText:
    """Return a colour's name.

    Colours are named after the objects on their cards, for example "clothes".
    """
    return LocalizedText(f"nautilus-island-colour-{name}")


def side(name: Side) -> LocalizedText:
    """Return the name of a side of the wreck."""
    return LocalizedText(f"nautilus-island-side-{name}")


def token(name: Token) -> LocalizedText:
    """Return a bonus token's name, which describes its effect."""
    return LocalizedText(f"nautilus-island-token-{name.replace('_', '-')}")


def token_of(space: Colour, name: Token) -> LocalizedText:
    """Return the name of a bonus token together with its space in the camp."""
    return text("nautilus-island-token-of", colour=colour(space), token=token(name))


def cards(held: Iterable[Card]) -> tuple[LocalizedText, ...]:
    """Return a text for each kind of card and how many there are, for example "2 hats"."""
    counted = tuple(held)
    return tuple(
        text(f"nautilus-island-count-{card.replace('/', '-')}", count=counted.count(card))
        for card in CARDS
        if card in counted
    )


def on_top(stacks: Iterable[Stack]) -> tuple[LocalizedText, ...]:
    """Return the cards that a player would take: the names of face-up cards, and the number of face-down cards."""
    lying = tuple(stack for stack in stacks if stack.left)
    hidden = sum(not stack.is_face_up for stack in lying)
    unseen = (text("nautilus-island-count-hidden", count=hidden),) if hidden else ()
    return (*cards(stack.top for stack in lying if stack.top is not None), *unseen)


def seat_name(seat: Seat) -> LocalizedText:
    """Return a seat's name as a LocalizedText, for use in lists."""
    return text("nautilus-island-who", who=SeatName(seat))
