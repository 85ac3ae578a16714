"""Tests of splitting boxes into smaller boxes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from renderer.core.geometry import MAX_PIXELS, Box, resolution_of
from tests.renderer.boxes import is_within, overlaps
from tests.renderer.views import are_apart

ROOM = Box(10, 20, 300, 100)


def test_cut_leaves_only_the_gap_unused() -> None:
    for cut, side in (
        (ROOM.cut_left, "w"),
        (ROOM.cut_right, "w"),
        (ROOM.cut_top, "h"),
        (ROOM.cut_bottom, "h"),
    ):
        strip, rest = cut(30, 5)
        assert is_within(strip, ROOM)
        assert is_within(rest, ROOM)
        assert not overlaps(strip, rest)
        assert getattr(strip, side) + getattr(rest, side) + 5 == getattr(ROOM, side)


@given(st.integers(1, 12), st.integers(1, 6), st.integers(0, 6))
def test_grid_cells_stay_inside_without_overlap(across: int, down: int, gap: int) -> None:
    cells = ROOM.grid(across, down, gap)
    assert len(cells) == across * down
    assert are_apart(cells)
    assert all(is_within(cell, ROOM) for cell in cells)


@given(st.integers(-50, 3000), st.integers(0, 800), st.sampled_from([1, 300, 1100, 1400, 1401, 3000]))
def test_adjacent_units_are_adjacent_in_pixels(start: int, length: int, width: int) -> None:
    resolution = resolution_of(width)
    left, right = Box(start, 0, length, 10), Box(start + length, 0, 40, 10)
    assert resolution.box(left).right == resolution.box(right).x
    assert resolution.coordinate(start) + resolution.length(length) <= resolution.coordinate(start + length)


def test_image_resolution_is_capped() -> None:
    assert resolution_of(1400).coordinate(1400) == MAX_PIXELS == 2 * 550
    assert resolution_of(900).box(Box(3, 4, 5, 6)) == Box(3, 4, 5, 6)
    assert resolution_of(1400).thickness(2) == 2
    assert resolution_of(9000).thickness(2) == 1
