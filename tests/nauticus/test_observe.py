"""Tests of the table view: markers, the current action, seats, ships, and the final scoring."""

from msgspec.structs import replace

from engine.core import play
from engine.games.nauticus.actions import Buy, Choose, Done, EndTurn, Extra, Pass, TakeReward, Withdraw
from engine.games.nauticus.game import GAME
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.view import ActionView, View
from tests.engine.playouts import moments
from tests.nauticus.positions import (
    FINISHED_SINGLE,
    NEW,
    STORAGE,
    action_phase,
    choice_phase,
    create_player,
    deal,
    play_actions,
    ship_berth,
    with_last_steps,
)


def observe(state: NauticusState) -> View:
    return GAME.observe(state, None)


def test_view_is_the_same_for_every_viewer() -> None:
    state = play_actions(choice_phase("hull", "vp2", 2, create_player()), Choose("hull"))
    assert [GAME.observe(state, viewer) for viewer in range(3)] == [observe(state)] * 3


def test_action_view_shows_workers_prices_and_purchases() -> None:
    state = play_actions(
        action_phase("hull", "vp2", 2, create_player()), Buy("hull:bow", NEW), Buy("hull:stern", STORAGE)
    )
    assert observe(state).action == ActionView(
        seat=0,
        tile="hull",
        is_extra=False,
        blue=0,
        prices=(4, 2, 4, 0),
        bought=("hull:bow", "hull:stern"),
        has_set=False,
        has_used=True,
    )


def test_action_view_starts_after_the_choice_and_before_the_first_use() -> None:
    action = observe(action_phase("withdraw", "vp2", 2, create_player())).action
    assert action is not None
    assert (action.seat, action.tile, action.blue, action.prices) == (0, "withdraw", 2, ())
    assert observe(deal()).action is None


def test_extra_action_is_shown_instead_of_the_phases_action() -> None:
    state = play_actions(action_phase("hull", "vp2", 2, create_player(has_extra=True)), Extra("goods"))
    action = observe(state).action
    assert action is not None
    assert (action.tile, action.is_extra, action.blue, action.prices) == ("goods", True, 0, (2, 2, 2, 2))


def test_finished_action_is_hidden_while_the_turn_can_still_end() -> None:
    state = play_actions(action_phase("withdraw", "vp2", 2, create_player(has_extra=True)), Withdraw(1))
    assert observe(state).active_seat == 0
    assert observe(state).action is None


def test_action_always_belongs_to_the_active_seat() -> None:
    for seed in range(4):
        for moment in moments(GAME, 3, seed):
            assert isinstance(moment.state, NauticusState)
            view = observe(moment.state)
            assert view.action is None or view.action.seat == view.active_seat
            assert view.active_seat == play.awaited_seat(moment.state) == view.order[0]


def test_order_lists_the_seats_still_to_act() -> None:
    state = action_phase("withdraw", "vp2", 2, create_player(has_extra=True), create_player())
    assert observe(state).order == (0, 1, 2)
    state = play_actions(state, Pass())
    assert observe(state).order == (0, 1, 2), "the turn may still be lengthened by the extra action"
    state = play_actions(state, EndTurn(), Pass())
    assert observe(state).order == (2,)


def test_reward_keeps_the_interrupted_purchase_in_view() -> None:
    state = action_phase("sail", "workers3", 3, create_player(ships=(Ship(("single",), ("whale",)),)))
    state = play_actions(state, Buy("sail:whale", ship_berth(1)))
    assert observe(state).action == observe(play_actions(state, TakeReward("vp3"))).action
    assert not observe(play_actions(state, TakeReward("vp3"), Done())).seats[0].ships[0].can_deliver


def test_seat_view_shows_its_markers_and_ships() -> None:
    means = create_player(passes=2, storage=("mast:crown", "good:salt"), ships=(FINISHED_SINGLE,))
    state = action_phase("deliver", "vp2", 2, replace(means, delivered=("salt", "coffee", "salt")))
    seat = observe(state).seats[0]
    assert (seat.crowns, seat.passes, seat.pass_penalty) == (3, 2, 1)
    assert (seat.storage_used, seat.delivered) == (3, (1, 0, 0, 2))
    ship = seat.ships[0]
    assert (ship.number, ship.emblem, ship.is_finished, ship.can_deliver, ship.vp) == (
        1,
        "whale",
        True,
        False,
        2,
    )


def test_space_view_shows_wheel_bonus_tile_and_state() -> None:
    state = action_phase("hull", "vp2", 2, create_player())
    space = observe(state).spaces[3]
    assert (space.bonus, space.prices, space.blue, space.tile) == ("vp2", (1, 2, 3, 0), 2, "hull")
    assert (space.in_play, space.flipped) == (True, False)
    assert [s.number for s in observe(state).spaces if s.wheel_anchor] == [state.setup.anchor]


def test_finished_game_shows_ranks_shared_by_tied_seats() -> None:
    level = create_player(taler=9, workers=0)
    over = with_last_steps(replace(deal(3), players=(level, level, create_player(taler=90, workers=0))))
    view = observe(replace(over, played=tuple(range(7))))
    assert view.is_finished
    assert (view.active_seat, view.action, view.order) == (None, None, ())
    assert [score.rank for score in view.scores] == [2, 2, 1]
    assert [score.vp for score in view.scores] == [13, 13, 40]
    assert (view.phase, view.start_seat) == (7, 0), "the seventh phase of a round began with seat 6 mod 3"
