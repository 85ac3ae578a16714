"""The theme colours for Nauticus components."""

from __future__ import annotations

from typing import NamedTuple

from renderer.core import theme
from renderer.core.palettes import PaletteMapping
from renderer.core.theme import Colour


class ColourPair(NamedTuple):
    """The colours of a background and of the figure on it."""

    ground: Colour
    figure: Colour


EMBLEMS = PaletteMapping[str, ColourPair](
    harbour={
        "wheel": ColourPair(theme.AMBER, theme.BROWN),
        "anchor": ColourPair(theme.LEAF, theme.PINE),
        "whale": ColourPair(theme.RUST, theme.MINT),
        "compass": ColourPair(theme.COBALT, theme.SNOW),
        "crown": ColourPair(theme.VIOLET, theme.GOLD),
    },
    safe={
        "wheel": ColourPair(theme.LEMON, theme.INK),
        "anchor": ColourPair(theme.TURQUOISE, theme.INK),
        "whale": ColourPair(theme.SALMON, theme.INK),
        "compass": ColourPair(theme.INDIGO, theme.SNOW),
        "crown": ColourPair(theme.AUBERGINE, theme.CREAM),
    },
)
GOODS = PaletteMapping[str, ColourPair](
    harbour={
        "coffee": ColourPair(theme.TAN, theme.ROAST),
        "grain": ColourPair(theme.MEADOW, theme.STRAW),
        "fish": ColourPair(theme.LAGOON, theme.SILVER),
        "salt": ColourPair(theme.HEATHER, theme.SNOW),
    },
    safe={
        "coffee": ColourPair(theme.WHEAT, theme.INK),
        "grain": ColourPair(theme.CREAM, theme.INK),
        "fish": ColourPair(theme.NAVY, theme.SNOW),
        "salt": ColourPair(theme.MAGENTA, theme.SNOW),
    },
)
