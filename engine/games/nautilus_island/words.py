"""Names of things as Texts; the sentences around them stand in `locales/`."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nautilus_island.components import CARDS, Card, Colour, Side, Token
from engine.games.nautilus_island.stack import Stack


def colour(name: Colour) -> LocalizedText:
    """Name a colour by its category of objects."""
    return LocalizedText(f"nautilus-island-colour-{name}")


def side(name: Side) -> LocalizedText:
    """Name a side of the wreck."""
    return LocalizedText(f"nautilus-island-side-{name}")


def token(name: Token) -> LocalizedText:
    """Name a bonus token by what it brings."""
    return LocalizedText(f"nautilus-island-token-{name.replace('_', '-')}")


def token_of(space: Colour, name: Token) -> LocalizedText:
    """Name a bonus token with the space of the camp it lies on."""
    return text("nautilus-island-token-of", colour=colour(space), token=token(name))


def cards(held: Iterable[Card]) -> tuple[LocalizedText, ...]:
    """Count cards object by object: `1 hat and 2 pairs of boots`."""
    counted = tuple(held)
    return tuple(
        text(f"nautilus-island-count-{card.replace('/', '-')}", count=counted.count(card))
        for card in CARDS
        if card in counted
    )


def on_top(stacks: Iterable[Stack]) -> tuple[LocalizedText, ...]:
    """Name what one would take from stacks, as everybody sees it: open cards, and how many face-down ones."""
    lying = tuple(stack for stack in stacks if stack.left)
    hidden = sum(not stack.is_face_up for stack in lying)
    unseen = (text("nautilus-island-count-hidden", count=hidden),) if hidden else ()
    return (*cards(stack.top for stack in lying if stack.top is not None), *unseen)


def who(seat: Seat) -> LocalizedText:
    """Name a seat where only a Text can stand, as in a list."""
    return text("nautilus-island-who", who=SeatName(seat))
