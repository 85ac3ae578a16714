"""Tests for the start player's choice of an action and for blue workers (sections 1 and 2 of the rules).

Only the start player gets the bonus of the action.
"""

import pytest

from engine.core import play
from engine.games.nauticus.actions import Choose, EndTurn, Extra, Pass, Take
from engine.games.nauticus.components import Bonus
from engine.games.nauticus.game import GAME
from engine.games.nauticus.steps.choose import ChooseAction
from engine.games.nauticus.steps.free_tile import TakeFreeTile
from engine.games.nauticus.steps.turn import TakeTurn
from tests.nauticus.positions import (
    choice_phase,
    create_player,
    deal,
    options_of_type,
    play_actions,
    with_scarce_tiles,
)

GAINS: dict[Bonus, tuple[int, int, int]] = {
    "workers3": (0, 3, 0),
    "mast": (0, 0, 0),
    "sail": (0, 0, 0),
    "vp2": (0, 0, 2),
    "workers2": (0, 2, 0),
    "worker_good": (0, 1, 0),
    "worker_vp": (0, 1, 1),
    "taler4": (4, 0, 0),
}


@pytest.mark.parametrize("bonus", GAINS)
def test_bonus_is_given_at_once_and_only_to_the_start_player(bonus: Bonus) -> None:
    before = choice_phase("hull", bonus, 1)
    after = play_actions(before, Choose("hull"))
    taler, workers, vp = GAINS[bonus]
    assert after.players[0] == before.players[0].gained(taler=taler, workers=workers, vp=vp)
    assert after.players[1:] == before.players[1:]


@pytest.mark.parametrize(
    ("bonus", "kinds"),
    [
        ("mast", ["mast:wheel", "mast:anchor", "mast:whale", "mast:compass"]),
        ("sail", ["sail:wheel", "sail:anchor", "sail:whale", "sail:compass"]),
        ("worker_good", ["good:coffee", "good:grain", "good:fish", "good:salt"]),
    ],
)
def test_free_tile_of_a_bonus_is_regular_and_stored(bonus: Bonus, kinds: list[str]) -> None:
    state = play_actions(choice_phase("hull", bonus, 1), Choose("hull"))
    assert [option.part for option in options_of_type(state, Take)] == kinds
    nauticus_state = play_actions(state, play.options(state)[2])
    assert nauticus_state.players[0].storage == (kinds[2],)
    assert isinstance(nauticus_state.stack[0], TakeTurn)


def test_free_tile_is_forfeited_without_room_but_worker_is_gained() -> None:
    full = create_player(storage=("hull:bow",) * 12)
    state = play_actions(choice_phase("hull", "worker_good", 1, full), Choose("hull"))
    assert state.players[0].workers == 5
    assert play.options(state) == (Take(None, "bonus"),)
    assert play_actions(state, Take(None, "bonus")).players[0].storage == full.storage


def test_mast_needs_two_free_spaces() -> None:
    state = play_actions(
        choice_phase("hull", "mast", 1, create_player(storage=("hull:bow",) * 11)), Choose("hull")
    )
    assert play.options(state) == (Take(None, "bonus"),)


def test_empty_stack_is_not_offered() -> None:
    state = play_actions(with_scarce_tiles(choice_phase("hull", "sail", 1), sail_anchor=0), Choose("hull"))
    assert "sail:anchor" not in {option.part for option in options_of_type(state, Take)}


def test_bonus_is_kept_after_a_pass() -> None:
    state = play_actions(choice_phase("hull", "vp2", 2, create_player()), Choose("hull"), Pass())
    assert (state.players[0].vp, state.players[0].passes) == (12, 1)


def test_only_face_up_tiles_are_offered() -> None:
    state = deal()
    assert len(play.options(state)) == 8
    first = play.options(state)[3]
    assert isinstance(first, Choose)
    state = play_actions(state, first)
    while first.tile == state.tile or not isinstance(state.stack[0], ChooseAction):
        options = play.options(state)
        state = play_actions(state, Pass() if Pass() in options else options[0])
    assert first not in play.options(state)
    assert len(play.options(state)) == 7


def test_wheel_position_sets_the_blue_workers() -> None:
    edition = GAME.default_edition()
    assert [edition.blue(space, 0) for space in range(8)] == [0, 3, 1, 2, 3, 2, 1, 2]
    assert [edition.blue(space, 5) for space in range(8)] == [2, 3, 2, 1, 2, 0, 3, 1]


def test_free_tile_is_asked_before_the_turn_continues() -> None:
    state = play_actions(choice_phase("hull", "mast", 1), Choose("hull"))
    assert isinstance(state.stack[0], TakeFreeTile)
    assert isinstance(state.stack[1], TakeTurn)


def test_flipped_tile_is_available_for_an_extra_action() -> None:
    state = choice_phase("hull", "vp2", 1, create_player(has_extra=True))
    state = play_actions(state, Choose("hull"), Pass(), EndTurn())
    while state.tile == "hull":
        options = play.options(state)
        state = play_actions(state, Pass() if Pass() in options else options[0])
    state = play_actions(state, Choose("transport"))
    assert Choose("hull") not in play.options(state)
    assert Extra("hull") in play.options(state)
