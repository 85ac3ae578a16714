"""The theme colours for Nautilus Island cards, which follow the rule book."""

from __future__ import annotations

from typing import NamedTuple

from renderer.core import theme
from renderer.core.palettes import PaletteMapping
from renderer.core.theme import Colour


class ColourPair(NamedTuple):
    """The background colour of the cards in a category, and the colour of the figure on them."""

    ground: Colour
    figure: Colour


COLOURS = PaletteMapping[str, ColourPair](
    harbour={
        "clothes": ColourPair(theme.FERN, theme.FOAM),
        "navigation": ColourPair(theme.SCARLET, theme.FOAM),
        "repair": ColourPair(theme.COBALT, theme.FOAM),
        "fishing": ColourPair(theme.ORCHID, theme.FOAM),
        "supplies": ColourPair(theme.TANGERINE, theme.INK),
        "treasures": ColourPair(theme.CANARY, theme.INK),
    },
    safe={
        "clothes": ColourPair(theme.TEAL, theme.SNOW),
        "navigation": ColourPair(theme.CRIMSON, theme.SNOW),
        "repair": ColourPair(theme.ULTRAMARINE, theme.SNOW),
        "fishing": ColourPair(theme.MALLOW, theme.INK),
        "supplies": ColourPair(theme.PUMPKIN, theme.INK),
        "treasures": ColourPair(theme.CELADON, theme.INK),
    },
)


def colour_of(card: str) -> str:
    """Return a card's colour, for example `clothes` for `clothes/hat`."""
    return card.partition("/")[0]
