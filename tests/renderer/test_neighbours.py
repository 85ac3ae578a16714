"""Tests that adjacent areas with different meanings can be distinguished with any type of colour vision."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from engine.core.files.library import games
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import paint_badge
from renderer.core.palettes import PALETTES, Palette, use_palette
from tests.renderer.piece_visibility import Pieces, count_neighbours, find_lookalikes
from tests.renderer.views import cases
from tests.renderer.vision import ALL_EYES, EYES, MATRICES, colour_difference
from tests.sampling import value_cases

CLEAR, STILL = 25.0, 4.0
"""CLEAR and STILL are the minimum colour differences that count as clear and as noticeable.

A difference of 2.3 is just noticeable.
"""
EVERY, OFTEN = 9, 5
"""Parameters for finding adjacent colours.

Every EVERY-th row and column is inspected. Two colours are adjacent if they touch at least OFTEN times.
"""
TABLES = ("board", "panel", "turn", "final")

BADGES = Pieces(paint_badge, tuple(range(8)), 18, theme.WATER)
GROUNDS = {
    "to buy": theme.QUAY,
    "to exchange for": theme.PARCHMENT,
    "played": theme.SLATE,
    "space": theme.DUSK,
}
EDGES = {"to choose": theme.LAMP, "nothing": theme.HAZE}
PLATES = {"more": theme.SEAGLOW, "less": theme.CORAL}


@pytest.mark.long
@pytest.mark.parametrize("palette", value_cases(PALETTES))
@pytest.mark.parametrize("game", list(games()))
def test_adjacent_areas_are_distinct_with_colour_deficient_vision(game: str, palette: Palette) -> None:
    met = Counter[tuple[theme.Colour, theme.Colour]]()
    for case in cases():
        if case.game == game and case.is_full and case.kind in TABLES:
            met.update(count_neighbours(case.draw(palette=palette).image, EVERY))
    clear = [pair for pair, times in met.items() if times >= OFTEN and colour_difference(*pair) >= CLEAR]
    assert clear
    lost = [
        (name, one, other)
        for one, other in clear
        for name in MATRICES
        if colour_difference(EYES[name](one), EYES[name](other)) < STILL
    ]
    assert lost == []


def test_adjacent_areas_are_detected() -> None:
    canvas = Canvas(90, 90, theme.NIGHT)
    canvas.fill(Box(30, 0, 30, 90), theme.LAMP)
    canvas.fill(Box(70, 0, 4, 90), theme.FOAM)
    assert set(count_neighbours(canvas.image, 10)) == {(theme.NIGHT, theme.LAMP)}


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eyes", ALL_EYES)
def test_badges_are_distinct_at_phone_size_with_any_colour_vision(eyes: str, palette: Palette) -> None:
    assert find_lookalikes(BADGES, eyes, palette) == []


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eyes", EYES)
def test_crossing_seat_lines_are_distinct_with_any_colour_vision(eyes: str, palette: Palette) -> None:
    with use_palette(palette):
        seats = [EYES[eyes](colour) for colour in theme.SEAT_COLOURS.values()]
    least = min(colour_difference(one, other) for one, other in combinations(seats, 2))
    assert least >= (STILL if eyes == "greyscale" else 15)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("group", [GROUNDS, EDGES], ids=["grounds", "edges"])
def test_meaningful_backgrounds_and_edges_are_distinct(group: dict[str, theme.Colour], eyes: str) -> None:
    see = EYES[eyes]
    for one, other in combinations(group, 2):
        assert colour_difference(see(group[one]), see(group[other])) >= STILL, (one, other)


@pytest.mark.parametrize("eyes", EYES)
def test_increase_and_decrease_differ_in_brightness(eyes: str) -> None:
    see = EYES[eyes]
    assert colour_difference(see(PLATES["more"]), see(PLATES["less"])) >= STILL
