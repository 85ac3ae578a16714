"""Tests of withdrawing money (3.2.2.2): 2 taler per worker, blue workers first, and the turn ends."""

from engine.games.nauticus.actions import Withdraw
from engine.games.nauticus.steps.turn import TakeTurn
from tests.nauticus.positions import made, offered, performing, player


def test_withdraw_uses_one_to_all_workers_with_blue_workers_first() -> None:
    state = performing("withdraw", "vp2", 2, player())
    assert offered(state, Withdraw) == [Withdraw(n) for n in range(1, 7)]
    state = made(state, Withdraw(5))
    assert (state.players[0].taler, state.players[0].workers) == (25, 1)


def test_withdraw_ends_the_turn_without_an_extra_action() -> None:
    state = made(performing("withdraw", "vp2", 2, player()), Withdraw(1))
    assert state.stack[0] == TakeTurn(1)
