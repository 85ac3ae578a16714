"""Tests for the strength, the speed and the determinism of the Nauticus robots in complete games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import mean
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action, Seat, State
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker, Robot
from engine.games.nauticus.actions import (
    Buy,
    Choose,
    Crowns,
    Deliver,
    Done,
    EndTurn,
    Extra,
    Pass,
    Take,
    TakeReward,
    Transport,
    Withdraw,
)
from engine.games.nauticus.components import Emblem, Part, Tile
from engine.games.nauticus.game import GAME
from engine.games.nauticus.robots import ROBOTS
from engine.games.nauticus.robots.deckhand import Deckhand
from engine.games.nauticus.robots.imagine import imagine
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.turn import FinishTurn
from engine.games.nauticus.view import View
from tests.engine.decision_hash import substitute_hash
from tests.engine.playouts import first_action, moments
from tests.nauticus.positions import FINISHED_SINGLE, action_phase, create_player, deal, with_last_steps
from tests.sampling import example_settings, mark_soak_after, value_cases

EVERY_TABLE = pytest.mark.parametrize("seats", GAME.seat_counts)
FEW_TABLES = pytest.mark.parametrize("seats", value_cases(GAME.seat_counts))
# Run these tests in a single worker, so that the robots play their games only once.
SAME_WORKER = pytest.mark.xdist_group("robots of nauticus")
QUICK_LEVELS = [level for level, robot in ROBOTS.items() if not robot.nodes][::-1]
"""The levels without search, strongest first. The searching levels are covered by `test_searcher.py`."""
EVERY_LEVEL = pytest.mark.parametrize("level", mark_soak_after(1, map(pytest.param, QUICK_LEVELS)))
GAMES = 6
"""Number of games against random play, for each number of seats."""
SELDOM: dict[str, set[type[Action]]] = {"landlubber": {Transport}}
"""Kinds of actions that robots of a level don't have to use in every game."""
MAX_DECISIONS = 160
"""Maximum number of decisions per seat and game.

A random player makes 60 to 110 decisions. Even a player who never passes stays below the limit.
"""


LOADED = replace(FINISHED_SINGLE, goods=("fish",))


class RandomRobot(Picker[View]):
    """A robot that picks a random action."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        place, chance = chance.below(len(offered))
        return offered[place], chance


class FinishedGame(NamedTuple):
    """A finished game: its last position, and the actions of each seat."""

    end: NauticusState
    actions: tuple[list[Action], ...]

    @property
    def totals(self) -> tuple[int, ...]:
        return GAME.result(self.end).totals


def play_robot_game(players: tuple[Robot[View], ...], seed: str) -> FinishedGame:
    state = deal(len(players), seed)
    chances = [SeededChance(f"{seed}/{seat}") for seat in range(len(players))]
    done: tuple[list[Action], ...] = tuple([] for _ in players)
    while (seat := play.awaited_seat(state)) is not None:
        view = GAME.observe(state, seat)
        action, chances[seat] = first_action(players[seat], view, play.options(state), chances[seat])
        done[seat].append(action)
        state = play.submit(state, action)
    return FinishedGame(state, done)


@cache
def robot_games(level: str, seats: int) -> tuple[FinishedGame, ...]:
    number = 2 if level == GAME.substitute_level else 1
    return tuple(play_robot_game((ROBOTS[level],) * seats, f"robots-{seed}") for seed in range(number))


def all_seats(level: str) -> list[tuple[FinishedGame, Seat]]:
    """Play games between robots of the given level.

    Return each finished game once per seat.
    """
    games = [game for seats in GAME.seat_counts for game in robot_games(level, seats)]
    return [(game, seat) for game in games for seat in range(len(game.actions))]


def pick_action(state: State, seat: Seat = 0, chance: SeededChance | None = None) -> Action:
    view = GAME.observe(state, seat)  # type: ignore[arg-type]  # every state here is one of Nauticus
    return Deckhand().pick(view, play.options(state), chance or SeededChance("pick"))[0]


@pytest.mark.long
@EVERY_LEVEL
@pytest.mark.parametrize("seats", mark_soak_after(1, map(pytest.param, GAME.seat_counts)))
def test_robot_beats_random_play(level: str, seats: int) -> None:
    won = 0
    for seed in range(GAMES):
        place = seed % seats
        players = tuple[Robot[View], ...](
            ROBOTS[level] if seat == place else RandomRobot() for seat in range(seats)
        )
        totals = play_robot_game(players, f"dice-{seed}").totals
        won += totals[place] > max(total for seat, total in enumerate(totals) if seat != place)
    assert won >= 0.95 * GAMES


@pytest.mark.long
@SAME_WORKER
@EVERY_LEVEL
def test_robot_scores_like_a_human_player(level: str) -> None:
    totals = [game.totals[seat] for game, seat in all_seats(level)]
    assert mean(totals) > 90
    assert min(totals) > 50


@pytest.mark.long
@SAME_WORKER
@EVERY_LEVEL
def test_robot_builds_loads_and_delivers(level: str) -> None:
    places = all_seats(level)
    fleets = [[s for s in game.end.players[seat].ships if s.is_finished] for game, seat in places]
    assert mean(len(fleet) for fleet in fleets) > 1.5
    assert mean(any(len(ship.hull) > 1 for ship in fleet) for fleet in fleets) > 0.5
    assert mean(len(game.end.players[seat].delivered) for game, seat in places) > 2
    begun = sum(len(game.end.players[seat].ships) for game, seat in places)
    assert sum(map(len, fleets)) > 0.7 * begun


@pytest.mark.long
@SAME_WORKER
@EVERY_LEVEL
def test_robot_uses_every_kind_of_action(level: str) -> None:
    for game, seat in all_seats(level):
        sorts = {type(action) for action in game.actions[seat]}
        assert {Buy, Crowns, Pass, Transport} <= sorts | SELDOM.get(level, set())
        assert sum(isinstance(action, Extra) for action in game.actions[seat]) == 1
        passes = sum(isinstance(action, Pass) for action in game.actions[seat])
        rounds = len(game.end.rounds)
        assert rounds <= passes <= 5 * rounds
    together = {type(action) for game, seat in all_seats(level) for action in game.actions[seat]}
    assert {Deliver, Transport, Withdraw, TakeReward} <= together


@pytest.mark.long
@SAME_WORKER
@EVERY_LEVEL
def test_robot_needs_a_limited_number_of_decisions(level: str) -> None:
    assert max(len(game.actions[seat]) for game, seat in all_seats(level)) < MAX_DECISIONS


@pytest.mark.long
@EVERY_LEVEL
def test_robot_repeats_the_same_game(level: str) -> None:
    once, again = (play_robot_game((ROBOTS[level],) * 2, "robots-0") for _ in range(2))
    assert once == again


@EVERY_LEVEL
@FEW_TABLES
@example_settings(4)
@given(seed=st.integers(0, 10**6), every=st.integers(7, 12))
def test_robot_chooses_an_offered_action_in_any_position(
    level: str, seats: int, seed: int, every: int
) -> None:
    for number, moment in enumerate(moments(GAME, seats, seed)):
        if number % every == 0:
            seat = play.awaited_seat(moment.state)
            view, chance = GAME.observe(moment.state, seat), SeededChance(str(seed))
            action, left = first_action(ROBOTS[level], view, moment.options, chance)
            assert action in moment.options
            assert (action, left) == first_action(ROBOTS[level], view, moment.options, chance)


@EVERY_TABLE
@example_settings(4)
@given(seed=st.integers(0, 10**6))
def test_simulated_table_offers_the_same_options_as_the_real_one(seats: int, seed: int) -> None:
    for moment in moments(GAME, seats, seed):
        seat = play.awaited_seat(moment.state)
        assert seat is not None
        imagined = imagine(GAME.observe(moment.state, seat), seat, moment.options)
        # The imagined state has no record of rewards already taken, so it may offer more of them.
        if isinstance(moment.options[0], TakeReward):
            assert set(moment.options) <= set(play.options(imagined))
            continue
        assert play.options(imagined) == moment.options
        if not isinstance(moment.taken, Done | EndTurn):
            after, real = (
                play.apply_unchecked(imagined, moment.taken),
                play.apply_unchecked(moment.state, moment.taken),
            )
            assert (after.players, after.stock) == (real.players, real.stock)


def finish_turn(state: NauticusState) -> NauticusState:
    """Let the robot complete seat 0's turn."""
    while play.awaited_seat(state) == 0:
        state = play.apply_unchecked(state, pick_action(state))
    return state


def test_robot_finishes_a_ship_if_the_last_sail_is_available() -> None:
    ship = Ship(("bow", "stern"), ("whale", "whale"), ("whale",))
    after = finish_turn(action_phase("sail", "taler4", 2, create_player(ships=(ship,))))
    assert after.players[0].ships[0].is_finished


@pytest.mark.parametrize("emblem", ["wheel", "anchor", "whale", "compass"])
def test_robot_buys_the_matching_mast(emblem: Emblem) -> None:
    ship = Ship(("bow", "stern"), (emblem,), (emblem,))
    action = pick_action(action_phase("mast", "workers3", 3, create_player(ships=(ship,))))
    assert isinstance(action, Buy)
    assert action.part == f"mast:{emblem}"


def test_robot_transports_the_sail_that_finishes_a_ship() -> None:
    ship = Ship(("single",), ("whale",))
    stored: tuple[Part, ...] = ("hull:bow", "mast:anchor", "sail:whale", "good:salt")
    after = finish_turn(
        action_phase("transport", "taler4", 1, create_player(ships=(ship,), storage=stored, workers=0))
    )
    assert after.players[0].ships[0].is_finished


def test_robot_delivers_all_loaded_ships() -> None:
    two = Ship(("bow", "stern"), ("whale", "whale"), ("whale", "whale"), ("fish", "fish"))
    after = finish_turn(action_phase("deliver", "taler4", 3, create_player(ships=(LOADED, two), passes=3)))
    assert after.players[0].delivered == ("fish", "fish", "fish")


def test_robot_takes_all_useful_crowns_in_the_last_phase() -> None:
    state = last_phase(
        action_phase("crowns", "taler4", 1, create_player(storage=("sail:crown",) * 3, passes=3))
    )
    assert pick_action(state) == Crowns(3), (
        "five are 15 points: one is blue, two more would leave less than they bring"
    )


def last_phase(state: NauticusState) -> NauticusState:
    """Return the state, moved to the last phase of the last round."""
    others = tuple(space for space in range(8) if space != state.in_play)[:6]
    return replace(state, rounds=state.rounds * state.last_round, played=others)


@pytest.mark.parametrize("tile", ["deliver", "transport"])
def test_robot_passes_if_no_action_is_possible(tile: Tile) -> None:
    assert pick_action(action_phase(tile, "taler4", 2, create_player())) == Pass()


def test_robot_passes_instead_of_buying_useless_tiles_at_the_end() -> None:
    state = last_phase(action_phase("hull", "vp2", 2, create_player(taler=3)))
    assert pick_action(state) == Pass()


def test_robot_saves_the_extra_action_for_the_last_round() -> None:
    state = action_phase("deliver", "taler4", 2, create_player(has_extra=True))
    assert pick_action(with_last_steps(state, FinishTurn(0))) == EndTurn()


def test_robot_uses_the_extra_action_in_the_last_phase() -> None:
    state = last_phase(action_phase("deliver", "taler4", 2, create_player(has_extra=True)))
    assert isinstance(pick_action(with_last_steps(state, FinishTurn(0))), Extra)


def test_robot_uses_the_extra_action_to_unload_a_loaded_ship() -> None:
    loaded = Ship(("bow", "stern"), ("whale", "whale"), ("whale", "whale"), ("fish", "fish"))
    state = last_phase(action_phase("sail", "taler4", 2, create_player(ships=(loaded,), has_extra=True)))
    assert pick_action(with_last_steps(state, FinishTurn(0))) == Extra("deliver")


def test_robot_takes_a_free_sail_with_the_ships_emblem() -> None:
    ship = Ship(("single",), ("compass",))
    state = action_phase("deliver", "sail", 2, create_player(ships=(ship,)))
    chosen = replace(state, in_play=None)
    choice = play.apply_unchecked(chosen.push(*deal().stack[:1]), Choose("deliver"))
    assert pick_action(choice) == Take("sail:compass", "bonus")


def test_random_choice_is_made_only_between_equal_actions() -> None:
    clear = action_phase("sail", "taler4", 1, create_player(ships=(Ship(("single",), ("whale",)),), taler=1))
    assert len({pick_action(clear, chance=SeededChance(str(seed))) for seed in range(8)}) == 1
    alike = action_phase("deliver", "taler4", 2, create_player(ships=(LOADED, LOADED), passes=3, workers=0))
    assert {pick_action(alike, chance=SeededChance(str(seed))) for seed in range(8)} == {
        Deliver(1),
        Deliver(2),
    }


def test_substitute_plays_the_game_of_its_version() -> None:
    robot = GAME.robots[GAME.substitute_level]
    assert {1: "0175"}[robot.version] == substitute_hash(GAME)
