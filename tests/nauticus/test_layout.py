"""Tests for the layout of the Nauticus images."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderer.core.geometry import Box
from renderer.games.nauticus import layout
from renderer.games.nauticus.parts.vessels import SHIP_HEIGHT, ship_units
from tests.renderer.boxes import is_within
from tests.renderer.views import are_apart


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_board_elements_do_not_overlap(seats: int) -> None:
    board = layout.board(seats)
    whole = Box(0, 0, layout.WIDTH, board.height)
    places = (board.header, *board.spaces, board.wheel, board.supply, *board.seats)
    assert (len(board.spaces), len(board.seats)) == (8, seats)
    assert are_apart(places)
    assert all(is_within(place, whole) for place in places)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_elements_do_not_overlap(seats: int) -> None:
    row = layout.board(seats).seats[-1]
    places = tuple(layout.seat_row(row))
    assert are_apart(places)
    assert all(is_within(place, row) for place in places)


@pytest.mark.parametrize("is_acting", [True, False])
def test_panel_elements_do_not_overlap(is_acting: bool) -> None:
    panel = layout.panel(is_acting=is_acting)
    places = (panel.title, panel.action, *panel.side)
    assert are_apart(places)
    assert all(is_within(place, Box(0, 0, layout.WIDTH, panel.height)) for place in places)


def test_turn_elements_do_not_overlap() -> None:
    turn = layout.turn()
    places = (turn.title, *turn.side)
    assert are_apart(places)
    assert all(is_within(place, Box(0, 0, layout.WIDTH, turn.height)) for place in places)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_final_scoring_is_laid_out_as_a_table(seats: int) -> None:
    final = layout.final(seats, has_chart=True)
    cells = [cell for column in final.columns for cell in layout.final_rows(column)]
    assert are_apart((final.title, final.labels, *cells, final.chart))
    assert len(cells) == seats * len(layout.FINAL_ROWS)
    for place, label in enumerate(layout.final_rows(final.labels)):
        assert {column[place].y for column in map(layout.final_rows, final.columns)} == {label.y}


@pytest.mark.parametrize("has_course", [True, False])
@pytest.mark.parametrize("has_fleet", [True, False])
def test_card_elements_do_not_overlap(has_course: bool, has_fleet: bool) -> None:
    card = layout.share(has_chart=has_course, has_fleet=has_fleet)
    places = (card.title, card.ranking, card.harbour, *((card.chart,) if has_course else ()))
    assert are_apart(places)
    assert all(is_within(place, Box(0, 0, layout.WIDTH, card.height)) for place in places)


def test_rules_elements_do_not_overlap() -> None:
    rules = layout.rules()
    places = (rules.title, *rules.spaces, rules.wheel, rules.kinds, *rules.subjects)
    assert are_apart(places)
    assert all(is_within(place, Box(0, 0, layout.WIDTH, rules.height)) for place in places)


@given(st.lists(st.integers(1, 4), max_size=40))
def test_ships_stay_inside_the_yard_without_overlap(parts: list[int]) -> None:
    yard = layout.seat_row(layout.board(4).seats[0]).yard
    places = layout.place_ships(tuple(map(ship_units, parts)), SHIP_HEIGHT, yard, layout.MAX_UNIT)
    boxes = tuple(place.box for place in places)
    assert len(boxes) == len(parts)
    assert are_apart(boxes)
    assert all(is_within(box, yard) for box in boxes)


def test_ships_shrink_as_their_number_grows() -> None:
    yard = layout.seat_row(layout.board(4).seats[0]).yard
    few = layout.place_ships((ship_units(2),) * 2, SHIP_HEIGHT, yard, layout.MAX_UNIT)
    many = layout.place_ships((ship_units(2),) * 20, SHIP_HEIGHT, yard, layout.MAX_UNIT)
    assert few[0].unit > 2 * many[0].unit


def test_too_many_ships_for_a_yard_raise_value_error() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        layout.place_ships((430,) * 50, SHIP_HEIGHT, Box(0, 0, 60, 60), layout.MAX_UNIT)
