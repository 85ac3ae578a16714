"""Tests for tiles, the parts of an image that are pasted from a cache instead of being redrawn."""

from __future__ import annotations

import pytest

from renderer.core.canvas import TILES, Canvas
from renderer.core.geometry import Box
from renderer.core.theme import FOAM, NIGHT, WATER
from tests.renderer.views import cases

PART = Box(10, 20, 200, 60)


CALLS: list[int] = []


def paint(canvas: Canvas, box: Box, figure: int) -> None:
    CALLS.append(figure)
    canvas.panel(box, WATER, 12)
    canvas.write(str(figure), box, 40, FOAM)


def picture(figure: int) -> Canvas:
    canvas = Canvas(300, 100, NIGHT)
    canvas.tile(paint, PART, figure)
    return canvas


def test_tile_is_drawn_once_and_pasted_with_its_text() -> None:
    TILES.clear()
    CALLS.clear()
    first, again, other = picture(7), picture(7), picture(8)
    assert CALLS == [7, 8]
    assert first.image.tobytes() == again.image.tobytes() != other.image.tobytes()
    assert first.lines == again.lines != other.lines


def test_tile_cache_is_limited_in_bytes() -> None:
    TILES.clear()
    picture(9)
    assert TILES.currsize == 4 * PART.w * PART.h
    assert TILES.maxsize == 4 * 1024 * 1024


@pytest.mark.long
def test_images_are_the_same_with_and_without_cached_tiles() -> None:
    for case in cases():
        content = case.draw().image.tobytes()
        TILES.clear()
        assert case.draw().image.tobytes() == content
