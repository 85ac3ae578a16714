"""Tests that a reused canvas shows nothing from the previous image."""

from __future__ import annotations

from PIL import Image, ImageChops

from renderer.core import image_pool, marks


def test_background_is_the_same_on_a_reused_sheet() -> None:
    new = marks.sea_chart(300, 190, (40, 50))
    used = new.copy()
    used.paste((255, 0, 0), (0, 0, *used.size))
    image_pool.release(used)
    again = marks.sea_chart(300, 190, (40, 50))
    assert again is used
    assert ImageChops.difference(new, again).getbbox() is None


def test_reused_sheet_is_returned_once_and_only_for_its_size() -> None:
    used = Image.new("RGB", (7, 5))
    image_pool.release(used)
    assert image_pool.acquire(5, 7).size == (5, 7)
    assert image_pool.acquire(7, 5) is used
    assert image_pool.acquire(7, 5) is not used


def test_released_sheet_is_not_reused() -> None:
    used = Image.new("RGB", (7, 5))
    image_pool.release(used)
    image_pool.clear()
    assert image_pool.acquire(7, 5) is not used
