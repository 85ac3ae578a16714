"""Tests of delivering goods (3.2.2.3): only full cargoes from finished ships, with one worker per good."""

from engine.core import play
from engine.games.nauticus.actions import Deliver, Done, Pass
from engine.games.nauticus.components import PART_INDEX
from engine.games.nauticus.ship import Ship
from tests.nauticus.positions import action_phase, create_player, options_of_type, play_actions

PAIR = Ship(("bow", "stern"), ("whale", "whale"), ("whale", "crown"), ("salt", "coffee"))
SINGLE = Ship(("single",), ("anchor",), ("anchor",), ("fish",))


def test_whole_cargo_costs_a_worker_per_good_with_blue_workers_first() -> None:
    state = action_phase("deliver", "taler4", 3, create_player(ships=(PAIR, SINGLE), workers=0))
    assert options_of_type(state, Deliver) == [Deliver(1), Deliver(2)]
    state = play_actions(state, Deliver(1), Deliver(2), Done())
    assert state.players[0].delivered == ("coffee", "fish", "salt")
    assert [ship.goods for ship in state.players[0].ships] == [(), ()]


def test_blue_workers_left_from_one_ship_serve_the_next() -> None:
    state = action_phase("deliver", "taler4", 3, create_player(ships=(PAIR, PAIR), workers=4))
    state = play_actions(state, Deliver(2), Deliver(1))
    assert state.players[0].workers == 4 - 1, "four goods, three blue workers"


def test_delivered_goods_stay_out_of_stock_after_the_round() -> None:
    state = play_actions(
        action_phase("deliver", "taler4", 3, create_player(ships=(SINGLE,))), Deliver(1), Done()
    )
    left = state.stock[PART_INDEX["good:fish"]]
    while len(state.rounds) == 1:
        options = play.options(state)
        state = play_actions(state, Pass() if Pass() in options else options[0])
    assert state.stock[PART_INDEX["good:fish"]] <= left
    assert state.players[0].delivered == ("fish",)


def test_partial_cargo_is_not_delivered() -> None:
    state = action_phase("deliver", "taler4", 1, create_player(ships=(PAIR,), workers=0))
    assert play.options(state) == (Pass(),)


def test_unfinished_and_half_loaded_ships_do_not_deliver() -> None:
    unfinished = Ship(("bow", "stern"), ("whale", "whale"), ("whale",), ("salt", "salt"))
    half = Ship(("bow", "stern"), ("whale", "whale"), ("whale", "whale"), ("salt",))
    open_hull = Ship(("bow",), ("whale",), ("whale",), ("salt",))
    state = action_phase("deliver", "taler4", 3, create_player(ships=(unfinished, half, open_hull)))
    assert play.options(state) == (Pass(),)


def test_delivered_goods_leave_the_stock_and_the_ship_can_reload() -> None:
    state = action_phase("deliver", "taler4", 3, create_player(ships=(SINGLE,)))
    after = play_actions(state, Deliver(1))
    assert after.stock == state.stock
    assert after.players[0].ships[0].takes("good:salt")
