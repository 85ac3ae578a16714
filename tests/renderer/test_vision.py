"""Tests that texts stay legible on their backgrounds with colour-deficient vision or without colour vision."""

from __future__ import annotations

from typing import cast

import pytest

from renderer.core import theme
from renderer.core.canvas import Canvas, TextLine
from renderer.core.theme import Colour
from tests.renderer.views import Case, case_parameters
from tests.renderer.vision import EYES, contrast

AA, AA_LARGE = 4.5, 3.0
"""Minimum contrasts of text according to WCAG 2, level AA.

The lower value applies to large text, including all text in images.
"""
NEAR = 60
"""Tolerance for the text colour.

A pixel counts as text or soft edge if its difference from the text colour, summed over the channels, is at
most this.
"""


def background_colour(canvas: Canvas, line: TextLine) -> Colour:
    """Return the background colour of a text line.

    This is the most frequent colour in and around the text, apart from the text's own colour.
    """
    box = line.ink.inset(-3)
    colours = canvas.image.crop(canvas.pixels(box).edges).getcolors(box.w * box.h)
    counted = cast("list[tuple[int, Colour]]", colours)
    return max((count, colour) for count, colour in counted if _colour_distance(colour, line.colour) > NEAR)[
        1
    ]


def _colour_distance(one: Colour, other: Colour) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("case", case_parameters())
def test_text_is_legible_with_any_colour_vision(case: Case) -> None:
    canvas = case.draw()
    for ink, ground in {(line.colour, background_colour(canvas, line)) for line in canvas.lines}:
        assert contrast(ink, ground) >= AA_LARGE, (ink, ground)
        for name, eyes in EYES.items():
            assert contrast(eyes(ink), eyes(ground)) >= AA_LARGE, (name, ink, ground)


@pytest.mark.parametrize("eyes", EYES)
def test_theme_text_colours_are_legible_with_any_colour_vision(eyes: str) -> None:
    see = EYES[eyes]
    for ink, grounds in theme.READABLE_PAIRS:
        for ground in grounds:
            assert contrast(see(ink), see(ground)) >= AA, (ink, ground)
