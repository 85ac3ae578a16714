"""Tests that Nauticus pieces can be distinguished by shape alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from renderer.core.palettes import PALETTES, Palette, PaletteMapping, use_palette
from renderer.core.sprites import Pen
from renderer.games.nauticus.palette import EMBLEMS, GOODS, ColourPair
from renderer.games.nauticus.parts import cargo, emblems, tokens
from renderer.games.nauticus.parts.vessels import paint_hull
from tests.renderer.shapes import BLACK, WHITE, Group, are_alike, grey, pairs
from tests.renderer.vision import AA_GRAPHICS, EYES, SAFE, colour_difference, contrast


def paint_emblem_alone(pen: Pen, emblem: str) -> None:
    emblems.FIGURES[emblem](pen, 50, 50, 45, ColourPair(BLACK, WHITE))


def paint_good_alone(pen: Pen, good: str) -> None:
    cargo.FIGURES[good](pen, 50, 50, 45, ColourPair(BLACK, WHITE))


def paint_hull_alone(pen: Pen, part: str) -> None:
    paint_hull(pen, part, 0, 32, rise=1.4)


GROUPS: dict[str, Group] = {
    "emblems": (paint_emblem_alone, tuple(emblems.FIGURES)),
    "goods": (paint_good_alone, tuple(cargo.FIGURES)),
    "hulls": (paint_hull_alone, ("bow", "middle", "stern", "single")),
    "workers": (tokens.paint_worker, (True, False)),
    "choices": (tokens.paint_any_part, ("mast", "sail", "good")),
}


@pytest.mark.parametrize(("group", "one", "other"), list(pairs(GROUPS)))
def test_shapes_in_a_group_are_distinct(group: str, one: object, other: object) -> None:
    assert not are_alike(GROUPS[group][0], one, other)


@pytest.mark.parametrize("kind", list(EMBLEMS))
def test_emblem_contrasts_with_its_background_in_greyscale(kind: str) -> None:
    ground, figure = EMBLEMS[kind]
    assert abs(grey(ground) - grey(figure)) > 70


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eyes", EYES)
def test_figures_contrast_with_any_colour_vision(eyes: str, palette: Palette) -> None:
    see = EYES[eyes]
    with use_palette(palette):
        worn = {**EMBLEMS, **GOODS}
    for name, (ground, figure) in worn.items():
        assert contrast(see(ground), see(figure)) >= AA_GRAPHICS, name


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("group", [EMBLEMS, GOODS], ids=["emblems", "goods"])
def test_safe_palette_backgrounds_are_distinct_with_any_colour_vision(
    group: PaletteMapping[str, ColourPair], eyes: str
) -> None:
    with use_palette("safe"):
        grounds = [EYES[eyes](wear.ground) for wear in group.values()]
    assert min(colour_difference(one, other) for one, other in combinations(grounds, 2)) >= SAFE[eyes]
