"""The hull of the stranded Nautilus, with the screw on the left and the ram on the right.

Each column of the hull is as thick as its stacks of cards.
"""

from __future__ import annotations

from collections.abc import Callable

from renderer.core import theme
from renderer.core.marks import paint_swell
from renderer.core.sprites import Pen, Point, curve, point_on_circle
from renderer.core.theme import blend

SMOOTH = 0.86
"""Fraction of half a column's width that is covered by the slope to a thicker neighbouring column."""
PLATE = blend(theme.IRON, theme.IRON_DARK, 0.35)
STEPS = 21
"""Number of points along a column's edge."""
RUSTY = blend(theme.EMBER, theme.IRON_DARK, 0.5)


def paint_afloat(pen: Pen, halves: tuple[int, ...], left: int, pitch: int, width: int, height: int) -> None:
    """Paint the wreck in the water on a field of the given size.

    `halves` has the same meaning as in `paint_hull`.
    """
    pen.bar(0, 0, width, height, theme.HARBOUR)
    for row, top in enumerate(range(18, height - 20, 44)):
        for start in range(20 + 70 * (row % 2), width - 100, 140):
            paint_swell(pen, start, top, 0.9)
    paint_hull(pen, halves, left, pitch, width, height)


def paint_hull(pen: Pen, halves: tuple[int, ...], left: int, pitch: int, width: int, height: int) -> None:
    """Paint the hull.

    `halves` contains half of the hull's thickness at each column. The columns begin at `left`, in pixels.
    """
    middle = height / 2
    right = left + pitch * len(halves)
    thickness = _profile(halves, left, pitch)

    def outline(grow: float) -> list[Point]:
        return _outline(thickness, left, right, width, middle, grow)

    _sand(pen, outline)
    _screw(pen, left * 0.36, middle, halves[0])
    _ram(pen, right, width, middle, halves[-1])
    for grow, colour in ((7, theme.DEEP), (0, theme.IRON), (-9, PLATE)):
        pen.polygon(outline(grow), colour)
    _fins(pen, left, middle, halves[0])
    _plates(pen, thickness, middle)
    _rust(pen, thickness, middle)
    _bow(pen, right, width, middle, halves[-1])


def _profile(halves: tuple[int, ...], left: int, pitch: int) -> list[Point]:
    """Return the points of the hull's upper edge, relative to its middle.

    Where the thickness changes, the thinner side is smoothed.
    """
    points: list[Point] = []
    for place, half in enumerate(halves):
        for step in range(STEPS):
            share = step / (STEPS - 1)
            before = halves[max(place - 1, 0)] - half
            after = halves[min(place + 1, len(halves) - 1)] - half
            swell = max(
                max(before, 0) * _soft(1 - share * 2 / SMOOTH),
                max(after, 0) * _soft(1 - (1 - share) * 2 / SMOOTH),
            )
            points.append((left + pitch * (place + share), half + swell))
    return points


def _soft(share: float) -> float:
    t = min(max(share, 0), 1)
    return t * t * (3 - 2 * t)


def _outline(
    thickness: list[Point], left: int, right: int, width: int, middle: float, grow: float
) -> list[Point]:
    """Return the hull's outline: from the screw along the upper side to the bow, and back along the lower side."""
    first, last = thickness[0][1] + grow, thickness[-1][1] + grow
    tail, bow = left * 0.32 - min(grow, 7), right + (width - right) * 0.62 + grow
    upper = [
        *curve(
            (tail, -10 - min(grow, 7)), (left * 0.62, -first * 0.5), (left * 0.72, -first), (left, -first)
        ),
        *((x, -half - grow) for x, half in thickness),
        *curve((right, -last), (right + (bow - right) * 0.5, -last), (bow - 8, -last * 0.5), (bow, -8)),
    ]
    return [*((x, middle + y) for x, y in upper), *((x, middle - y) for x, y in reversed(upper))]


def _sand(pen: Pen, outline: Callable[[float], list[Point]]) -> None:
    """Paint the sand around the wreck."""
    for grow, share in ((34, 0.0), (22, 0.35)):
        pen.polygon(outline(grow), blend(theme.BEACH_SHADE, theme.BEACH, share))


def _screw(pen: Pen, x: float, middle: float, half: float) -> None:
    """Paint the ship's screw behind the hull's tail."""
    reach = half * 0.86
    for side in (-1, 1):
        blade = curve(
            (x, middle),
            (x - 46, middle + side * reach * 0.3),
            (x - 44, middle + side * reach),
            (x - 8, middle + side * reach),
        )
        back = curve(
            (x - 8, middle + side * reach),
            (x + 16, middle + side * reach * 0.7),
            (x + 14, middle + side * reach * 0.3),
            (x, middle),
        )
        pen.polygon([*blade, *back], theme.DEEP)
        inner = [
            (px * 0.86 + (x - 12) * 0.14, py * 0.88 + (middle + side * reach * 0.55) * 0.12)
            for px, py in (*blade, *back)
        ]
        pen.polygon(inner, theme.BRASS if side < 0 else theme.BRASS_DARK)
    pen.dot(x - 4, middle, 17, theme.DEEP)
    pen.dot(x - 4, middle, 12, theme.BRASS_LIGHT)


def _fins(pen: Pen, left: int, middle: float, half: float) -> None:
    """Paint the fins at the tail, above and below the screw."""
    for side in (-1, 1):
        fin = [
            (left * 0.52, middle + side * half * 0.44),
            (left * 0.4, middle + side * (half + 44)),
            (left * 0.62, middle + side * (half + 50)),
            (left * 0.86, middle + side * half * 0.92),
        ]
        pen.polygon(fin, theme.DEEP)
        x, y = left * 0.6, middle + side * half * 0.8
        pen.polygon([(px * 0.86 + x * 0.14, py * 0.86 + y * 0.14) for px, py in fin], theme.IRON)


def _ram(pen: Pen, right: int, width: int, middle: float, half: float) -> None:
    """Paint the toothed ram at the bow."""
    start, tip = right + (width - right) * 0.5, width - 10
    for grow, colour in ((6, theme.DEEP), (0, theme.BRASS_DARK)):
        pen.polygon(
            [
                (start, middle - half * 0.24 - grow),
                (tip + grow * 2, middle),
                (start, middle + half * 0.24 + grow),
            ],
            colour,
        )
    teeth = 5
    for place in range(teeth):
        x = start + (tip - start) * (0.42 + 0.11 * place)
        h = half * 0.24 * (1 - (x - start) / (tip - start)) + 9
        pen.polygon([(x, middle - h), (x + 14, middle), (x - 10, middle)], theme.BRASS)
        pen.polygon([(x, middle + h), (x + 14, middle), (x - 10, middle)], theme.BRASS_DARK)


def _plates(pen: Pen, thickness: list[Point], middle: float) -> None:
    """Paint rivets along the edges, and the seams between the plates."""
    for x, half in thickness[::STEPS]:
        pen.line([(x, middle - half + 4), (x, middle + half - 4)], 4, theme.IRON_DARK)
    for x, half in thickness[::3]:
        for side in (-1, 1):
            pen.dot(x + 4, middle + side * (half - 13), 3.4, theme.IRON_LIGHT)


def _rust(pen: Pen, thickness: list[Point], middle: float) -> None:
    """Paint streaks of rust that run down from the edge."""
    for place, (x, half) in enumerate(thickness[2::9]):
        length = 12 + 11 * (place * 7 % 4)
        side = -1 if place % 3 else 1
        y = middle + side * (half - 6)
        pen.polygon([(x - 7, y), (x + 9, y), (x + 2, y - side * length)], RUSTY)


def _bow(pen: Pen, right: int, width: int, middle: float, half: float) -> None:
    """Paint the saloon windows on both sides of the bow, and the leak between them.

    One of the windows is lit.
    """
    x = right + (width - right) * 0.24
    for side, glass in ((-1, theme.BRASS_LIGHT), (1, theme.LAGOON)):
        y = middle + side * half * 0.5
        for radius, colour in ((37, theme.DEEP), (33, theme.BRASS), (25, theme.BRASS_DARK), (21, glass)):
            pen.dot(x, y, radius, colour)
        pen.line([(x - 20, y), (x + 20, y)], 4, theme.BRASS_DARK)
        pen.line([(x, y - 20), (x, y + 20)], 4, theme.BRASS_DARK)
    _leak(pen, x + 14, middle)


def _leak(pen: Pen, x: float, y: float) -> None:
    """Paint a hole with torn edges, through which the ribs are visible."""
    for grow, colour in ((7, RUSTY), (0, theme.DEEP)):
        torn = [
            point_on_circle(0, 0, (34 if corner % 2 else 22) + grow, corner * 30 + 9) for corner in range(12)
        ]
        pen.polygon([(x + 1.3 * dx, y + dy) for dx, dy in torn], colour)
    for shift in (-20, 0, 20):
        rib = curve((x + shift, y - 20), (x + shift + 9, y - 8), (x + shift + 9, y + 8), (x + shift, y + 20))
        pen.line(rib, 5, theme.TIMBER)
