"""Tests of the layout of the Nautilus Island images."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.nautilus_island.edition import MAX_SPACES
from renderer.core.geometry import Box
from renderer.games.nautilus_island import layout
from tests.renderer.boxes import is_within
from tests.renderer.views import are_apart


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_board_elements_do_not_overlap(seats: int) -> None:
    board = layout.board(seats)
    whole = Box(0, 0, layout.WIDTH, board.height)
    places = (board.header, board.order, board.wreck, board.stores, *board.seats)
    assert len(board.seats) == seats
    assert are_apart(places)
    assert all(is_within(place, whole) for place in places)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_elements_do_not_overlap(seats: int) -> None:
    row = layout.board(seats).seats[-1]
    places = layout.seat_row(row)
    boxes = (places.title, places.resources, *places.sets)
    assert are_apart(boxes)
    assert all(is_within(box, row) for box in boxes)


@pytest.mark.parametrize("has_hand", [True, False])
def test_panel_elements_do_not_overlap(has_hand: bool) -> None:
    panel = layout.panel(has_hand=has_hand)
    boxes = (panel.title, *panel.hand, *panel.sets, panel.wreck, panel.stores)
    assert len(panel.hand) == (6 if has_hand else 0)
    assert are_apart(boxes)
    assert all(is_within(box, Box(0, 0, layout.WIDTH, panel.height)) for box in boxes)


@given(st.lists(st.integers(1, MAX_SPACES), min_size=3, max_size=12), st.sampled_from([520, 650]))
def test_every_valid_wreck_fits_its_box(stacks: list[int], height: int) -> None:
    box = Box(20, 200, layout.INNER, height)
    wreck = layout.wreck(box, stacks)
    cells = tuple(cell for column in wreck.stacks for cell in column)
    assert [len(column) for column in wreck.stacks] == stacks
    assert are_apart(cells)
    assert are_apart((*wreck.slots[0], *wreck.slots[1], *wreck.guides, wreck.hull))
    assert all(
        is_within(cell, column)
        for column, row in zip(wreck.columns, wreck.stacks, strict=True)
        for cell in row
    )
    assert all(is_within(column, wreck.hull) for column in wreck.columns)
    assert all(is_within(place, box) for place in (*wreck.shores, wreck.hull, wreck.stern))
    assert wreck.stern.right <= wreck.columns[0].x


def test_columns_are_ordered_from_the_back_at_the_left() -> None:
    wreck = layout.wreck(Box(20, 200, layout.INNER, 650), (1, 1, 2, 2, 3, 3))
    edges = [wreck.stern.x, *(column.x for column in wreck.columns)]
    assert edges == sorted(edges)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_final_scoring_is_laid_out_as_a_table(seats: int) -> None:
    final = layout.final(seats)
    cells = [cell for column in final.columns for cell in layout.final_rows(column)]
    assert are_apart((final.title, *final.labels, *cells))
    assert len(cells) == seats * len(layout.FINAL_ROWS)
    for place, label in enumerate(final.labels):
        assert {column[place].y for column in map(layout.final_rows, final.columns)} == {label.y}
