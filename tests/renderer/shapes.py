"""Silhouettes: what must be told apart is told apart by its shape, not by its colour alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import TypeAlias

from PIL import Image, ImageChops

from renderer.core.sprites import paint_sprite, sprite
from renderer.core.theme import Colour

SIDE = 64
BLACK, WHITE = (0, 0, 0), (255, 255, 255)
LIKE = 0.94
"""Share of two silhouettes' ink that is common from which on they pass for one."""
Group: TypeAlias = tuple[Callable[..., None], tuple[object, ...]]
"""A painter and the values it paints, which must all look different."""


def pairs(groups: Mapping[str, Group]) -> Iterator[tuple[str, object, object]]:
    """Return every two values of a group."""
    for group, (_, values) in groups.items():
        yield from ((group, one, other) for one, other in combinations(values, 2))


def are_alike(paint: Callable[..., None], one: object, other: object) -> bool:
    """Tell whether two values are painted in one shape, whatever their colours."""
    first, second = _silhouette(paint, one), _silhouette(paint, other)
    common, either = ImageChops.darker(first, second), ImageChops.lighter(first, second)
    return _area(common) >= LIKE * _area(either)


def grey(colour: Colour) -> int:
    """Return a colour's brightness, 0 to 255, to an eye that sees no colours."""
    found = Image.new("RGB", (1, 1), colour).convert("L").getpixel((0, 0))
    assert isinstance(found, int)
    return found


def _silhouette(paint: Callable[..., None], value: object) -> Image.Image:
    shape = paint_sprite(sprite(paint, SIDE, SIDE, value)).getchannel("A")
    return shape.point([255 * (a > 127) for a in range(256)])


def _area(mask: Image.Image) -> int:
    return mask.histogram()[255]
