"""Tests for exploring: open columns, sides, and the turn order, which starts at the back."""

import pytest

from engine.core import play
from engine.core.model import IllegalAction
from engine.games.nautilus_island.actions import Collect, Go
from tests.nautilus_island.positions import (
    castaway_at,
    deal,
    exploration_round,
    open_columns,
    play_actions,
    with_cards_left,
)


def test_first_round_enters_free_columns_from_above_in_seat_order() -> None:
    state = deal(4)
    assert open_columns(state) == [0, 1, 2, 3, 4, 5]
    state = play_actions(state, Go(5), Collect())
    assert (play.awaited_seat(state), open_columns(state)) == (1, [0, 1, 2, 3, 4])
    state = play_actions(state, Go(0), Collect())
    assert (play.awaited_seat(state), open_columns(state)) == (2, [1, 2, 3, 4])
    state = play_actions(state, Go(2), Collect())
    assert (play.awaited_seat(state), open_columns(state)) == (3, [1, 3, 4])
    assert [c.side for c in state.castaways] == ["above", "above", "above", None]


def test_example_blue_yellow_and_red_move_in_order_from_the_back() -> None:
    """The castaways move in order from the back, as in the rule book's example."""
    red, blue, yellow = castaway_at(4), castaway_at(0), castaway_at(2)
    state = exploration_round(red, blue, yellow)
    assert state.order == (1, 2, 0)
    assert play.awaited_seat(state) == 1


def test_example_yellow_avoids_its_previous_column_and_blues_column() -> None:
    """The yellow castaway may not enter its previous column or blue's column, as in the rule book's example.

    Blue has moved to a column with two stacks, and yellow moves next.
    """
    blue, yellow, red = castaway_at(0), castaway_at(3), castaway_at(4)
    state = exploration_round(blue, yellow, red)
    assert open_columns(state) == [1, 2, 3, 4], "not its own previous column, though the others' there"
    state = play_actions(state, Go(2), Collect())
    assert (play.awaited_seat(state), open_columns(state)) == (1, [0, 1, 4])
    with pytest.raises(IllegalAction):
        play_actions(state, Go(3))
    with pytest.raises(IllegalAction):
        play_actions(state, Go(2))


def test_castaways_on_the_other_side_do_not_block() -> None:
    state = play_actions(exploration_round(castaway_at(0), castaway_at(1), castaway_at(2)), Go(1), Collect())
    assert open_columns(state) == [0, 2, 3, 4]


def test_every_move_changes_to_the_opposite_side() -> None:
    state = play_actions(exploration_round(castaway_at(0), castaway_at(1), castaway_at(2)), Go(3))
    assert (state.side, state.castaways[0].side, state.castaways[0].column) == ("below", "below", 3)
    assert [c.side for c in state.castaways[1:]] == ["above", "above"]


def test_odd_round_returns_to_the_upper_side() -> None:
    below = [castaway_at(column, side="below") for column in (2, 0, 4)]
    state = play_actions(exploration_round(*below, round_number=3), Go(1))
    assert state.side == "above"
    assert state.castaways[1].side == "above"


def test_order_is_fixed_at_the_start_of_the_round() -> None:
    state = play_actions(exploration_round(castaway_at(0), castaway_at(1), castaway_at(2)), Go(4), Collect())
    assert play.awaited_seat(state) == 1
    state = play_actions(state, Go(3), Collect())
    assert (play.awaited_seat(state), state.order) == (2, (0, 1, 2))


def test_next_round_has_its_own_order() -> None:
    state = exploration_round(castaway_at(0), castaway_at(1), castaway_at(2))
    state = play_actions(state, Go(4), Collect(), Go(3), Collect(), Go(0), Collect())
    assert (state.round, state.order) == (3, (2, 1, 0))
    assert play.awaited_seat(state) == 2


def test_both_ends_of_the_wreck_may_be_entered() -> None:
    state = exploration_round(castaway_at(1), castaway_at(2), castaway_at(3))
    state = play_actions(state, Go(4), Collect(), Go(0), Collect())
    assert open_columns(state) == [1, 2], "not its own column, nor the first or the last one"


def test_empty_column_may_be_entered_in_the_last_round() -> None:
    state = with_cards_left(
        exploration_round(castaway_at(0), castaway_at(1), castaway_at(2), is_last=True), 3, 0
    )
    assert 3 in open_columns(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_least_one_column_is_always_open(seats: int) -> None:
    state = exploration_round(*(castaway_at(column) for column in range(seats)))
    for _ in range(seats - 1):
        state = play_actions(state, Go(open_columns(state)[-1]), Collect())
    assert open_columns(state)
