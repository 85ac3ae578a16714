"""The canvas: an RGB image for drawing panels, sprites and lines of text.

Drawing code uses layout units, which the canvas converts to pixels. The canvas records each line of text and
its box, so that tests can find text that does not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from threading import Lock
from typing import Literal, NamedTuple, TypeAlias

from cachetools import LRUCache, cached
from PIL import Image, ImageDraw

from renderer.core import text
from renderer.core.geometry import Box, resolution_of
from renderer.core.palettes import current_palette
from renderer.core.sprites import Sprite, memory_size, paint_sprite
from renderer.core.text import Weight
from renderer.core.theme import Colour

Align: TypeAlias = Literal["left", "centre", "right"]
MAX_LINE_THICKNESS = 6
"""Rectangles whose width or height is at most this many units are drawn as lines."""
Fit: TypeAlias = Literal["whole", "elided", "overflowing"]


class TextLine(NamedTuple):
    """A line of text on the canvas: the box assigned to it, and the bounding box of its pixels."""

    words: str
    box: Box
    ink: Box
    colour: Colour
    size: int
    fit: Fit


class Tile(NamedTuple):
    """A cached part of an image, and the lines of text in that part."""

    picture: Image.Image
    lines: tuple[TextLine, ...]


TILES = LRUCache[Hashable, Tile](4 * 1024 * 1024, lambda tile: memory_size(tile.picture))
"""Cache for parts of the last two or three images.

With a cache twice as large, drawing was hardly any faster.
"""


class Canvas:
    """An image that is being drawn."""

    def __init__(self, width: int, height: int, background: Colour | Image.Image) -> None:
        """Create a canvas of the given size in units.

        The background is a colour, or an image of the right size in pixels.
        """
        self.box = Box(0, 0, width, height)
        self.resolution = resolution_of(width)
        size = self.pixels(self.box)[2:]
        self.image = background if isinstance(background, Image.Image) else Image.new("RGB", size, background)
        self.lines: list[TextLine] = []

    def pixels(self, box: Box) -> Box:
        """Convert a box from units to pixels."""
        return self.resolution.box(box)

    def tile(self, paint: Callable[..., None], box: Box, *values: Hashable) -> None:
        """Draw part of the image with `paint(canvas, box, *values)`, or paste it from the cache.

        The result must depend only on the values and the palette, and must not extend beyond the box. Draw
        the part before anything that may overlap it. If several images use the same painter and have the same
        size, they must have the same background.
        """
        written = len(self.lines)
        tile = _tile(self, paint, box, values)
        place = self.pixels(box)
        # A newly drawn tile is already on the canvas, so pasting it changes nothing.
        self._paste(tile.picture, place.x, place.y)
        self.lines[written:] = tile.lines

    def fill(self, box: Box, colour: Colour) -> None:
        """Fill a rectangle.

        The thickness of a thin rectangle in pixels does not depend on its position.
        """
        place = self.pixels(box)
        if box.w <= MAX_LINE_THICKNESS:
            place = place._replace(w=self.resolution.thickness(box.w))
        if box.h <= MAX_LINE_THICKNESS:
            place = place._replace(h=self.resolution.thickness(box.h))
        self._fill(place, colour)

    def panel(
        self, box: Box, colour: Colour, radius: int, edge: Colour | None = None, width: int = 2
    ) -> None:
        """Fill a box with rounded corners.

        With `edge`, a border is drawn inside the box.
        """
        place, radius = self.pixels(box), self.resolution.length(radius)
        if edge is not None:
            thick = self.resolution.thickness(width)
            self._rounded(place, edge, radius, thick if thick <= radius else None)
            place, radius = place.inset(thick), max(radius - thick, 0)
        self._rounded(place, colour, radius)

    def stamp(self, sprite: Sprite, x: int, y: int, within: Box | None = None) -> None:
        """Stamp a sprite with its top left corner at (x, y).

        If `within` is given, the sprite is clipped to this box.
        """
        picture = paint_sprite(sprite, self.resolution)
        x, y = self.resolution.coordinate(x), self.resolution.coordinate(y)
        if within is not None:
            left, top, right, bottom = self.pixels(within).edges
            shift = max(left - x, 0), max(top - y, 0)
            picture = picture.crop((*shift, min(right - x, picture.width), min(bottom - y, picture.height)))
            x, y = x + shift[0], y + shift[1]
        self._paste(picture, x, y, None if sprite.is_opaque else picture)

    def stamp_in(self, sprite: Sprite, box: Box) -> None:
        """Stamp a sprite in the middle of a box."""
        place = box.centred(*sprite.size)
        self.stamp(sprite, place.x, place.y)

    def tint(self, colour: Colour, mask: Image.Image, x: int, y: int) -> None:
        """Paste a colour through a mask whose top left corner is at the given pixel."""
        self.image.im.paste(colour, (x, y, x + mask.width, y + mask.height), mask.im)

    def write(
        self,
        words: str,
        box: Box,
        size: int,
        colour: Colour,
        *,
        align: Align = "left",
        least: int | None = None,
        weight: Weight = "Semibold",
        may_elide: bool = False,
    ) -> Box:
        """Write a line with its digits vertically centred, and return the bounding box of its pixels.

        If the text is too wide, its size is reduced from `size` to no less than `least`. If it still does not
        fit and `may_elide` is set, it is truncated.
        """
        if not words:
            return Box(box.x, box.y, 0, 0)
        resolution = self.resolution
        size = text.fitting_size(words, weight, size, size if least is None else least, box.w, resolution)
        fit: Fit = "whole"
        if text.width(words, weight, size, resolution) > box.w:
            fit = "elided" if may_elide else "overflowing"
            words = text.elide(words, weight, size, box.w, resolution) if may_elide else words
        ink = self._write_line(words, box, size, colour, align, weight)
        self.lines.append(TextLine(words, box, ink, colour, size, fit))
        return ink

    def write_two(
        self, words: str, box: Box, size: int, colour: Colour, *, align: Align = "left", least: int
    ) -> None:
        """Write text in one line if it almost fits at full size, otherwise in two lines.

        Text that does not fit in two lines is truncated.
        """
        if text.width(words, "Semibold", size * 4 // 5, self.resolution) <= box.w:
            self.write(words, box, size, colour, align=align, least=least)
            return
        rows = box.centred(box.w, min(box.h, size * 5 // 2)).rows(2)
        for half, row in zip(text.split_in_two(words), rows, strict=True):
            self.write(half, row, min(size, row.h), colour, align=align, least=least, may_elide=True)

    def _paste(self, picture: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Paste an image without Pillow's checks.

        With these checks, drawing a panel with hundreds of pieces would take 50 % longer.
        """
        box = (x, y, x + picture.width, y + picture.height)
        self.image.im.paste(picture.im, box, *(() if mask is None else (mask.im,)))

    def _fill(self, place: Box, colour: Colour) -> None:
        # This is three times as fast as ImageDraw's rectangle, which fills pixel by pixel.
        self.image.im.paste(colour, place.edges)

    def _rounded(self, place: Box, colour: Colour, radius: int, width: int | None = None) -> None:
        """Fill a box (in pixels) with rounded corners.

        With `width`, fill only strips of this width on the left and right sides.
        """
        if radius == 0:
            return self._fill(place, colour)
        sides = place.inset(0, radius)
        for side in (sides,) if width is None else (sides.cut_left(width)[0], sides.cut_right(width)[0]):
            self._fill(side, colour)
        ends = place.inset(radius, 0)
        self._fill(ends.cut_top(radius)[0], colour)
        self._fill(ends.cut_bottom(radius)[0], colour)
        corner = _corner(radius)
        for quarter, (x, y) in enumerate(
            (
                (place.x, place.y),
                (place.right - radius, place.y),
                (place.right - radius, place.bottom - radius),
                (place.x, place.bottom - radius),
            )
        ):
            self.tint(colour, corner[quarter], x, y)

    def _write_line(
        self, words: str, box: Box, size: int, colour: Colour, align: Align, weight: Weight
    ) -> Box:
        """Write a line and return the bounding box of its pixels, in units."""
        place, pixels = self.pixels(box), text.pixels(size, self.resolution)
        mask, left, top = text.render_line(words, weight, pixels)
        slack = place.w - text.pixels_across(words, weight, pixels)
        start = place.x + {"left": 0, "centre": slack // 2, "right": slack}[align] - min(left, 0)
        baseline = place.y + round((place.h + pixels * text.CAP_HEIGHT) / 2)
        ink = Box(start + left, baseline + top, *mask.size)
        self.tint(colour, mask, ink.x, ink.y)
        return self.resolution.units_of(ink)


def _tile_key(canvas: Canvas, paint: Callable[..., None], box: Box, values: tuple[Hashable, ...]) -> Hashable:
    return paint, box, canvas.box, values, current_palette()


@cached(TILES, key=_tile_key, lock=Lock())
def _tile(canvas: Canvas, paint: Callable[..., None], box: Box, values: tuple[Hashable, ...]) -> Tile:
    """Draw part of a canvas and return it as a tile."""
    written = len(canvas.lines)
    paint(canvas, box, *values)
    return Tile(canvas.image.crop(canvas.pixels(box).edges), tuple(canvas.lines[written:]))


@lru_cache(maxsize=64)
def _corner(radius: int) -> tuple[Image.Image, ...]:
    """Return masks for the corners of a rounded box.

    The order is top left, top right, bottom right, bottom left.
    """
    large = Image.new("L", (radius * 8, radius * 8))
    ImageDraw.Draw(large).ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), fill=255)
    disc = large.reduce(4)
    places = ((0, 0), (radius, 0), (radius, radius), (0, radius))
    return tuple(disc.crop((x, y, x + radius, y + radius)) for x, y in places)
