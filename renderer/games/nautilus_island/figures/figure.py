"""Figures: silhouettes in one colour, with details cut out in the background's colour."""

from __future__ import annotations

from math import cos, pi, sin

from renderer.core.sprites import Pen, Point, arc, curve
from renderer.games.nautilus_island.palette import ColourPair


class Figure:
    """A drawing tool for a figure around a centre.

    The figure's radius is 1; x increases to the right and y increases downwards.
    """

    def __init__(
        self, pen: Pen, x: float, y: float, radius: float, wear: ColourPair, degrees: float = 0
    ) -> None:
        """Create a figure, turned clockwise by an angle in degrees."""
        self._pen, self._x, self._y, self._radius, self._wear = pen, x, y, radius, wear
        self._cos, self._sin = cos(degrees * pi / 180), sin(degrees * pi / 180)

    def turned(self, degrees: float) -> Figure:
        """Return a copy of the figure in the same place, rotated by an angle in degrees."""
        return Figure(self._pen, self._x, self._y, self._radius, self._wear, degrees)

    def fill(self, *points: Point, cut: bool = False) -> None:
        """Fill a polygon.

        With `cut`, remove it from the figure.
        """
        self._pen.polygon([self._at(point) for point in points], self._colour(cut))

    def line(self, *points: Point, width: float, cut: bool = False) -> None:
        """Draw a line with round ends."""
        self._pen.line([self._at(point) for point in points], width * self._radius, self._colour(cut))

    def bow(
        self, start: Point, pull: Point, push: Point, end: Point, width: float, cut: bool = False
    ) -> None:
        """Draw a curved line."""
        self.line(*curve(start, pull, push, end), width=width, cut=cut)

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, width: float, cut: bool = False
    ) -> None:
        """Draw an arc.

        Angles are degrees clockwise from the right.
        """
        self.line(*arc(x, y, radius, start, end), width=width, cut=cut)

    def dot(self, x: float, y: float, radius: float, cut: bool = False) -> None:
        """Fill a circle around a centre."""
        self._pen.dot(*self._at((x, y)), radius * self._radius, self._colour(cut))

    def oval(self, x: float, y: float, rx: float, ry: float, cut: bool = False) -> None:
        """Fill an ellipse."""
        self.fill(*oval(x, y, rx, ry), cut=cut)

    def bar(self, x: float, y: float, w: float, h: float, cut: bool = False) -> None:
        """Fill a rectangle."""
        self.fill((x, y), (x + w, y), (x + w, y + h), (x, y + h), cut=cut)

    def _at(self, point: Point) -> Point:
        x, y = point
        return (
            self._x + self._radius * (x * self._cos - y * self._sin),
            self._y + self._radius * (x * self._sin + y * self._cos),
        )

    def _colour(self, cut: bool) -> tuple[int, int, int]:
        return self._wear.ground if cut else self._wear.figure


def oval(x: float, y: float, rx: float, ry: float) -> list[Point]:
    """Return points along an ellipse."""
    return [(x + rx * cos(step * pi / 24), y + ry * sin(step * pi / 24)) for step in range(48)]
