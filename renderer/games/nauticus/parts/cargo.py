"""The four goods: coffee beans, an ear of grain, a fish and a sack of salt, each on its own tile."""

from __future__ import annotations

from collections.abc import Callable

from renderer.core import theme
from renderer.core.sprites import Pen, Point, curve, point_on_circle
from renderer.games.nauticus.palette import GOODS, ColourPair


def paint_good(pen: Pen, good: str, x: float = 4, y: float = 4, side: float = 92) -> None:
    """Paint a good's tile."""
    wear = GOODS[good]
    pen.bar(x, y, side, side, theme.DEEP, side * 0.16)
    rim = side * 0.04
    pen.bar(x + rim, y + rim, side - 2 * rim, side - 2 * rim, wear.ground, side * 0.13)
    FIGURES[good](pen, x + side / 2, y + side / 2, side * 0.4, wear)


def _coffee(pen: Pen, x: float, y: float, r: float, wear: ColourPair) -> None:
    for dx, dy in ((-0.4, -0.3), (0.38, 0.36)):
        _bean(pen, x + dx * r, y + dy * r, r * 0.64, wear)


def _bean(pen: Pen, x: float, y: float, r: float, wear: ColourPair) -> None:
    tilted = [point_on_circle(0, 0, 1, angle) for angle in range(0, 360, 10)]
    pen.polygon(
        [(x + r * (u * 0.72 - v * 0.62), y + r * (u * 0.55 + v * 0.66)) for u, v in tilted], wear.figure
    )
    seam = curve(
        (x - r * 0.62, y - r * 0.56),
        (x, y - r * 0.5),
        (x - r * 0.05, y + r * 0.5),
        (x + r * 0.6, y + r * 0.55),
    )
    pen.line(seam, r * 0.16, wear.ground)


def _grain(pen: Pen, x: float, y: float, r: float, wear: ColourPair) -> None:
    pen.line([(x, y - r * 0.5), (x, y + r * 1.02)], r * 0.12, wear.figure)
    pen.oval(x, y - r * 0.8, r * 0.17, r * 0.28, wear.figure)
    for row in range(4):
        height = y - r * 0.42 + row * r * 0.34
        for side in (-1, 1):
            root, tip = (x + side * r * 0.08, height + r * 0.26), (x + side * r * 0.62, height - r * 0.3)
            outer = curve(root, (x + side * r * 0.62, height + r * 0.24), (x + side * r * 0.66, height), tip)
            inner = curve(tip, (x + side * r * 0.3, height - r * 0.2), (x + side * r * 0.1, height), root)
            pen.polygon([*outer, *inner], wear.figure)


def _fish(pen: Pen, x: float, y: float, r: float, wear: ColourPair) -> None:
    def at(dx: float, dy: float) -> Point:
        return x + dx * r, y + dy * r

    upper = curve(at(-1.0, 0.04), at(-0.6, -0.72), at(0.2, -0.6), at(0.56, -0.02))
    lower = curve(at(0.56, 0.06), at(0.2, 0.62), at(-0.6, 0.72), at(-1.0, 0.04))
    pen.polygon([*upper, *lower], wear.figure)
    pen.polygon([at(0.42, 0.02), at(1.02, -0.5), at(0.86, 0.02), at(1.02, 0.54)], wear.figure)
    pen.polygon([at(-0.3, -0.44), at(0.08, -0.8), at(0.2, -0.36)], wear.figure)
    pen.line(curve(at(-0.46, -0.4), at(-0.3, -0.15), at(-0.3, 0.2), at(-0.46, 0.44)), r * 0.09, wear.ground)
    pen.dot(*at(-0.68, -0.06), r * 0.1, wear.ground)
    for dx in (-0.08, 0.18):
        pen.line(
            curve(at(dx, -0.2), at(dx + 0.12, -0.08), at(dx + 0.12, 0.12), at(dx, 0.24)),
            r * 0.07,
            wear.ground,
        )


def _salt(pen: Pen, x: float, y: float, r: float, wear: ColourPair) -> None:
    heap = curve(
        (x - r * 0.66, y - r * 0.2),
        (x - r * 0.3, y - r * 1.12),
        (x + r * 0.3, y - r * 1.12),
        (x + r * 0.66, y - r * 0.2),
    )
    pen.polygon(heap, wear.figure)
    left = curve(
        (x - r * 0.74, y - r * 0.22),
        (x - r * 1.12, y + r * 0.5),
        (x - r * 0.9, y + r * 0.98),
        (x - r * 0.6, y + r * 0.98),
    )
    right = curve(
        (x + r * 0.6, y + r * 0.98),
        (x + r * 0.9, y + r * 0.98),
        (x + r * 1.12, y + r * 0.5),
        (x + r * 0.74, y - r * 0.22),
    )
    pen.polygon([*left, *right], theme.SAND)
    pen.bar(x - r * 0.84, y - r * 0.32, r * 1.68, r * 0.24, theme.SEPIA, r * 0.1)
    for dx, dy in ((-0.22, 0.3), (0.24, 0.3), (0, 0.66)):
        pen.polygon(
            [point_on_circle(x + dx * r, y + dy * r, r * 0.2, turn) for turn in (0, 90, 180, 270)],
            theme.SEPIA,
        )


FIGURES: dict[str, Callable[[Pen, float, float, float, ColourPair], None]] = {
    "coffee": _coffee,
    "grain": _grain,
    "fish": _fish,
    "salt": _salt,
}
