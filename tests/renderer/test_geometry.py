"""Boxes cut into boxes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from renderer.core.geometry import Box
from tests.renderer.views import apart

ROOM = Box(10, 20, 300, 100)


def test_a_cut_leaves_nothing_over_but_the_gap() -> None:
    for cut, side in (
        (ROOM.cut_left, "w"),
        (ROOM.cut_right, "w"),
        (ROOM.cut_top, "h"),
        (ROOM.cut_bottom, "h"),
    ):
        strip, rest = cut(30, 5)
        assert strip.is_within(ROOM)
        assert rest.is_within(ROOM)
        assert not strip.overlaps(rest)
        assert getattr(strip, side) + getattr(rest, side) + 5 == getattr(ROOM, side)


@given(st.integers(1, 12), st.integers(1, 6), st.integers(0, 6))
def test_cells_of_a_grid_lie_apart_and_inside(across: int, down: int, gap: int) -> None:
    cells = ROOM.grid(across, down, gap)
    assert len(cells) == across * down
    assert apart(cells)
    assert all(cell.is_within(ROOM) for cell in cells)
