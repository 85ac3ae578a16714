"""The canvas: an RGB picture on which panels, sprites and lines of text are put.

It remembers every line it wrote and how it fitted, so that tests can tell when a text leaves its box.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from threading import Lock
from typing import Literal, NamedTuple, TypeAlias

from cachetools import LRUCache, cached
from PIL import Image, ImageDraw

from renderer.core import text
from renderer.core.geometry import Box
from renderer.core.palettes import worn
from renderer.core.sprites import memory_size
from renderer.core.text import Weight
from renderer.core.theme import Colour

Align: TypeAlias = Literal["left", "centre", "right"]
Fit: TypeAlias = Literal["whole", "elided", "overflowing"]


class Line(NamedTuple):
    """A line of text as it was written: the box it was given and the box of its ink."""

    words: str
    box: Box
    ink: Box
    colour: Colour
    size: int
    fit: Fit


class Tile(NamedTuple):
    """A part of a picture as it was drawn, and what was written in it."""

    picture: Image.Image
    lines: tuple[Line, ...]


TILES = LRUCache[Hashable, Tile](16 * 1024 * 1024, lambda tile: memory_size(tile.picture))
"""Parts of the two or three newest pictures: a redraw after a turn costs only what the turn has changed."""


class Canvas:
    """A picture in the making."""

    def __init__(self, width: int, height: int, ground: Colour | Image.Image) -> None:
        """Begin with one colour, or on a picture of this size."""
        self.image = ground if isinstance(ground, Image.Image) else Image.new("RGB", (width, height), ground)
        self.box = Box(0, 0, width, height)
        self.lines: list[Line] = []

    def tile(self, paint: Callable[..., None], box: Box, *values: Hashable) -> None:
        """Let `paint(canvas, box, *values)` draw a part of the picture, and put it again when the same is asked for.

        What it draws must depend on these values and the palette alone, lie within the box, and be drawn before
        whatever may overlap it. Grounds must be the same for all pictures of a size that share a painter.
        """
        written = len(self.lines)
        tile = _tile(self, paint, box, values)
        # One that was drawn just now stands here already, and stays as it is.
        self._put_on(tile.picture, box.x, box.y)
        self.lines[written:] = tile.lines

    def fill(self, box: Box, colour: Colour) -> None:
        """Fill a rectangle."""
        # Three times as fast as ImageDraw's rectangle, which goes through it pixel by pixel.
        self.image.im.paste(colour, (box.x, box.y, box.right, box.bottom))

    def panel(
        self, box: Box, colour: Colour, radius: int, edge: Colour | None = None, width: int = 2
    ) -> None:
        """Fill a box with rounded corners, and an edge inside it if asked."""
        if edge is not None:
            self._rounded(box, edge, radius, width if width <= radius else None)
            box, radius = box.inset(width), max(radius - width, 0)
        self._rounded(box, colour, radius)

    def _rounded(self, box: Box, colour: Colour, radius: int, width: int | None = None) -> None:
        """Fill a box with rounded corners; if a width is given, only so much of its left and right."""
        if radius == 0:
            return self.fill(box, colour)
        sides = box.inset(0, radius)
        for side in (sides,) if width is None else (sides.cut_left(width)[0], sides.cut_right(width)[0]):
            self.fill(side, colour)
        ends = box.inset(radius, 0)
        self.fill(ends.cut_top(radius)[0], colour)
        self.fill(ends.cut_bottom(radius)[0], colour)
        corner = _corner(radius)
        for quarter, (x, y) in enumerate(
            (
                (box.x, box.y),
                (box.right - radius, box.y),
                (box.right - radius, box.bottom - radius),
                (box.x, box.bottom - radius),
            )
        ):
            self._tint(colour, corner[quarter], x, y)

    def stamp(self, picture: Image.Image, x: int, y: int) -> None:
        """Put a sprite with its top left corner here."""
        self._put_on(picture, x, y, picture)

    def stamp_in(self, picture: Image.Image, box: Box) -> None:
        """Put a sprite in the middle of a box."""
        place = box.centred(*picture.size)
        self.stamp(picture, place.x, place.y)

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
        """Write one line, its figures centred on the box's height, and return the box of its ink.

        It shrinks from `size` down to `least` pixels to fit the width; then its end is cut, if it may be.
        """
        if not words:
            return Box(box.x, box.y, 0, 0)
        size = text.fitting_size(words, weight, size, size if least is None else least, box.w)
        fit: Fit = "whole"
        if text.width(words, weight, size) > box.w:
            fit = "elided" if may_elide else "overflowing"
            words = text.elided(words, weight, size, box.w) if may_elide else words
        ink = self._put(words, box, size, colour, align, weight)
        self.lines.append(Line(words, box, ink, colour, size, fit))
        return ink

    def write_two(
        self, words: str, box: Box, size: int, colour: Colour, *, align: Align = "left", least: int
    ) -> None:
        """Write words in one line if they nearly fit at full size, else in two; what still does not is cut."""
        if text.width(words, "Semibold", size * 4 // 5) <= box.w:
            self.write(words, box, size, colour, align=align, least=least)
            return
        rows = box.centred(box.w, min(box.h, size * 5 // 2)).rows(2)
        for half, row in zip(text.halved(words), rows, strict=True):
            self.write(half, row, min(size, row.h), colour, align=align, least=least, may_elide=True)

    def _put_on(self, picture: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Paste a picture; with Pillow's own ceremony a panel of hundreds of pieces would take half as long again."""
        box = (x, y, x + picture.width, y + picture.height)
        self.image.im.paste(picture.im, box, *(() if mask is None else (mask.im,)))

    def _tint(self, colour: Colour, mask: Image.Image, x: int, y: int) -> None:
        """Paste a colour through a mask."""
        self.image.im.paste(colour, (x, y, x + mask.width, y + mask.height), mask.im)

    def _put(self, words: str, box: Box, size: int, colour: Colour, align: Align, weight: Weight) -> Box:
        mask, left, top = text.written(words, weight, size)
        slack = box.w - text.width(words, weight, size)
        start = box.x + {"left": 0, "centre": slack // 2, "right": slack}[align] - min(left, 0)
        baseline = box.y + round((box.h + size * text.CAP_HEIGHT) / 2)
        ink = Box(start + left, baseline + top, *mask.size)
        self._tint(colour, mask, ink.x, ink.y)
        return ink


def _tile_key(canvas: Canvas, paint: Callable[..., None], box: Box, values: tuple[Hashable, ...]) -> Hashable:
    return paint, box, canvas.image.size, values, worn()


@cached(TILES, key=_tile_key, lock=Lock())
def _tile(canvas: Canvas, paint: Callable[..., None], box: Box, values: tuple[Hashable, ...]) -> Tile:
    """Draw a part of a canvas and return it."""
    written = len(canvas.lines)
    paint(canvas, box, *values)
    return Tile(canvas.image.crop((box.x, box.y, box.right, box.bottom)), tuple(canvas.lines[written:]))


@lru_cache(maxsize=64)
def _corner(radius: int) -> tuple[Image.Image, ...]:
    """Return the corners of a rounded box as masks: top left, top right, bottom right, bottom left."""
    large = Image.new("L", (radius * 8, radius * 8))
    ImageDraw.Draw(large).ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), fill=255)
    disc = large.reduce(4)
    places = ((0, 0), (radius, 0), (radius, radius), (0, radius))
    return tuple(disc.crop((x, y, x + radius, y + radius)) for x, y in places)
