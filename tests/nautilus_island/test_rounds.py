"""Tests for the end of a round and the end of the game.

After a column has been emptied, there is one last round.
"""

from __future__ import annotations

import pytest

from engine.core import play
from engine.core.model import GameOver
from engine.games.nautilus_island.actions import Collect, Go, Leave
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.state import NautilusState
from engine.games.nautilus_island.steps.recover import Recover
from tests.nautilus_island.positions import (
    card_set,
    castaway_at,
    exploration_round,
    option_kinds,
    play_actions,
    store_action,
    with_cards_left,
)


def one_left(column: int) -> NautilusState:
    """Return the start of the second round, with one card left in each stack of the given column."""
    return with_cards_left(exploration_round(castaway_at(0), castaway_at(1), castaway_at(2)), column, 1)


def play_to_round_end(state: NautilusState) -> NautilusState:
    """Let the remaining seats move: each enters the last open column and collects."""
    number = state.round
    while state.stack and state.round == number:
        options = play.options(state)
        state = play_actions(state, options[0] if isinstance(state.stack[0], Recover) else options[-1])
    return state


def test_empty_column_completes_the_round_and_adds_a_last_round() -> None:
    state = play_actions(one_left(4), Go(4), Collect())
    assert state.is_empty(4)
    assert (state.is_ending, state.is_last) == (True, False)
    state = play_actions(state, Go(0), Collect(), Go(3), Collect())
    assert (state.round, state.is_last, state.order) == (3, True, (1, 2, 0))
    state = play_actions(state, Go(1), Collect(), Go(0), Collect())
    assert state.stack
    state = play_actions(state, Go(2), Collect())
    assert play.is_finished(state)


def test_game_continues_while_every_column_has_cards() -> None:
    state = play_to_round_end(with_cards_left(one_left(4), 4, 2))
    assert (state.round, state.is_last, state.is_ending) == (3, False, False)


def test_column_emptied_at_the_end_of_a_round_adds_a_last_round() -> None:
    state = play_actions(one_left(4), Go(1), Collect(), Go(0), Collect(), Go(4), Collect())
    assert (state.round, state.is_last) == (3, True)
    assert state.stack


def test_further_empty_columns_change_nothing() -> None:
    state = with_cards_left(play_actions(one_left(4), Go(4), Collect()), 3, 1)
    state = play_actions(state, Go(3), Collect(), Go(0), Collect())
    assert [state.is_empty(column) for column in range(5)] == [False, False, False, True, True]
    assert (state.round, state.is_last) == (3, True)
    state = with_cards_left(state, 2, 1)
    state = play_actions(state, Go(2), Collect())
    state = play_to_round_end(state)
    assert (state.round, play.is_finished(state)) == (4, True)


def test_empty_column_can_be_entered_to_store_in_the_last_round() -> None:
    state = with_cards_left(
        exploration_round(
            castaway_at(0, "clothes/hat clothes/hat"), castaway_at(1), castaway_at(2), is_last=True
        ),
        4,
        0,
    )
    state = play_actions(state, Go(4))
    assert option_kinds(state) == {"Store"}
    assert (
        len(play_actions(state, store_action("clothes/hat clothes/hat")).castaways[0].set_of("clothes").cards)
        == 2
    )


def test_empty_column_can_not_be_entered_before_the_last_round() -> None:
    """Players may not enter an empty column before the last round.

    The castaway who emptied it is still there.
    """
    state = play_actions(one_left(4), Go(4), Collect())
    assert Go(4) not in play.options(state)
    state = play_to_round_end(state)
    assert Go(4) in play.options(state)


def test_last_round_runs_from_the_back_on_the_other_side() -> None:
    state = play_to_round_end(play_actions(one_left(4), Go(4), Collect()))
    assert state.side == "above"
    nearness = [state.castaways[seat].column or 0 for seat in state.order]
    assert nearness == sorted(nearness)


def test_game_is_over_after_the_last_choice_of_the_last_round() -> None:
    hand = "clothes/hat"
    state = exploration_round(
        castaway_at(0), castaway_at(1), castaway_at(2, hand, card_set("clothes", "hat hat")), is_last=True
    )
    state = play_actions(state, Go(1), Collect(), Go(0), Collect(), Go(3), store_action(hand))
    assert option_kinds(state) == {"Close", "Leave"}
    state = play_actions(state, Leave())
    assert play.is_finished(state)
    with pytest.raises(GameOver):
        play.submit(state, Leave())


def test_completed_rounds_are_chapters() -> None:
    state = one_left(4)
    assert GAME.completed_segments(state) == 1
    state = play_to_round_end(play_actions(state, Go(4), Collect()))
    assert GAME.completed_segments(state) == 2
    assert GAME.completed_segments(play_to_round_end(state)) == 3
