"""All figures by name: the 24 objects, and the signs for the six colours."""

from __future__ import annotations

from collections.abc import Callable

from renderer.core.sprites import Pen
from renderer.games.nautilus_island.figures import (
    clothes,
    fishing,
    navigation,
    repair,
    signs,
    supplies,
    treasures,
)
from renderer.games.nautilus_island.figures.figure import Figure
from renderer.games.nautilus_island.palette import COLOURS, ColourPair, colour_of

OBJECTS: dict[str, Callable[[Figure], None]] = {
    "clothes/hat": clothes.hat,
    "clothes/boots": clothes.boots,
    "clothes/coat": clothes.coat,
    "clothes/gloves": clothes.gloves,
    "navigation/compass": navigation.compass,
    "navigation/sextant": navigation.sextant,
    "navigation/spyglass": navigation.spyglass,
    "navigation/map": navigation.chart,
    "repair/hammer": repair.hammer,
    "repair/wrench": repair.wrench,
    "repair/saw": repair.saw,
    "repair/screws": repair.screws,
    "fishing/rod": fishing.rod,
    "fishing/net": fishing.net,
    "fishing/harpoon": fishing.harpoon,
    "fishing/hook": fishing.hook,
    "supplies/biscuits": supplies.biscuits,
    "supplies/water": supplies.water,
    "supplies/fruit": supplies.fruit,
    "supplies/tins": supplies.tins,
    "treasures/pearl": treasures.pearl,
    "treasures/coins": treasures.coins,
    "treasures/statuette": treasures.statuette,
    "treasures/crown": treasures.crown,
}
SIGNS: dict[str, Callable[[Figure], None]] = {
    "clothes": signs.button,
    "navigation": signs.star,
    "repair": signs.nut,
    "fishing": signs.fish,
    "supplies": signs.barrel,
    "treasures": signs.gem,
}


def paint_object(
    pen: Pen, card: str, x: float, y: float, radius: float, colours: ColourPair | None = None
) -> None:
    """Draw a card's object centred at (x, y).

    `colours` defaults to the colour pair of the card.
    """
    OBJECTS[card](Figure(pen, x, y, radius, colours or COLOURS[colour_of(card)]))


def paint_sign(
    pen: Pen, colour: str, x: float, y: float, radius: float, colours: ColourPair | None = None
) -> None:
    """Paint a colour's sign centred at (x, y)."""
    SIGNS[colour](Figure(pen, x, y, radius, colours or COLOURS[colour]))
