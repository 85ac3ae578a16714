"""Tests of scoring crowns (3.2.2.4): the rule book's example, the cap, and which crowns count."""

import pytest

from engine.core import play
from engine.games.nauticus.actions import Crowns, Extra, Pass
from engine.games.nauticus.components import Part
from engine.games.nauticus.ship import Ship
from tests.nauticus.positions import made, offered, performing, player

CROWN_SHIP = Ship(("single",), ("crown",), ("whale",))


def test_example_mast_on_ship_sail_in_storage_and_pass_tile_score() -> None:
    means = player(ships=(CROWN_SHIP,), storage=("sail:crown",), passes=1)
    assert means.crowns == 3
    state = performing("crowns", "taler4", 2, means)
    three = made(state, Crowns(3)).players[0]
    assert (three.vp, three.workers) == (10 + 9, 3)
    five = made(state, Crowns(5)).players[0]
    assert (five.vp, five.workers) == (10 + 15, 1)


@pytest.mark.parametrize(("crowns", "most"), [(1, 15), (2, 8), (3, 5), (4, 4), (7, 3), (15, 1), (16, 1)])
def test_usable_workers_are_capped_by_crowns(crowns: int, most: int) -> None:
    crown: Part = "sail:crown"
    sails = (crown,) * min(crowns, 12)
    ships = (CROWN_SHIP,) * (crowns - len(sails))
    state = performing("crowns", "taler4", 2, player(storage=sails, ships=ships, workers=40))
    assert offered(state, Crowns) == [Crowns(n) for n in range(1, most + 1)]
    assert made(state, Crowns(most)).players[0].vp == 25


def test_last_worker_may_score_less() -> None:
    state = performing("crowns", "taler4", 2, player(storage=("sail:crown",) * 4))
    assert [made(state, Crowns(n)).players[0].vp for n in (3, 4)] == [22, 25]


def test_crowns_action_without_a_crown_has_no_use() -> None:
    assert play.options(performing("crowns", "taler4", 2, player())) == (Pass(),)


def test_extra_crowns_after_a_pass_count_the_flipped_crown() -> None:
    state = made(performing("crowns", "taler4", 2, player(has_extra=True)), Pass(), Extra("crowns"))
    assert Crowns(6) in play.options(state)
    assert made(state, Crowns(6)).players[0].vp == 16


def test_extra_action_has_its_own_cap() -> None:
    means = player(has_extra=True, workers=10, storage=("sail:crown",) * 8)
    state = made(performing("crowns", "taler4", 0, means), Crowns(2), Extra("crowns"), Crowns(2))
    assert state.players[0].vp == 40
