"""Sprites: images drawn by code at a larger size, then shrunk and cached.

A painter is a plain function `paint(pen, ...)` that draws on a field 100 units wide. To stamp a sprite, the
canvas calls its painter on an image that is several times larger than needed. It then shrinks the result and
caches it. The cache key consists of the values, the palette and the size in pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import cos, pi, sin
from threading import Lock
from typing import Any, NamedTuple, TypeAlias

from cachetools import LRUCache, cached
from PIL import Image, ImageDraw

from renderer.core.geometry import PIXELS, Resolution
from renderer.core.palettes import current_palette
from renderer.core.theme import Colour

Point: TypeAlias = tuple[float, float]

OVERSAMPLING = ((15_000, 4), (90_000, 3))
"""Pairs of a maximum number of pixels and the oversampling factor for sprites up to this size.

For even larger sprites, the factor is 2.
"""
CURVE_STEPS = 16


class Pen:
    """A drawing tool for a field 100 units wide, with its origin in the top left corner."""

    def __init__(self, image: Image.Image, unit: float) -> None:
        self._draw = ImageDraw.Draw(image)
        self._unit = unit

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """Fill a polygon."""
        self._draw.polygon([self._at(point) for point in points], fill=fill)

    def dot(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Fill a circle around a centre."""
        self.oval(x, y, radius, radius, fill)

    def oval(self, x: float, y: float, rx: float, ry: float, fill: Colour) -> None:
        """Fill an ellipse around a centre."""
        self._draw.ellipse((*self._at((x - rx, y - ry)), *self._at((x + rx, y + ry))), fill=fill)

    def ring(self, x: float, y: float, radius: float, width: float, fill: Colour) -> None:
        """Draw a circle's outline, inside its radius."""
        corners = (*self._at((x - radius, y - radius)), *self._at((x + radius, y + radius)))
        self._draw.ellipse(corners, outline=fill, width=self._thick(width))

    def wedge(self, x: float, y: float, radius: float, start: float, end: float, fill: Colour) -> None:
        """Fill a slice of a circle.

        Angles are degrees clockwise from the right.
        """
        corners = (*self._at((x - radius, y - radius)), *self._at((x + radius, y + radius)))
        self._draw.pieslice(corners, start, end, fill=fill)

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """Draw a line with round ends and joints.

        The joints in curves are not rounded, because this would not be visible.
        """
        self._draw.line([self._at(point) for point in points], fill=fill, width=self._thick(width))
        for x, y in points if len(points) < CURVE_STEPS else (points[0], points[-1]):
            self.dot(x, y, width / 2, fill)

    def bar(self, x: float, y: float, w: float, h: float, fill: Colour, radius: float = 0) -> None:
        """Fill a rectangle.

        With `radius`, the corners are rounded.
        """
        corners = (*self._at((x, y)), *self._at((x + w, y + h)))
        self._draw.rounded_rectangle(corners, radius * self._unit, fill=fill)

    def frame(
        self, x: float, y: float, w: float, h: float, fill: Colour, radius: float, width: float
    ) -> None:
        """Draw a rounded rectangle's outline, inside its edge."""
        corners = (*self._at((x, y)), *self._at((x + w, y + h)))
        self._draw.rounded_rectangle(corners, radius * self._unit, outline=fill, width=self._thick(width))

    def inset(self, x: float, y: float, side: float) -> Pen:
        """Return a pen whose field is a square on this field, with its top left corner at (x, y)."""
        return _InsetPen(self._draw, self._unit * side / 100, self._at((x, y)))

    def _at(self, point: Point) -> Point:
        return point[0] * self._unit, point[1] * self._unit

    def _thick(self, width: float) -> int:
        return max(1, round(width * self._unit))


class _InsetPen(Pen):
    """A pen whose field is only a part of the image."""

    def __init__(self, draw: ImageDraw.ImageDraw, unit: float, corner: Point) -> None:
        self._draw, self._unit, self._corner = draw, unit, corner

    def _at(self, point: Point) -> Point:
        return self._corner[0] + point[0] * self._unit, self._corner[1] + point[1] * self._unit


_SHARES = tuple(
    ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
    for t in (step / CURVE_STEPS for step in range(CURVE_STEPS + 1))
)
"""Weights of the four control points at each step along a cubic Bézier curve."""


def curve(start: Point, pull: Point, push: Point, end: Point) -> list[Point]:
    """Return the points on a cubic Bézier curve with two handles."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = start, pull, push, end
    return [(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3) for a, b, c, d in _SHARES]


def arc(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    """Return points along a circle.

    Angles are degrees clockwise from the right.
    """
    angles = [(start + (end - start) * step / CURVE_STEPS) * pi / 180 for step in range(CURVE_STEPS + 1)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def point_on_circle(x: float, y: float, radius: float, degrees: float) -> Point:
    """Return the point on a circle at an angle in degrees clockwise from the right."""
    return x + radius * cos(degrees * pi / 180), y + radius * sin(degrees * pi / 180)


def memory_size(picture: Image.Image) -> int:
    """Return an image's memory usage in bytes.

    Images with several bands take four bytes per pixel.
    """
    return picture.width * picture.height * (1 if len(picture.getbands()) == 1 else 4)


SPRITES = LRUCache[Hashable, Image.Image](12 * 1024 * 1024, memory_size)
"""Cache for all sprites in the process.

It is large enough for the wreck in all sizes, the ships of about five full tables, and all small sprites.
"""


class Sprite(NamedTuple):
    """A painter with its values, and the size of the sprite in units.

    The painter draws on a field `units` wide.
    """

    paint: Callable[..., None]
    width: int
    height: int
    values: tuple[Any, ...]
    units: float
    percent: int = 100
    """Opacity in percent."""
    is_opaque: bool = False
    """Whether the painter covers the whole field."""

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height in units."""
        return self.width, self.height


def sprite(paint: Callable[..., None], width: int, height: int, *values: Any, units: float = 100) -> Sprite:
    """Return a sprite with a transparent background.

    Its field is `units` wide.
    """
    return Sprite(paint, width, height, values, units)


def with_opacity(sign: Sprite, percent: int = 40) -> Sprite:
    """Return a sprite with the given opacity in percent."""
    return sign._replace(percent=percent)


def _sprite_key(shown: Sprite, resolution: Resolution = PIXELS) -> Hashable:
    return shown, resolution, current_palette()


@cached(SPRITES, key=_sprite_key, lock=Lock())
def paint_sprite(shown: Sprite, resolution: Resolution = PIXELS) -> Image.Image:
    """Return a sprite's pixels."""
    return paint_uncached(shown, resolution)


def paint_uncached(shown: Sprite, resolution: Resolution = PIXELS) -> Image.Image:
    """Return a sprite's pixels without adding them to the cache."""
    width, height = (max(1, resolution.length(length)) for length in shown.size)
    times = next((times for most, times in OVERSAMPLING if width * height <= most), 2)
    large = Image.new("RGB" if shown.is_opaque else "RGBX", (width * times, height * times))
    shown.paint(Pen(large, width * times / shown.units), *shown.values)
    if shown.is_opaque:
        return large.reduce(times)
    small = _shrink(large, times)
    if shown.percent < 100:
        opacity = [alpha * shown.percent // 100 for alpha in range(256)]
        small.putalpha(small.getchannel("A").point(opacity))
    return small


def _shrink(large: Image.Image, times: int) -> Image.Image:
    """Return an image shrunk by a factor, with premultiplied alpha in its fourth band.

    Pens paint either fully opaque or not at all, so the colours are already premultiplied. RGBA images would
    have to be converted before and after shrinking.
    """
    small = large.reduce(times)
    return Image.frombytes("RGBa", small.size, small.tobytes()).convert("RGBA")
