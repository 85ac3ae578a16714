"""Helpers that compare how pieces look at phone size, with normal and with colour-deficient vision."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations, groupby
from math import dist
from typing import NamedTuple, TypeAlias

from PIL import Image

from renderer.core.palettes import Palette, use_palette
from renderer.core.sprites import paint_sprite, sprite
from renderer.core.theme import Colour
from tests.renderer.vision import ALL_EYES, lab

Lab: TypeAlias = tuple[float, float, float]
Pair: TypeAlias = tuple[Colour, Colour]

MIN_DIFFERENCE = 15.0
"""Minimum colour difference at which two pixels count as different. A difference of 2.3 is just noticeable."""
MIN_SHARE = 0.08
"""Minimum share of pixels in which two pieces must differ."""
LARGER = 2
"""The ratio of an image's width to its width on a phone."""
FLAT, SOFT = 6, 4
"""Lengths in pixels.

FLAT is the minimum width of an area. SOFT is the maximum width of the blurred edge between two areas.
"""


class Pieces(NamedTuple):
    """Pieces that are shown next to each other.

    `paint` draws a piece, `side` is its size on a phone, and `ground` is the background colour.
    """

    paint: Callable[..., None]
    values: tuple[object, ...]
    side: int
    ground: Colour


def find_lookalikes(pieces: Pieces, eyes: str, palette: Palette) -> list[tuple[object, object]]:
    """Return the pairs of pieces that look alike with the given type of colour vision."""
    data = {value: _render_piece(pieces, value, eyes, palette) for value in pieces.values}
    return [
        (one, other)
        for one, other in combinations(pieces.values, 2)
        if _different_share(data[one], data[other]) < MIN_SHARE
    ]


def _different_share(one: list[Lab], other: list[Lab]) -> float:
    return sum(dist(a, b) >= MIN_DIFFERENCE for a, b in zip(one, other, strict=True)) / len(one)


def _render_piece(pieces: Pieces, value: object, eyes: str, palette: Palette) -> list[Lab]:
    large = pieces.side * LARGER
    with use_palette(palette):
        piece = paint_sprite(sprite(pieces.paint, large, large, value))
    image = Image.new("RGB", piece.size, pieces.ground)
    image.paste(piece, (0, 0), piece)
    return [_lab(eyes, pixel) for pixel in pixels(image.resize((pieces.side,) * 2, Image.Resampling.BOX))]


@lru_cache(maxsize=1 << 16)
def _lab(eyes: str, colour: Colour) -> Lab:
    return lab(ALL_EYES[eyes](colour))


def pixels(image: Image.Image) -> list[Colour]:
    """Return an image's pixels, row by row."""
    data = image.tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


def count_neighbours(image: Image.Image, every: int) -> Mapping[Pair, int]:
    """Return how often each pair of colours is adjacent in an image.

    Only every nth row and column is inspected, where n is `every`.
    """
    found: dict[Pair, int] = {}
    for row in range(0, image.height, every):
        _count_pairs(found, image.crop((0, row, image.width, row + 1)))
    for column in range(0, image.width, every):
        _count_pairs(found, image.crop((column, 0, column + 1, image.height)))
    return found


def _count_pairs(counts: dict[Pair, int], line: Image.Image) -> None:
    before: Colour | None = None
    for number in _areas(memoryview(line.convert("RGBX").tobytes()).cast("I")):
        colour = None if number is None else _colour(number)
        if before is not None and colour is not None and before != colour:
            pair = min(before, colour), max(before, colour)
            counts[pair] = counts.get(pair, 0) + 1
        before = colour


def _colour(number: int) -> Colour:
    red, green, blue, _ = number.to_bytes(4, sys.byteorder)
    return red, green, blue


def _areas(line: Iterable[int]) -> Iterator[int | None]:
    """Yield the colours of the areas along a line of pixels.

    Yields None between two areas if the gap is wider than a soft edge.
    """
    between = 0
    for colour, run in groupby(line):
        length = sum(1 for _ in run)
        if length < FLAT:
            between += length
            continue
        if between > SOFT:
            yield None
        between = 0
        yield colour
