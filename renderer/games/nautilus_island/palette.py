"""The theme colours of the cards of Nautilus Island, following the rule book."""

from __future__ import annotations

from typing import NamedTuple

from renderer.core import theme
from renderer.core.palettes import Dyed
from renderer.core.theme import Colour


class Wear(NamedTuple):
    """The ground colour of a colour's cards, and the colour of the figure on it."""

    ground: Colour
    figure: Colour


COLOURS = Dyed[str, Wear](
    harbour={
        "clothes": Wear(theme.FERN, theme.FOAM),
        "navigation": Wear(theme.SCARLET, theme.FOAM),
        "repair": Wear(theme.COBALT, theme.FOAM),
        "fishing": Wear(theme.ORCHID, theme.FOAM),
        "supplies": Wear(theme.TANGERINE, theme.INK),
        "treasures": Wear(theme.CANARY, theme.INK),
    },
    safe={
        "clothes": Wear(theme.TEAL, theme.SNOW),
        "navigation": Wear(theme.CRIMSON, theme.SNOW),
        "repair": Wear(theme.ULTRAMARINE, theme.SNOW),
        "fishing": Wear(theme.MALLOW, theme.INK),
        "supplies": Wear(theme.PUMPKIN, theme.INK),
        "treasures": Wear(theme.CELADON, theme.INK),
    },
)


def colour_of(card: str) -> str:
    """Return a card's colour: `clothes` for `clothes/hat`."""
    return card.partition("/")[0]
