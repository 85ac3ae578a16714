"""Sprites are painted once and kept; badges differ in shape."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from renderer.core.marks import paint_badge
from renderer.core.shelf import Shelf, weight_of
from renderer.core.sprites import Pen, sprite
from tests.renderer.shapes import WHITE, are_alike


@pytest.mark.parametrize(("one", "other"), list(combinations(range(4), 2)))
def test_no_two_badges_have_one_shape(one: int, other: int) -> None:
    assert not are_alike(paint_badge, one, other)


def test_a_sprite_is_painted_once() -> None:
    calls = []

    def paint(pen: Pen, colour: tuple[int, int, int]) -> None:
        calls.append(colour)
        pen.dot(50, 50, 40, colour)

    assert sprite(paint, 20, 20, WHITE) is sprite(paint, 20, 20, WHITE)
    assert sprite(paint, 24, 20, WHITE).size == (24, 20)
    assert calls == [WHITE, WHITE]


def test_the_shelf_forgets_what_was_not_asked_for_the_longest() -> None:
    shelf = Shelf[Image.Image](most_bytes=3 * 400)
    pictures = [Image.new("RGBA", (10, 10)) for _ in range(4)]
    for key, picture in enumerate(pictures[:3]):
        shelf.keep(key, picture, weight_of(picture))
    assert shelf.take(0) is pictures[0]
    shelf.keep(3, pictures[3], weight_of(pictures[3]))
    assert shelf.take(1) is None
    assert [shelf.take(key) for key in (0, 2, 3)] == [pictures[0], pictures[2], pictures[3]]
    assert shelf.held == 3 * 400
