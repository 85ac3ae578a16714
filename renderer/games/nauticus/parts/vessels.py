"""Hulls, masts, sails and ships.

Ships face left, so fore is left and aft is right, as on the tiles. A ship's field has 100 units per hull part
and a margin at both ends. The ship's number is added later.
"""

from __future__ import annotations

from renderer.core import theme
from renderer.core.geometry import Box
from renderer.core.sprites import Pen, Point, curve
from renderer.games.nauticus.palette import EMBLEMS
from renderer.games.nauticus.parts.cargo import paint_good
from renderer.games.nauticus.parts.changes import ShipChange
from renderer.games.nauticus.parts.emblems import paint_emblem

MARGIN = 15
"""Units to the left and right of a ship, for planks at open ends."""
SHIP_HEIGHT = 228
AFLOAT = 171
"""Height of a ship above its cargo spaces, in units."""
_DECK = 120
_WATERLINE = 166
_HOLD = 172
_GOOD = 54


def paint_ship(
    pen: Pen,
    hull: tuple[str, ...],
    masts: tuple[str, ...],
    sails: tuple[str, ...],
    goods: tuple[str, ...],
    open_fore: bool,
    open_aft: bool,
    is_finished: bool,
    can_deliver: bool,
    news: ShipChange,
) -> None:
    """Paint a ship with all its parts.

    Planks mark open ends, and empty cargo spaces are shown.
    """
    _berth(pen, len(hull), is_finished, can_deliver, is_new=news.is_finished)
    _light(pen, hull, news)
    for place, emblem in enumerate(masts):
        sail = sails[place] if place < len(sails) else None
        is_new = sail is not None and news.sails[place]
        paint_rig(pen, MARGIN + 100 * place + 50, emblem, sail, is_new=is_new)
    for place, part in enumerate(hull):
        paint_hull(pen, part, MARGIN + 100 * place, _DECK)
    if open_fore:
        _open_end(pen, MARGIN, -1)
    if open_aft:
        _open_end(pen, MARGIN + 100 * len(hull), 1)
    for place in range(len(hull)):
        _hold(pen, MARGIN + 100 * place + 43, goods[place] if place < len(goods) else None)


def _berth(pen: Pen, parts: int, is_finished: bool, can_deliver: bool, *, is_new: bool) -> None:
    """Paint the ship afloat or on the slipway, and mark whether its goods can be delivered."""
    if can_deliver:
        pen.bar(MARGIN - 8, _HOLD - 3, 100 * parts + 14, _GOOD + 6, theme.BRASS, 11)
        pen.bar(MARGIN - 3, _HOLD + 2, 100 * parts + 4, _GOOD - 4, theme.DEEP, 8)
    if not is_finished:
        return
    left, right = 2, 100 * parts + 2 * MARGIN - 2
    crests: list[Point] = []
    for x in range(left, right, 20):
        crests += curve(
            (x, _WATERLINE),
            (x + 6, _WATERLINE - 9),
            (x + 12, _WATERLINE - 9),
            (min(x + 20, right), _WATERLINE),
        )
    water = theme.SEAGLOW if is_new else theme.AZURE
    pen.polygon([*crests, (right, _WATERLINE + 5), (left, _WATERLINE + 5)], water)


def _light(pen: Pen, hull: tuple[str, ...], news: ShipChange) -> None:
    """Paint a glow behind new parts.

    The parts are painted on top, so that the glow surrounds them.
    """
    for place, is_new in enumerate(news.masts):
        if is_new:
            _flag_shape(pen, MARGIN + 100 * place + 50, 4, 8, theme.SEAGLOW)
            pen.bar(MARGIN + 100 * place + 41, 2, 18, _DECK, theme.SEAGLOW)
    for place, is_new in enumerate(news.hull):
        if is_new:
            shape = [(MARGIN + 100 * place + dx, _DECK + dy) for dx, dy in _HULLS[hull[place]]]
            pen.line([*shape, shape[0]], 13, theme.SEAGLOW)
    for place, is_new in enumerate(news.goods):
        if is_new:
            left = MARGIN + 100 * place + 43
            pen.bar(left - 5, _HOLD - 5, _GOOD + 10, _GOOD + 10, theme.SEAGLOW, 11)


def paint_rig(pen: Pen, x: float, mast: str, sail: str | None, *, is_new: bool = False) -> None:
    """Paint a mast with its flag and, if there is one, its sail.

    New parts are highlighted.
    """
    pen.bar(x - 4, 2, 8, _DECK, theme.TIMBER_LIGHT, 3)
    paint_flag(pen, x, 2, mast)
    if sail is not None and is_new:
        _cloth(pen, x, 43, 1, theme.SEAGLOW, 8)
    if sail is not None:
        paint_sail(pen, x, 46, sail)


def paint_flag(pen: Pen, x: float, top: float, emblem: str) -> None:
    """Paint a flag that flies aft of its mast."""
    _flag_shape(pen, x, top + 2, 2, theme.DEEP)
    _flag_shape(pen, x, top + 2, 0, EMBLEMS[emblem].ground)
    paint_emblem(pen, emblem, x + 19, top + 20.5, 16)


def _flag_shape(pen: Pen, x: float, top: float, rim: float, colour: theme.Colour) -> None:
    top, foot, tip = top - rim, top + 36 + rim, x + 44 + 2 * rim
    middle = (top + foot) / 2
    pen.polygon([(x - rim, top), (tip, top), (tip - 7, middle), (tip, foot), (x - rim, foot)], colour)


def paint_sail(pen: Pen, x: float, top: float, emblem: str, scale: float = 1) -> None:
    """Paint a square sail filled with wind, hung from its yard."""
    _cloth(pen, x, top, scale, theme.DEEP, 3)
    _cloth(pen, x, top, scale, EMBLEMS[emblem].ground, 0)
    pen.line([(x - 43 * scale, top + 2), (x + 43 * scale, top + 2)], 7 * scale, theme.TIMBER_LIGHT)
    paint_emblem(pen, emblem, x, top + 37 * scale, 26 * scale)


def _cloth(pen: Pen, x: float, top: float, scale: float, colour: theme.Colour, rim: float) -> None:
    def at(dx: float, dy: float) -> Point:
        return x + dx * scale, top + dy * scale

    wide, foot = 38 + rim, 68 + rim
    left = curve(at(-wide, 0), at(-wide - 7, 25), at(-wide - 7, 45), at(-wide + 1, foot))
    bottom = curve(at(-wide + 1, foot), at(-14, foot - 9), at(14, foot - 9), at(wide - 1, foot))
    right = curve(at(wide - 1, foot), at(wide + 7, 45), at(wide + 7, 25), at(wide, 0))
    pen.polygon([*left, *bottom, *right], colour)


def paint_hull(pen: Pen, part: str, x: float, y: float, rise: float = 1) -> None:
    """Paint a hull part 100 units long with its deck at the given height.

    `rise` is a factor for the part's height.
    """
    shape = _HULLS[part]
    pen.polygon([(x + dx, y + dy * rise) for dx, dy in shape], theme.TIMBER)
    has_prow, has_castle = part in ("bow", "single"), part in ("stern", "single")
    for height, rake in ((16, 12), (30, 22)):
        start, end = (rake if has_prow else 0), (100 - rake // 2 if has_castle else 100)
        pen.bar(x + start, y + height * rise, end - start, 3, theme.TIMBER_DARK)
    pen.bar(x, y, 62 if has_castle else 100, 6 * rise, theme.TIMBER_LIGHT, 2)
    if has_castle:
        pen.bar(x + 62, y - 16 * rise, 38, 7 * rise, theme.TIMBER_LIGHT, 2)
        pen.bar(x + 70, y - 6 * rise, 22, 12 * rise, theme.BRASS_LIGHT, 2)
    if has_prow:
        pen.line([(x + 14, y + 3), (x - 5, y - 16 * rise)], 5, theme.TIMBER_LIGHT)
    for port in _PORTS[part]:
        pen.dot(x + port, y + 24 * rise, 6, theme.BRASS_LIGHT)
        pen.dot(x + port, y + 24 * rise, 3.6, theme.TIMBER_DARK)


_BOW: tuple[Point, ...] = ((0, -4), (10, 2), (100, 2), (100, 45), (36, 45), (22, 38), (8, 16))
_STERN: tuple[Point, ...] = ((0, 2), (64, 2), (64, -12), (98, -12), (92, 32), (82, 45), (0, 45))
_HULLS: dict[str, tuple[Point, ...]] = {
    "bow": _BOW,
    "middle": ((0, 2), (100, 2), (100, 45), (0, 45)),
    "stern": _STERN,
    "single": (*_BOW[:2], *_STERN[1:6], *_BOW[4:]),
}
_PORTS: dict[str, tuple[int, ...]] = {
    "bow": (56, 82),
    "middle": (20, 50, 80),
    "stern": (18, 44),
    "single": (50,),
}


def _open_end(pen: Pen, x: float, side: int) -> None:
    """Paint planks at an end to which hull parts can still be added."""
    for height, length in ((6, 11), (20, 7), (34, 12)):
        pen.bar(min(x, x + side * length), _DECK + height, length, 7, theme.TIMBER_LIGHT)


def _hold(pen: Pen, x: float, good: str | None) -> None:
    if good is not None:
        return paint_good(pen, good, x, _HOLD, _GOOD)
    pen.bar(x + 3, _HOLD + 3, _GOOD - 6, _GOOD - 6, theme.DEEP, 8)
    pen.frame(x + 3, _HOLD + 3, _GOOD - 6, _GOOD - 6, theme.TIDE, 8, 2.5)


def number_box(ship: Box, unit: float) -> Box:
    """Return the box for a ship's number, beside the first cargo space."""
    return Box(
        ship.x + round((MARGIN + 1) * unit),
        ship.y + round((_HOLD + 2) * unit),
        round(39 * unit),
        round(50 * unit),
    )


def ship_units(parts: int) -> int:
    """Return the width of a ship's field in units."""
    return 100 * parts + 2 * MARGIN
