"""Emojis of Nautilus Island: objects, colours, bonus tokens and what a castaway does."""

from __future__ import annotations

from functools import partial

from renderer.core import theme
from renderer.core.sprites import Pen
from renderer.emojis import Emoji
from renderer.games.nautilus_island.figures.objects import OBJECTS, SIGNS
from renderer.games.nautilus_island.parts.cards import paint_back, paint_colour, paint_tile
from renderer.games.nautilus_island.parts.tokens import FIGURES, SHAPES, paint_porthole, paint_token

PREFIX = "island"


def _cards(pen: Pen) -> None:
    """Paint two cards face down, one behind the other, with light rims."""
    for x, y in ((28, 2), (4, 8)):
        pen.bar(x - 4, y - 2, 72, 92, theme.FOAM, 10)
        paint_back(pen.inset(x, y + 2, 64))


def _object(card: str) -> Emoji:
    name = card.replace("/", "-")
    words = (f"nautilus-island-object-{name}", f"nautilus-island-count-{name}")
    return Emoji(card.partition("/")[2], partial(paint_tile, card=card), words)


def _token(kind: str) -> Emoji:
    word, (value, _, ink, _) = f"nautilus-island-token-{kind.replace('_', '-')}", FIGURES[kind]
    return Emoji(f"token_{kind}", partial(paint_token, token=kind), (word,), value, ink)


EMOJIS = (
    *(_object(card) for card in OBJECTS),
    *(
        Emoji(f"set_{colour}", partial(paint_colour, colour=colour), (f"nautilus-island-colour-{colour}",))
        for colour in SIGNS
    ),
    *(_token(kind) for kind in SHAPES),
    Emoji("porthole", partial(paint_porthole, is_left=True), ("nautilus-island-label-close",)),
    Emoji("cards", _cards, ("nautilus-island-label-collect", "nautilus-island-count-hidden")),
)
