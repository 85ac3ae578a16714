"""Tests that Nautilus Island pieces can be distinguished by shape alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.games.nautilus_island.components import CARDS, COLOURS, TOKENS
from renderer.core.palettes import PALETTES, Palette, use_palette
from renderer.core.sprites import Pen
from renderer.games.nautilus_island import palette
from renderer.games.nautilus_island.figures import objects
from renderer.games.nautilus_island.palette import ColourPair
from renderer.games.nautilus_island.parts import tokens
from tests.renderer.shapes import BLACK, WHITE, Group, are_alike, grey, pairs
from tests.renderer.vision import AA_GRAPHICS, EYES, SAFE, colour_difference, contrast


def paint_object_alone(pen: Pen, card: str) -> None:
    objects.paint_object(pen, card, 50, 50, 45, ColourPair(BLACK, WHITE))


def paint_sign_alone(pen: Pen, colour: str) -> None:
    objects.paint_sign(pen, colour, 50, 50, 45, ColourPair(BLACK, WHITE))


GROUPS: dict[str, Group] = {
    "objects": (paint_object_alone, CARDS),
    "signs": (paint_sign_alone, COLOURS),
    "tokens": (tokens.paint_token, TOKENS),
}


@pytest.mark.parametrize("group", list(GROUPS))
def test_shapes_in_a_group_are_distinct(group: str) -> None:
    paint, _ = GROUPS[group]
    alike = [(one, other) for _, one, other in pairs({group: GROUPS[group]}) if are_alike(paint, one, other)]
    assert alike == []


@pytest.mark.parametrize("colour", COLOURS)
def test_figure_contrasts_with_its_background_in_greyscale(colour: str) -> None:
    ground, figure = palette.COLOURS[colour]
    assert abs(grey(ground) - grey(figure)) > 70


@pytest.mark.parametrize("dyes", PALETTES)
@pytest.mark.parametrize("eyes", EYES)
def test_figures_contrast_with_any_colour_vision(eyes: str, dyes: Palette) -> None:
    see = EYES[eyes]
    with use_palette(dyes):
        worn = dict(palette.COLOURS)
    for name, (ground, figure) in worn.items():
        assert contrast(see(ground), see(figure)) >= AA_GRAPHICS, name


@pytest.mark.parametrize("eyes", EYES)
def test_safe_palette_backgrounds_are_distinct_with_any_colour_vision(eyes: str) -> None:
    with use_palette("safe"):
        grounds = [EYES[eyes](wear.ground) for wear in palette.COLOURS.values()]
    assert min(colour_difference(one, other) for one, other in combinations(grounds, 2)) >= SAFE[eyes]
