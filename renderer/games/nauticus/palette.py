"""Which colours of the theme the things of Nauticus wear."""

from __future__ import annotations

from typing import NamedTuple

from renderer.core import theme
from renderer.core.theme import Colour


class Wear(NamedTuple):
    """The ground a figure stands on and the figure itself."""

    ground: Colour
    figure: Colour


EMBLEMS: dict[str, Wear] = {
    "wheel": Wear(theme.AMBER, theme.BROWN),
    "anchor": Wear(theme.LEAF, theme.PINE),
    "whale": Wear(theme.RUST, theme.MINT),
    "compass": Wear(theme.COBALT, theme.SNOW),
    "crown": Wear(theme.VIOLET, theme.GOLD),
}
GOODS: dict[str, Wear] = {
    "coffee": Wear(theme.TAN, theme.ROAST),
    "grain": Wear(theme.MEADOW, theme.STRAW),
    "fish": Wear(theme.LAGOON, theme.SILVER),
    "salt": Wear(theme.HEATHER, theme.SNOW),
}
