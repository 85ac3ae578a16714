"""Tests for sprites, which are painted only once, and for the shapes of badges."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from renderer.core.marks import paint_badge
from renderer.core.sprites import SPRITES, Pen, memory_size, paint_sprite, sprite
from tests.renderer.shapes import WHITE, are_alike


@pytest.mark.parametrize(("one", "other"), list(combinations(range(8), 2)))
def test_badges_have_distinct_shapes(one: int, other: int) -> None:
    assert not are_alike(paint_badge, one, other)


def test_sprite_is_painted_once() -> None:
    calls = []

    def paint(pen: Pen, colour: tuple[int, int, int]) -> None:
        calls.append(colour)
        pen.dot(50, 50, 40, colour)

    first, again = (paint_sprite(sprite(paint, 20, 20, WHITE)) for _ in range(2))
    assert first is again
    assert paint_sprite(sprite(paint, 24, 20, WHITE)).size == (24, 20)
    assert calls == [WHITE, WHITE]


def test_sprite_cache_is_limited_in_bytes() -> None:
    SPRITES.clear()
    images = [paint_sprite(sprite(paint_badge, 40 + seat, 40, seat)) for seat in range(4)]
    assert SPRITES.currsize == sum(map(memory_size, images)) == 4 * 40 * (40 + 41 + 42 + 43)
    assert SPRITES.maxsize == 12 * 1024 * 1024
    assert memory_size(Image.new("L", (10, 20))) == 200
