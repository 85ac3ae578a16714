"""Tests that the search plays whole turns in all games.

It is deterministic and does not depend on hidden information.
"""

from __future__ import annotations

from functools import partial

import pytest

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.randomness.chance import SeededChance
from engine.core.robots.dice import Dice
from engine.core.robots.game_searcher import GameSearcher
from engine.core.robots.robot import ConsideredTurn, choose_turn
from engine.core.robots.search import Points, Turn, evaluate, search
from tests.engine.playouts import FEW_TABLES, moments, start_game
from tests.engine.secrecy import world_pairs
from tests.engine.secret_choice_game import WRITING

every_table = pytest.mark.parametrize(("rules", "seats"), FEW_TABLES)
NODES = 4
BONUS = 3.0


@every_table
def test_search_plans_a_complete_legal_turn(rules: AnyGame, seats: int) -> None:
    robot = GameSearcher(rules, NODES)
    for moment in list(moments(rules, seats, 1))[::50]:
        player = partial(robot.plan, budget=NODES)
        actions, _ = choose_turn(rules, moment.state, moment.seat, SeededChance("turn"), player)
        state = moment.state
        for action in actions:
            state = play.choose(state, action, moment.seat)
        assert actions


@every_table
def test_plan_does_not_depend_on_hidden_information(rules: AnyGame, seats: int) -> None:
    for level, robot in {"search": GameSearcher(rules, NODES), **rules.robots}.items():
        for one, another in list(world_pairs(rules, seats, 0, seed=5))[:2]:
            here, there = one.states()[-1], another.states()[-1]
            if 0 in play.awaited_seats(here):
                plans = [
                    robot.plan(rules.observe(state, 0), play.options(state, 0), SeededChance("same"), NODES)
                    for state in (here, there)
                ]
                assert plans[0] == plans[1], level


def test_search_handles_secret_choices() -> None:
    robot, state = GameSearcher(WRITING, 60), start_game(WRITING, 3, 1)
    for seat in range(3):
        plan = robot.plan(WRITING.observe(state, seat), play.options(state, seat), SeededChance("w"), 60)
        assert plan.actions[0] == play.options(state, seat)[-1], "the highest number counts most"


class Take:
    """A game in which players alternately take one to three items from a heap.

    The player who takes the last item wins.
    """

    def __init__(self, heap: int) -> None:
        self.heap, self.seat, self.winner = heap, 0, -1

    def turns(self) -> list[tuple[Turn, float]]:
        return [(count, 1.0) for count in range(1, min(3, self.heap) + 1)]

    def play(self, turn: Turn) -> None:
        assert isinstance(turn, int)
        self.heap -= turn
        if not self.heap:
            self.winner, self.seat = self.seat, -1
        else:
            self.seat = 1 - self.seat

    def points(self) -> list[float]:
        return [float(10 * (self.winner == seat)) for seat in range(2)]

    def bonuses(self, points: Points) -> list[float]:
        return [BONUS if own else 0.0 for own in points]


@pytest.mark.parametrize("is_open", [True, False])
@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_search_finds_the_winning_move(heap: int, is_open: bool) -> None:
    found = search(lambda: Take(heap), 2, 1500, 10, is_open=is_open)
    assert found[0].turn == heap % 4
    if is_open:
        assert found[0].lead == 10, "the lead does not include the bonus for winning"


def test_weigh_compares_points_with_those_of_opponents() -> None:
    assert evaluate([10.0, 10.0], 5) == [0.5, 0.5]
    ahead, behind = evaluate([20.0, 10.0], 10)
    assert (ahead, behind) == (0.75, 0.25)
    third = evaluate([9.0, 3.0, 0.0], 10)
    assert third[0] > 0.5 > third[1] > third[2]


def test_dice_match_golden_values() -> None:
    dice = Dice(7)
    assert [dice.below(100) for _ in range(6)] == [95, 90, 27, 26, 13, 40]
    assert all(0 <= Dice(seed).random() < 1 for seed in range(100))
    mixed = list(range(10))
    dice.shuffle(mixed)
    assert sorted(mixed) == list(range(10))


def test_plan_lists_the_considered_turns() -> None:
    state = start_game(WRITING, 3, 1)
    plan = GameSearcher(WRITING, 20).plan(
        WRITING.observe(state, 1), play.options(state, 1), SeededChance("w"), 20
    )
    assert isinstance(plan.considered[0], ConsideredTurn)
    assert plan.considered[0].actions == plan.actions
    assert sum(considered_turn.tries for considered_turn in plan.considered) <= 20
