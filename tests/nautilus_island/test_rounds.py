"""Tests of the end of a round and of the game, after a column is emptied and each player has had a last turn."""

from __future__ import annotations

import pytest

from engine.core import play
from engine.core.model import GameOver
from engine.games.nautilus_island.actions import Collect, Go, Leave
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.state import NautilusState
from engine.games.nautilus_island.steps.recover import Recover
from tests.nautilus_island.positions import (
    exploring,
    kinds,
    laid,
    made,
    run_down,
    standing,
    store,
)


def one_left(column: int) -> NautilusState:
    """Return the start of the second round, with one card left in each stack of the given column."""
    return run_down(exploring(standing(0), standing(1), standing(2)), column, 1)


def to_the_end_of_the_round(state: NautilusState) -> NautilusState:
    """Let the remaining seats collect, each in the open column that is furthest from the back."""
    number = state.round
    while state.stack and state.round == number:
        options = play.options(state)
        state = made(state, options[0] if isinstance(state.stack[0], Recover) else options[-1])
    return state


def test_empty_column_completes_the_round_and_adds_a_last_round() -> None:
    state = made(one_left(4), Go(4), Collect())
    assert state.is_empty(4)
    assert (state.is_ending, state.is_last) == (True, False)
    state = made(state, Go(0), Collect(), Go(3), Collect())
    assert (state.round, state.is_last, state.order) == (3, True, (1, 2, 0))
    state = made(state, Go(1), Collect(), Go(0), Collect())
    assert state.stack
    state = made(state, Go(2), Collect())
    assert play.is_finished(state)


def test_game_continues_while_every_column_has_cards() -> None:
    state = to_the_end_of_the_round(run_down(one_left(4), 4, 2))
    assert (state.round, state.is_last, state.is_ending) == (3, False, False)


def test_column_emptied_at_the_end_of_a_round_adds_a_last_round() -> None:
    state = made(one_left(4), Go(1), Collect(), Go(0), Collect(), Go(4), Collect())
    assert (state.round, state.is_last) == (3, True)
    assert state.stack


def test_further_empty_columns_change_nothing() -> None:
    state = run_down(made(one_left(4), Go(4), Collect()), 3, 1)
    state = made(state, Go(3), Collect(), Go(0), Collect())
    assert [state.is_empty(column) for column in range(5)] == [False, False, False, True, True]
    assert (state.round, state.is_last) == (3, True)
    state = run_down(state, 2, 1)
    state = made(state, Go(2), Collect())
    state = to_the_end_of_the_round(state)
    assert (state.round, play.is_finished(state)) == (4, True)


def test_empty_column_can_be_entered_to_store_in_the_last_round() -> None:
    state = run_down(
        exploring(standing(0, "clothes/hat clothes/hat"), standing(1), standing(2), is_last=True), 4, 0
    )
    state = made(state, Go(4))
    assert kinds(state) == {"Store"}
    assert len(made(state, store("clothes/hat clothes/hat")).castaways[0].set_of("clothes").cards) == 2


def test_empty_column_can_not_be_entered_before_the_last_round() -> None:
    """Do not let players enter an empty column before the last round.

    The castaway who emptied it is still there.
    """
    state = made(one_left(4), Go(4), Collect())
    assert Go(4) not in play.options(state)
    state = to_the_end_of_the_round(state)
    assert Go(4) in play.options(state)


def test_last_round_runs_from_the_back_on_the_other_side() -> None:
    state = to_the_end_of_the_round(made(one_left(4), Go(4), Collect()))
    assert state.side == "above"
    nearness = [state.castaways[seat].column or 0 for seat in state.order]
    assert nearness == sorted(nearness)


def test_game_is_over_after_the_last_choice_of_the_last_round() -> None:
    hand = "clothes/hat"
    state = exploring(standing(0), standing(1), standing(2, hand, laid("clothes", "hat hat")), is_last=True)
    state = made(state, Go(1), Collect(), Go(0), Collect(), Go(3), store(hand))
    assert kinds(state) == {"Close", "Leave"}
    state = made(state, Leave())
    assert play.is_finished(state)
    with pytest.raises(GameOver):
        play.submit(state, Leave())


def test_completed_rounds_are_chapters() -> None:
    state = one_left(4)
    assert GAME.completed_segments(state) == 1
    state = to_the_end_of_the_round(made(state, Go(4), Collect()))
    assert GAME.completed_segments(state) == 2
    assert GAME.completed_segments(to_the_end_of_the_round(state)) == 3
