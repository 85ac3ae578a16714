"""Tests for the search in games with teams, in cooperative games, and in games without points."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

import engine.games
from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.randomness.chance import SeededChance
from engine.core.robots.analysis import combine_judgements
from engine.core.robots.explain import explain
from engine.core.robots.game_searcher import GameSearcher
from engine.core.robots.search import evaluate, lead_of
from tests.engine.playouts import start_game

TOYS = Path(__file__).parents[1] / "toy/engine/games"
PAIRS = ((0, 2), (1, 3))
NODES = 60


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(TOYS)])


def toy(name: str) -> AnyGame:
    found: AnyGame = import_module(f"engine.games.{name}.game").GAME
    return found


def play_out(rules: AnyGame, robot: Any, seats: int, seed: int) -> Any:
    """Return the last position of a game in which the robot plays all seats."""
    state, chance = start_game(rules, seats, seed), SeededChance(f"robot {seed}")
    while (seat := play.awaited_seat(state)) is not None:
        plan = robot.plan(rules.observe(state, seat), play.options(state, seat), chance, NODES)
        state, chance = play.submit(state, plan.actions[0], seat), plan.chance
    return state


def test_team_mates_have_the_same_evaluation_and_lead() -> None:
    rewards = evaluate([10.0, 2.0, 4.0, 6.0], 5, PAIRS)
    assert rewards[0] == rewards[2] > 0.5 > rewards[1] == rewards[3]
    assert [lead_of([10.0, 2.0, 4.0, 6.0], seat, PAIRS) for seat in range(4)] == [3, -3, 3, -3]


def test_common_result_is_evaluated_by_its_points() -> None:
    together = (tuple(range(3)),)
    worse, better = evaluate([1.0] * 3, 5, together), evaluate([4.0] * 3, 5, together)
    assert len({*better}) == 1
    assert better[0] > worse[0] > 0.5
    assert lead_of([4.0] * 3, 1, together) == 4


@pytest.mark.long
def test_search_plays_a_cooperative_game_far_better_than_at_random() -> None:
    rules, games = toy("leak"), range(12)
    won = [
        sum(rules.result(play_out(rules, robot, 3, seed)).outcome == "all-won" for seed in games)
        for robot in (GameSearcher(rules, NODES), rules.robots["wild"])
    ]
    assert won[0] >= 10 > won[1]


def test_search_without_points_completes_and_blocks_rows() -> None:
    rules = toy("buoys")
    robot = GameSearcher(rules, 200)
    state = start_game(rules, 2, 0)
    for field, expected in ((0, None), (4, None), (1, 2), (6, 2)):
        state = play.submit(state, play.options(state)[_fields(state).index(field)])
        if expected is not None:
            seat = play.awaited_seat(state)
            plan = robot.plan(rules.observe(state, seat), play.options(state), SeededChance("x"), 200)
            assert to_builtins(plan.actions[0])["field"] == expected


def _fields(state: Any) -> list[int]:
    return [to_builtins(option)["field"] for option in play.options(state)]


def test_analysis_of_a_common_result_has_no_lead_over_anybody() -> None:
    rules = toy("leak")
    last = play_out(rules, rules.robots["bailer"], 3, 1)
    found = combine_judgements(rules, (), last)
    assert len({*found.final}) == 1
    assert found.final[0] == sum(term.points for term in rules.expected(rules.observe(last, 0))[0])


def test_explanation_of_a_common_result_has_no_opponents() -> None:
    rules = toy("leak")
    state = start_game(rules, 3, 1)
    found = explain(rules, rules.observe(state, 0), "key", 20)
    assert (found.is_common, found.others) == (True, 0)
    assert (
        explain(toy("buoys"), toy("buoys").observe(start_game(toy("buoys"), 2, 0), 0), "key", 9).is_common
        is False
    )
