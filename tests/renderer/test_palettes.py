"""Tests for palettes: they change only colours, and no image contains a colour from another palette."""

from __future__ import annotations

from itertools import combinations
from threading import Thread

import pytest

from renderer import Palette
from renderer.core import theme
from renderer.core.canvas import TILES
from renderer.core.palettes import PALETTES, current_palette, use_palette
from tests.renderer.test_vision import AA_LARGE, background_colour
from tests.renderer.views import Case, cases
from tests.renderer.vision import ALL_EYES, EYES, SAFE, colour_difference, contrast

FULL_CASES = [case for case in cases() if case.is_full and case.label in ("typical", "finished")]
every_case = pytest.mark.parametrize("case", FULL_CASES, ids=lambda case: "-".join(map(str, case)))


@every_case
def test_palette_changes_only_colours(case: Case) -> None:
    usual, safe = case.draw(), case.draw(palette="safe")
    assert [(line.words, line.ink, line.size) for line in usual.lines] == [
        (line.words, line.ink, line.size) for line in safe.lines
    ]
    # Seat colours differ between the palettes, but only boards always show them. For example, other images of
    # one-player games may show none.
    assert case.kind != "board" or usual.image.tobytes() != safe.image.tobytes()


@every_case
def test_text_is_legible_in_the_safe_palette(case: Case) -> None:
    canvas = case.draw(palette="safe")
    for ink, ground in {(line.colour, background_colour(canvas, line)) for line in canvas.lines}:
        for name, eyes in EYES.items():
            assert contrast(eyes(ink), eyes(ground)) >= AA_LARGE, (name, ink, ground)


def test_cached_parts_are_not_shared_between_palettes() -> None:
    case = next(case for case in FULL_CASES if case.kind == "board")
    TILES.clear()
    wanted: dict[Palette, bytes] = {
        palette: case.draw(palette=palette).image.tobytes() for palette in PALETTES
    }
    for palette in (*reversed(PALETTES), *PALETTES):
        assert case.draw(palette=palette).image.tobytes() == wanted[palette]


def test_palette_is_set_per_thread() -> None:
    seen: list[Palette] = []
    with use_palette("safe"):
        other = Thread(target=lambda: seen.append(current_palette()))
        other.start()
        other.join()
        assert current_palette() == "safe"
    assert (seen, current_palette()) == (["harbour"], "harbour")


@pytest.mark.parametrize("palette", PALETTES)
def test_badges_have_legible_letters_in_every_palette(palette: Palette) -> None:
    with use_palette(palette):
        for eyes in ALL_EYES.values():
            assert min(contrast(eyes(theme.INK), eyes(seat)) for seat in theme.SEAT_COLOURS.values()) >= 4.5


def test_four_safe_seat_colours_are_distinct_with_any_colour_vision() -> None:
    with use_palette("safe"):
        seats = list(theme.SEAT_COLOURS.values())[:4]
    for one, other in combinations(seats, 2):
        for name, eyes in EYES.items():
            assert colour_difference(eyes(one), eyes(other)) >= SAFE[name], (name, one, other)
