"""Tests for withdrawing money (section 3.2.2.2).

Each worker earns 2 taler, blue workers are used first, and the turn ends.
"""

from engine.games.nauticus.actions import Withdraw
from engine.games.nauticus.steps.turn import TakeTurn
from tests.nauticus.positions import action_phase, create_player, options_of_type, play_actions


def test_withdraw_uses_one_to_all_workers_with_blue_workers_first() -> None:
    state = action_phase("withdraw", "vp2", 2, create_player())
    assert options_of_type(state, Withdraw) == [Withdraw(n) for n in range(1, 7)]
    state = play_actions(state, Withdraw(5))
    assert (state.players[0].taler, state.players[0].workers) == (25, 1)


def test_withdraw_ends_the_turn_without_an_extra_action() -> None:
    state = play_actions(action_phase("withdraw", "vp2", 2, create_player()), Withdraw(1))
    assert state.stack[0] == TakeTurn(1)
