"""Tests of scoring crowns (3.2.2.4): the rule book's example, the cap, and which crowns count."""

import pytest

from engine.core import play
from engine.games.nauticus.actions import Crowns, Extra, Pass
from engine.games.nauticus.components import Part
from engine.games.nauticus.ship import Ship
from tests.nauticus.positions import action_phase, create_player, options_of_type, play_actions

CROWN_SHIP = Ship(("single",), ("crown",), ("whale",))


def test_example_mast_on_ship_sail_in_storage_and_pass_tile_score() -> None:
    means = create_player(ships=(CROWN_SHIP,), storage=("sail:crown",), passes=1)
    assert means.crowns == 3
    state = action_phase("crowns", "taler4", 2, means)
    three = play_actions(state, Crowns(3)).players[0]
    assert (three.vp, three.workers) == (10 + 9, 3)
    five = play_actions(state, Crowns(5)).players[0]
    assert (five.vp, five.workers) == (10 + 15, 1)


@pytest.mark.parametrize(("crowns", "most"), [(1, 15), (2, 8), (3, 5), (4, 4), (7, 3), (15, 1), (16, 1)])
def test_usable_workers_are_capped_by_crowns(crowns: int, most: int) -> None:
    crown: Part = "sail:crown"
    sails = (crown,) * min(crowns, 12)
    ships = (CROWN_SHIP,) * (crowns - len(sails))
    state = action_phase("crowns", "taler4", 2, create_player(storage=sails, ships=ships, workers=40))
    assert options_of_type(state, Crowns) == [Crowns(n) for n in range(1, most + 1)]
    assert play_actions(state, Crowns(most)).players[0].vp == 25


def test_last_worker_may_score_less() -> None:
    state = action_phase("crowns", "taler4", 2, create_player(storage=("sail:crown",) * 4))
    assert [play_actions(state, Crowns(n)).players[0].vp for n in (3, 4)] == [22, 25]


def test_crowns_action_without_a_crown_has_no_use() -> None:
    assert play.options(action_phase("crowns", "taler4", 2, create_player())) == (Pass(),)


def test_extra_crowns_after_a_pass_count_the_flipped_crown() -> None:
    state = play_actions(
        action_phase("crowns", "taler4", 2, create_player(has_extra=True)), Pass(), Extra("crowns")
    )
    assert Crowns(6) in play.options(state)
    assert play_actions(state, Crowns(6)).players[0].vp == 16


def test_extra_action_has_its_own_cap() -> None:
    means = create_player(has_extra=True, workers=10, storage=("sail:crown",) * 8)
    state = play_actions(action_phase("crowns", "taler4", 0, means), Crowns(2), Extra("crowns"), Crowns(2))
    assert state.players[0].vp == 40
