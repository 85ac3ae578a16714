"""The five emblems on masts and sails: steering wheel, anchor, whale, compass rose and crown.

Each emblem is drawn around a centre, with a given radius. It uses two colours: its own and that of its
background. All shapes are different.
"""

from __future__ import annotations

from collections.abc import Callable

from renderer.core.sprites import Pen, Point, arc, curve, point_on_circle
from renderer.games.nauticus.palette import EMBLEMS, ColourPair


def paint_emblem(pen: Pen, emblem: str, x: float, y: float, radius: float) -> None:
    """Paint an emblem without its background."""
    FIGURES[emblem](pen, x, y, radius, EMBLEMS[emblem])


def _wheel(pen: Pen, x: float, y: float, r: float, wear: ColourPair) -> None:
    for spoke in range(8):
        outer = point_on_circle(x, y, r * 0.93, spoke * 45)
        pen.line([(x, y), outer], r * 0.12, wear.figure)
        pen.dot(*point_on_circle(x, y, r * 0.9, spoke * 45), r * 0.12, wear.figure)
    pen.ring(x, y, r * 0.7, r * 0.2, wear.figure)
    pen.dot(x, y, r * 0.24, wear.figure)
    pen.dot(x, y, r * 0.1, wear.ground)


def _anchor(pen: Pen, x: float, y: float, r: float, wear: ColourPair) -> None:
    pen.ring(x, y - r * 0.74, r * 0.25, r * 0.13, wear.figure)
    pen.line([(x, y - r * 0.5), (x, y + r * 0.85)], r * 0.19, wear.figure)
    pen.line([(x - r * 0.42, y - r * 0.3), (x + r * 0.42, y - r * 0.3)], r * 0.17, wear.figure)
    pen.line(arc(x, y + r * 0.08, r * 0.78, 10, 170), r * 0.19, wear.figure)
    for side in (-1, 1):
        tip, inner, outer = (0.98, -0.18), (0.46, 0.2), (1.0, 0.38)
        fluke = [(x + side * dx * r, y + dy * r) for dx, dy in (tip, inner, outer)]
        pen.polygon(fluke, wear.figure)


def _whale(pen: Pen, x: float, y: float, r: float, wear: ColourPair) -> None:
    def at(dx: float, dy: float) -> Point:
        return x + dx * r, y + dy * r

    back = curve(at(-0.95, 0.28), at(-0.98, -0.42), at(0.1, -0.55), at(0.5, 0.12))
    tail = curve(at(0.5, 0.12), at(0.66, 0.2), at(0.72, -0.1), at(0.68, -0.3))
    under = curve(at(0.86, -0.3), at(1.0, 0.9), at(-0.8, 1.0), at(-0.95, 0.28))
    pen.polygon([*back, *tail, *under], wear.figure)
    left_fluke = curve(at(0.76, -0.24), at(0.6, -0.36), at(0.42, -0.4), at(0.42, -0.66))
    right_fluke = curve(at(1.08, -0.66), at(1.06, -0.4), at(0.9, -0.36), at(0.76, -0.24))
    pen.polygon([*left_fluke, at(0.74, -0.54), *right_fluke], wear.figure)
    pen.dot(*at(-0.62, 0.2), r * 0.09, wear.ground)
    pen.line(curve(at(-0.9, 0.44), at(-0.6, 0.62), at(-0.2, 0.6), at(0.05, 0.4)), r * 0.07, wear.ground)
    for lean in (-1, 1):
        spray = curve(
            at(-0.5, -0.3), at(-0.5, -0.6), at(-0.5 + lean * 0.1, -0.86), at(-0.5 + lean * 0.34, -0.78)
        )
        pen.line(spray, r * 0.12, wear.figure)


def _compass(pen: Pen, x: float, y: float, r: float, wear: ColourPair) -> None:
    for turn in (45, 135, 225, 315):
        _ray(pen, x, y, r * 0.66, r * 0.26, turn, wear)
    for turn in (0, 90, 180, 270):
        _ray(pen, x, y, r * 1.02, r * 0.3, turn, wear)


def _ray(pen: Pen, x: float, y: float, long: float, short: float, turn: float, wear: ColourPair) -> None:
    tip, left, right = (
        point_on_circle(x, y, long, turn),
        point_on_circle(x, y, short, turn - 45),
        point_on_circle(x, y, short, turn + 45),
    )
    pen.polygon([tip, left, (x, y), right], wear.figure)
    inner = point_on_circle(x, y, long * 0.74, turn)
    pen.polygon(
        [inner, point_on_circle(x, y, short * 0.62, turn + 40), point_on_circle(x, y, short * 0.2, turn)],
        wear.ground,
    )


def _crown(pen: Pen, x: float, y: float, r: float, wear: ColourPair) -> None:
    points = [(-0.9, -0.4), (-0.46, 0.12), (0, -0.7), (0.46, 0.12), (0.9, -0.4), (0.7, 0.5), (-0.7, 0.5)]
    pen.polygon([(x + dx * r, y + dy * r) for dx, dy in points], wear.figure)
    pen.bar(x - r * 0.7, y + r * 0.58, r * 1.4, r * 0.22, wear.figure, r * 0.08)
    for dx, dy in ((-0.9, -0.46), (0, -0.76), (0.9, -0.46)):
        pen.dot(x + dx * r, y + dy * r, r * 0.16, wear.figure)


FIGURES: dict[str, Callable[[Pen, float, float, float, ColourPair], None]] = {
    "wheel": _wheel,
    "anchor": _anchor,
    "whale": _whale,
    "compass": _compass,
    "crown": _crown,
}
