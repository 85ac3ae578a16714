"""Tests of transport (3.2.2.1): from storage to the yard, one worker per tile, even right after a reward."""

from engine.core import play
from engine.games.nauticus.actions import Done, Pass, TakeReward, Transport
from engine.games.nauticus.ship import Ship
from tests.nauticus.positions import (
    NEW,
    action_phase,
    create_player,
    options_of_type,
    play_actions,
    ship_berth,
)


def test_each_tile_costs_a_worker() -> None:
    stored = create_player(storage=("hull:bow", "hull:stern"), workers=1)
    state = action_phase("transport", "taler4", 1, stored)
    state = play_actions(state, Transport("hull:bow", NEW), Transport("hull:stern", ship_berth(1, "aft")))
    assert state.players[0].workers == 0
    assert state.players[0].storage == ()
    assert state.players[0].ships == (Ship(("bow", "stern")),)
    assert play.options(state) == (Done(),)


def test_equal_tiles_are_offered_once() -> None:
    state = action_phase("transport", "taler4", 2, create_player(storage=("hull:single",) * 3))
    assert options_of_type(state, Transport) == [Transport("hull:single", NEW)]


def test_tiles_without_a_place_are_not_offered() -> None:
    state = action_phase("transport", "taler4", 2, create_player(storage=("mast:whale", "good:fish")))
    assert play.options(state) == (Pass(),)


def test_crown_reward_can_be_transported_at_once() -> None:
    ships = (Ship(("single",), ("whale",)), Ship(("single",), ("anchor",)))
    state = action_phase("transport", "taler4", 3, create_player(storage=("sail:whale",), ships=ships))
    state = play_actions(
        state,
        Transport("sail:whale", ship_berth(1)),
        TakeReward("crown_sail"),
        Transport("sail:crown", ship_berth(2)),
    )
    assert len(options_of_type(state, TakeReward)) > 0
    assert state.players[0].ships[1].is_finished
    assert state.players[0].workers == 4


def test_workers_from_a_reward_can_be_used_at_once() -> None:
    ship = Ship(("single",), ("whale",))
    stored = create_player(workers=0, storage=("sail:whale", "hull:bow"), ships=(ship,))
    state = play_actions(
        action_phase("transport", "taler4", 1, stored), Transport("sail:whale", ship_berth(1))
    )
    state = play_actions(state, TakeReward("workers3"), Transport("hull:bow", NEW))
    assert state.players[0].workers == 2
