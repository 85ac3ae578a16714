"""Sprites: pictures drawn by our own code, large, shrunk once and kept.

A painter is a plain function `paint(pen, ...)` that draws on a field 100 units wide. `sprite` calls it on
a canvas several times too large and keeps the shrunk result: the same values bring the same picture back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Any, TypeAlias

from PIL import Image, ImageDraw

from renderer.core.shelf import Shelf, weight_of
from renderer.core.theme import Colour

Point: TypeAlias = tuple[float, float]

OVERSIZES = ((40_000, 4), (640_000, 3))
"""Up to how many pixels a sprite is drawn how many times larger than it is shown; a still larger one twice."""
CURVE_STEPS = 16


class Pen:
    """Draws on a field 100 units wide, from the top left corner."""

    def __init__(self, image: Image.Image, unit: float) -> None:
        self._draw = ImageDraw.Draw(image)
        self._unit = unit

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """Fill a polygon."""
        self._draw.polygon([self._at(point) for point in points], fill=fill)

    def dot(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Fill a circle."""
        self.oval(x, y, radius, radius, fill)

    def oval(self, x: float, y: float, rx: float, ry: float, fill: Colour) -> None:
        """Fill an ellipse about its middle."""
        self._draw.ellipse((*self._at((x - rx, y - ry)), *self._at((x + rx, y + ry))), fill=fill)

    def ring(self, x: float, y: float, radius: float, width: float, fill: Colour) -> None:
        """Draw a circle's line inwards from its radius."""
        corners = (*self._at((x - radius, y - radius)), *self._at((x + radius, y + radius)))
        self._draw.ellipse(corners, outline=fill, width=self._thick(width))

    def wedge(self, x: float, y: float, radius: float, start: float, end: float, fill: Colour) -> None:
        """Fill a slice of a circle; angles in degrees clockwise from the right."""
        corners = (*self._at((x - radius, y - radius)), *self._at((x + radius, y + radius)))
        self._draw.pieslice(corners, start, end, fill=fill)

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """Draw a line with round ends and joints."""
        self._draw.line(
            [self._at(point) for point in points], fill=fill, width=self._thick(width), joint="curve"
        )
        for x, y in (points[0], points[-1]):
            self.dot(x, y, width / 2, fill)

    def bar(self, x: float, y: float, w: float, h: float, fill: Colour, radius: float = 0) -> None:
        """Fill a rectangle, with rounded corners if asked."""
        corners = (*self._at((x, y)), *self._at((x + w, y + h)))
        self._draw.rounded_rectangle(corners, radius * self._unit, fill=fill)

    def frame(
        self, x: float, y: float, w: float, h: float, fill: Colour, radius: float, width: float
    ) -> None:
        """Draw the outline of a rounded rectangle, inside its edge."""
        corners = (*self._at((x, y)), *self._at((x + w, y + h)))
        self._draw.rounded_rectangle(corners, radius * self._unit, outline=fill, width=self._thick(width))

    def _at(self, point: Point) -> Point:
        return point[0] * self._unit, point[1] * self._unit

    def _thick(self, width: float) -> int:
        return max(1, round(width * self._unit))


def curve(start: Point, pull: Point, push: Point, end: Point) -> list[Point]:
    """Return the points of a cubic curve with two handles."""
    points = []
    for step in range(CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        shares = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
        corners = (start, pull, push, end)
        x, y = (
            sum(share * corner[axis] for share, corner in zip(shares, corners, strict=True))
            for axis in (0, 1)
        )
        points.append((x, y))
    return points


def arc(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    """Return points along a circle; angles in degrees clockwise from the right."""
    angles = [(start + (end - start) * step / CURVE_STEPS) * pi / 180 for step in range(CURVE_STEPS + 1)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def around(x: float, y: float, radius: float, degrees: float) -> Point:
    """Return the point on a circle at an angle, clockwise from the right."""
    return x + radius * cos(degrees * pi / 180), y + radius * sin(degrees * pi / 180)


SHELF = Shelf[Image.Image](most_bytes=40 * 1024 * 1024)
"""All sprites of the process: wrecks in all sizes, the ships of some ten full tables, and everything small."""


def sprite(
    paint: Callable[..., None], width: int, height: int, *values: Any, units: float = 100
) -> Image.Image:
    """Return what a painter draws, with a transparent ground; the field is `units` wide."""
    key = (paint, width, height, units, values)
    kept = SHELF.take(key)
    if kept is not None:
        return kept
    times = next((times for most, times in OVERSIZES if width * height <= most), 2)
    large = Image.new("RGBA", (width * times, height * times))
    paint(Pen(large, width * times / units), *values)
    picture = large.reduce(times)
    SHELF.keep(key, picture, weight_of(picture))
    return picture
