"""Withdrawing money (3.2.2.2): 2 taler per worker, mentioned once."""

from engine.games.nauticus.actions import Withdraw
from engine.games.nauticus.steps.turn import TakeTurn
from tests.nauticus.positions import made, offered, performing, player


def test_one_up_to_all_workers_blue_first() -> None:
    state = performing("withdraw", "vp2", 2, player())
    assert offered(state, Withdraw) == [Withdraw(n) for n in range(1, 7)]
    state = made(state, Withdraw(5))
    assert (state.players[0].taler, state.players[0].workers) == (25, 1)


def test_it_ends_the_turn_of_a_seat_without_extra_action() -> None:
    state = made(performing("withdraw", "vp2", 2, player()), Withdraw(1))
    assert state.stack[0] == TakeTurn(1)
