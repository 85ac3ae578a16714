"""Tests that theme colours are legible and can be distinguished with colour-deficient vision."""

from __future__ import annotations

from itertools import combinations

import pytest

from renderer.core import theme
from renderer.core.palettes import PALETTES, Palette, use_palette
from renderer.core.theme import Colour
from tests.renderer.vision import colour_difference, contrast

AA = 4.5
"""Minimum contrast of text according to WCAG 2, level AA."""
CLEAR = 25.0
"""Minimum colour difference that is clearly visible. A difference of 2.3 is just noticeable."""


def test_contrast_follows_the_wcag_formula() -> None:
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(
    ("ink", "ground"), [(ink, ground) for ink, grounds in theme.READABLE_PAIRS for ground in grounds]
)
def test_every_text_colour_is_legible_on_its_backgrounds(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= AA


@pytest.mark.parametrize("palette", PALETTES)
def test_seats_have_distinct_colours(palette: Palette) -> None:
    with use_palette(palette):
        for one, other in combinations(theme.SEAT_COLOURS.values(), 2):
            assert colour_difference(one, other) > CLEAR
