"""Other components: workers, taler, points, markers, and images for the actions that have no prices."""

from __future__ import annotations

from collections.abc import Callable

from renderer.core import theme
from renderer.core.sprites import Pen, curve, point_on_circle
from renderer.core.theme import Colour
from renderer.games.nauticus.palette import EMBLEMS, ColourPair
from renderer.games.nauticus.parts.cargo import paint_good
from renderer.games.nauticus.parts.emblems import FIGURES, paint_emblem
from renderer.games.nauticus.parts.vessels import paint_flag, paint_hull, paint_sail


def paint_part(pen: Pen, part: str) -> None:
    """Paint the tile of a ship part or a good."""
    family, kind = part.split(":")
    if family == "good":
        return paint_good(pen, kind)
    if family == "hull":
        return paint_hull(pen, kind, 0, 32, rise=1.45)
    if family == "sail":
        return paint_sail(pen, 50, 8, kind, 1.12)
    pen.bar(34, 6, 8, 90, theme.TIMBER_LIGHT, 3)
    _large_flag(pen, kind)


def _large_flag(pen: Pen, emblem: str) -> None:
    wear = EMBLEMS[emblem]
    pen.polygon([(30, 4), (98, 4), (88, 34), (98, 64), (30, 64)], theme.DEEP)
    pen.polygon([(33, 7), (93, 7), (84, 34), (93, 61), (33, 61)], wear.ground)
    paint_emblem(pen, emblem, 58, 34, 24)


def paint_stored_mast(pen: Pen, emblem: str) -> None:
    """Paint a stored mast across two spaces.

    The field is 100 units wide and 200 high.
    """
    pen.bar(18, 8, 11, 184, theme.TIMBER_LIGHT, 4)
    wear = EMBLEMS[emblem]
    pen.polygon([(14, 12), (96, 12), (84, 50), (96, 88), (14, 88)], theme.DEEP)
    pen.polygon([(17, 15), (91, 15), (80, 50), (91, 85), (17, 85)], wear.ground)
    paint_emblem(pen, emblem, 48, 50, 30)


def paint_worker(pen: Pen, is_blue: bool) -> None:
    """Paint a worker.

    Players' own workers are beige with a round hat, and the wheel's workers are blue with a flat cap.
    """
    body, dark = (theme.AZURE, theme.AZURE_DARK) if is_blue else (theme.BEIGE, theme.BEIGE_DARK)
    coat = curve((8, 98), (8, 60), (26, 50), (50, 50)) + curve((50, 50), (74, 50), (92, 60), (92, 98))
    pen.polygon([(4, 100), *coat, (96, 100)], dark)
    pen.polygon([(x * 0.88 + 6, y * 0.9 + 9) for x, y in [(8, 98), *coat, (92, 98)]], body)
    pen.dot(50, 36, 25, dark)
    pen.dot(50, 37, 20, theme.SKIN)
    if is_blue:
        pen.bar(22, 8, 56, 21, dark, 5)
        pen.bar(16, 24, 68, 9, dark, 4)
        pen.bar(34, 62, 6, 36, dark)
        pen.bar(60, 62, 6, 36, dark)
    else:
        pen.wedge(50, 30, 27, 180, 360, dark)
        pen.line([(18, 31), (82, 31)], 8, dark)
        pen.line([(50, 62), (50, 94)], 6, dark)


def paint_plate(pen: Pen, ground: Colour) -> None:
    """Paint a round plate for a price."""
    pen.dot(50, 50, 49, theme.BRASS_DARK)
    pen.dot(50, 50, 44, ground)


def paint_coin(pen: Pen) -> None:
    """Paint a taler."""
    pen.dot(50, 50, 48, theme.BRASS_DARK)
    pen.dot(50, 50, 43, theme.BRASS)
    pen.ring(50, 50, 36, 5, theme.BRASS_LIGHT)
    pen.bar(33, 32, 34, 9, theme.BRASS_DARK)
    pen.bar(45.5, 32, 9, 40, theme.BRASS_DARK)


def paint_crown(pen: Pen) -> None:
    """Paint a crown on a violet field."""
    pen.dot(50, 50, 48, EMBLEMS["crown"].figure)
    pen.dot(50, 50, 44, EMBLEMS["crown"].ground)
    paint_emblem(pen, "crown", 50, 52, 31)


def paint_start(pen: Pen) -> None:
    """Paint the start player's marker: a pennant on a post."""
    pen.bar(20, 4, 9, 92, theme.TIMBER_LIGHT, 3)
    pen.polygon([(26, 8), (94, 30), (26, 54)], theme.DEEP)
    pen.polygon([(29, 13), (84, 30.5), (29, 49)], theme.LAMP)


def paint_anchor_tile(pen: Pen) -> None:
    """Paint the anchor tile, which marks the space to which the wheel turns."""
    pen.polygon([point_on_circle(50, 50, 50, 22.5 + 45 * corner) for corner in range(8)], theme.DEEP)
    pen.polygon([point_on_circle(50, 50, 45, 22.5 + 45 * corner) for corner in range(8)], theme.CORAL)
    _bare_anchor(pen, 50, 50, 32, theme.INK, theme.CORAL)


def paint_wheel_anchor(pen: Pen, colour: Colour, ground: Colour) -> None:
    """Paint the wheel's anchor, whose sector provides no blue workers."""
    _bare_anchor(pen, 50, 50, 44, colour, ground)


def _bare_anchor(pen: Pen, x: float, y: float, radius: float, figure: Colour, ground: Colour) -> None:
    FIGURES["anchor"](pen, x, y, radius, ColourPair(ground, figure))


def paint_cross(pen: Pen, colour: Colour) -> None:
    """Paint a stroke through a tile whose kind is sold out."""
    pen.line([(10, 10), (90, 90)], 9, theme.DEEP)
    pen.line([(10, 10), (90, 90)], 5, colour)


def paint_extra(pen: Pen, is_left: bool) -> None:
    """Paint the extra action: a plus sign on a plate.

    If the action has been used, the plate is hollow and the sign is crossed out.
    """
    colour = theme.LAMP if is_left else theme.PEWTER
    if is_left:
        pen.bar(2, 2, 96, 96, theme.LAMP, 16)
        pen.bar(7, 7, 86, 86, theme.PLUM, 12)
    else:
        pen.frame(2, 2, 96, 96, colour, 16, 5)
    pen.bar(22, 44, 56, 13, colour, 3)
    pen.bar(43.5, 22, 13, 56, colour, 3)
    if not is_left:
        pen.line([(16, 84), (84, 16)], 7, theme.PEWTER)


def paint_any_part(pen: Pen, family: str) -> None:
    """Paint the bonus for any mast, any sail or any good, depending on `family`."""
    if family == "mast":
        pen.bar(34, 6, 9, 90, theme.TIMBER_LIGHT, 3)
        pen.polygon([(30, 4), (98, 4), (88, 34), (98, 64), (30, 64)], theme.DEEP)
        pen.polygon([(33, 7), (93, 7), (84, 34), (93, 61), (33, 61)], theme.CANVAS)
        return _question(pen, 58, 34, 20)
    if family == "sail":
        return _blank_sail(pen)
    pen.bar(6, 6, 88, 88, theme.DEEP, 14)
    pen.bar(10, 10, 80, 80, theme.CANVAS, 11)
    _question(pen, 50, 50, 26)


def _blank_sail(pen: Pen) -> None:
    left = curve((8, 10), (0, 38), (0, 60), (9, 88))
    bottom = curve((9, 88), (34, 78), (66, 78), (91, 88))
    right = curve((91, 88), (100, 60), (100, 38), (92, 10))
    pen.polygon([*left, *bottom, *right], theme.CANVAS)
    pen.line([(4, 10), (96, 10)], 8, theme.TIMBER_LIGHT)
    _question(pen, 50, 48, 24)


def _question(pen: Pen, x: float, y: float, r: float) -> None:
    bow = curve(
        (x - r * 0.55, y - r * 0.45),
        (x - r * 0.5, y - r * 1.2),
        (x + r * 0.75, y - r * 1.1),
        (x + r * 0.5, y - r * 0.3),
    )
    stem = curve((x + r * 0.5, y - r * 0.3), (x + r * 0.35, y), (x, y + 0.05 * r), (x, y + r * 0.4))
    pen.line([*bow, *stem], r * 0.3, theme.BROWN)
    pen.dot(x, y + r * 0.88, r * 0.19, theme.BROWN)


def paint_action(pen: Pen, tile: str) -> None:
    """Paint the effect of an action without prices.

    The field is 300 units wide and 100 high.
    """
    ACTIONS[tile](pen)


def _arrow(pen: Pen, x: float, colour: Colour = theme.SEPIA) -> None:
    pen.polygon(
        [(x, 43), (x + 26, 43), (x + 26, 30), (x + 48, 50), (x + 26, 70), (x + 26, 57), (x, 57)], colour
    )


def _transport(pen: Pen) -> None:
    for x, y in ((12, 52), (54, 52), (33, 10)):
        _crate(pen, x, y)
    _arrow(pen, 114)
    pen.bar(228, 6, 7, 58, theme.TIMBER, 2)
    paint_flag(pen, 231, 4, "wheel")
    paint_hull(pen, "single", 182, 52)


def paint_crate(pen: Pen) -> None:
    """Paint a crate, the symbol for any tile in storage."""
    _crate(pen, 10, 10, 80)


def _crate(pen: Pen, x: float, y: float, side: float = 38) -> None:
    pen.bar(x, y, side, side, theme.TIMBER_DARK, 4)
    rim = side * 0.1
    pen.bar(x + rim, y + rim, side - 2 * rim, side - 2 * rim, theme.TIMBER_LIGHT)
    pen.line(
        [(x + 1.5 * rim, y + 1.5 * rim), (x + side - 1.5 * rim, y + side - 1.5 * rim)],
        side * 0.13,
        theme.TIMBER_DARK,
    )


def _withdraw(pen: Pen) -> None:
    _worker_at(pen, 40)
    _arrow(pen, 114)
    for x in (182, 222):
        pen.dot(x + 34, 50, 36, theme.BRASS_DARK)
        pen.dot(x + 34, 50, 32, theme.BRASS)
        pen.bar(x + 21, 37, 26, 7, theme.BRASS_DARK)
        pen.bar(x + 30.5, 37, 7, 30, theme.BRASS_DARK)


def _worker_at(pen: Pen, x: float) -> None:
    coat = curve((x, 94), (x, 62), (x + 14, 54), (x + 32, 54)) + curve(
        (x + 32, 54), (x + 50, 54), (x + 64, 62), (x + 64, 94)
    )
    pen.polygon(coat, theme.BEIGE_DARK)
    pen.dot(x + 32, 38, 20, theme.BEIGE_DARK)
    pen.dot(x + 32, 39, 15.5, theme.SKIN)
    pen.wedge(x + 32, 34, 21, 180, 360, theme.BEIGE_DARK)
    pen.line([(x + 7, 34), (x + 57, 34)], 7, theme.BEIGE_DARK)


def _deliver(pen: Pen) -> None:
    paint_sail(pen, 62, 2, "compass", 0.62)
    paint_hull(pen, "single", 12, 52)
    _arrow(pen, 124)
    for good, x in (("coffee", 184), ("fish", 240)):
        paint_good(pen, good, x, 24, 52)


def _crowns(pen: Pen) -> None:
    pen.dot(72, 50, 42, EMBLEMS["crown"].figure)
    pen.dot(72, 50, 38, EMBLEMS["crown"].ground)
    paint_emblem(pen, "crown", 72, 52, 27)
    _arrow(pen, 126)
    outer = [
        point_on_circle(230, 53, 46 if corner % 2 == 0 else 20, corner * 36 - 90) for corner in range(10)
    ]
    inner = [
        point_on_circle(230, 53, 38 if corner % 2 == 0 else 17, corner * 36 - 90) for corner in range(10)
    ]
    pen.polygon(outer, theme.BRASS_DARK)
    pen.polygon(inner, theme.BRASS)


ACTIONS: dict[str, Callable[[Pen], None]] = {
    "transport": _transport,
    "withdraw": _withdraw,
    "deliver": _deliver,
    "crowns": _crowns,
}
