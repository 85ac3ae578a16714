"""Silhouettes of pieces, for checking that the pieces can be told apart without colours."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import TypeAlias

from PIL import Image, ImageChops

from renderer.core.sprites import paint_sprite, sprite
from renderer.core.theme import Colour

SIDE = 64
BLACK, WHITE = (0, 0, 0), (255, 255, 255)
MIN_SIMILARITY = 0.94
"""Minimum similarity of two silhouettes that look alike.

The similarity is the area that both cover, divided by the area that at least one covers.
"""
Group: TypeAlias = tuple[Callable[..., None], tuple[object, ...]]
"""A function that paints a value, and the values that it must paint in different shapes."""


def pairs(groups: Mapping[str, Group]) -> Iterator[tuple[str, object, object]]:
    """Yield each pair of values within a group, with the group's name."""
    for group, (_, values) in groups.items():
        yield from ((group, one, other) for one, other in combinations(values, 2))


def are_alike(paint: Callable[..., None], one: object, other: object) -> bool:
    """Return whether two values are painted with the same shape, regardless of colour."""
    first, second = _silhouette(paint, one), _silhouette(paint, other)
    common, either = ImageChops.darker(first, second), ImageChops.lighter(first, second)
    return _area(common) >= MIN_SIMILARITY * _area(either)


def grey(colour: Colour) -> int:
    """Return the brightness of a colour in greyscale, from 0 to 255."""
    found = Image.new("RGB", (1, 1), colour).convert("L").getpixel((0, 0))
    assert isinstance(found, int)
    return found


def _silhouette(paint: Callable[..., None], value: object) -> Image.Image:
    shape = paint_sprite(sprite(paint, SIDE, SIDE, value)).getchannel("A")
    return shape.point([255 * (a > 127) for a in range(256)])


def _area(mask: Image.Image) -> int:
    return mask.histogram()[255]
