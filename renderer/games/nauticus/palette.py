"""The theme colours of the things in Nauticus."""

from __future__ import annotations

from typing import NamedTuple

from renderer.core import theme
from renderer.core.palettes import Dyed
from renderer.core.theme import Colour


class Wear(NamedTuple):
    """The colours of a ground and of the figure on it."""

    ground: Colour
    figure: Colour


EMBLEMS = Dyed[str, Wear](
    harbour={
        "wheel": Wear(theme.AMBER, theme.BROWN),
        "anchor": Wear(theme.LEAF, theme.PINE),
        "whale": Wear(theme.RUST, theme.MINT),
        "compass": Wear(theme.COBALT, theme.SNOW),
        "crown": Wear(theme.VIOLET, theme.GOLD),
    },
    safe={
        "wheel": Wear(theme.LEMON, theme.INK),
        "anchor": Wear(theme.TURQUOISE, theme.INK),
        "whale": Wear(theme.SALMON, theme.INK),
        "compass": Wear(theme.INDIGO, theme.SNOW),
        "crown": Wear(theme.AUBERGINE, theme.CREAM),
    },
)
GOODS = Dyed[str, Wear](
    harbour={
        "coffee": Wear(theme.TAN, theme.ROAST),
        "grain": Wear(theme.MEADOW, theme.STRAW),
        "fish": Wear(theme.LAGOON, theme.SILVER),
        "salt": Wear(theme.HEATHER, theme.SNOW),
    },
    safe={
        "coffee": Wear(theme.WHEAT, theme.INK),
        "grain": Wear(theme.CREAM, theme.INK),
        "fish": Wear(theme.NAVY, theme.SNOW),
        "salt": Wear(theme.MAGENTA, theme.SNOW),
    },
)
