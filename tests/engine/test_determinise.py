"""Tests that determinization produces playable worlds that a seat cannot distinguish from the actual game."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import Seat
from engine.core.randomness.chance import SeededChance
from engine.core.result import SeatOutcome
from tests.engine.playouts import TABLES, moments
from tests.engine.secrecy import better_informed_seats, decision_output
from tests.engine.secret_choice_game import SEATS, WRITING
from tests.engine.worlds import random_world

every_table = pytest.mark.parametrize(("rules", "seats"), [*TABLES, *((WRITING, seats) for seats in SEATS)])
SAMPLE_INTERVAL = 4
"""Interval between inspected positions in a game."""


def sample_state(rules: AnyGame, state: Any, seat: Seat, seed: object) -> Any:
    return rules.determinise(rules.observe(state, seat), seat, SeededChance(str(seed)))


@every_table
def test_determinized_world_looks_like_true_world_to_seat(rules: AnyGame, seats: int) -> None:
    for seed in range(2):
        for number, moment in enumerate(list(moments(rules, seats, seed))[::SAMPLE_INTERVAL]):
            for seat in range(seats):
                found = sample_state(rules, moment.state, seat, number)
                assert rules.observe(found, seat) == rules.observe(moment.state, seat)
                assert play.asked_seats(found) == play.asked_seats(moment.state)
                assert play.options(found, seat) == play.options(moment.state, seat)
            found = sample_state(rules, moment.state, moment.seat, number)
            if rules is not WRITING:
                assert decision_output(found, moment.seat) == decision_output(moment.state, moment.seat)
            assert play.options(found, moment.seat) == moment.options


@every_table
def test_determinized_world_can_be_played_to_the_end(rules: AnyGame, seats: int) -> None:
    random, played = Random(5), list(moments(rules, seats, 3))
    for moment in played[:: max(1, len(played) // 5)]:
        state = sample_state(rules, moment.state, moment.seat, 1)
        while not play.is_finished(state):
            seat = random.choice(play.awaited_seats(state))
            state = play.submit(state, random.choice(play.options(state, seat)), seat)
        result = rules.result(state)
        assert {result.outcome_of(seat) for seat in range(seats)} <= {*get_args(SeatOutcome)}
        ranked = sorted(seat for tied in result.ranking for seat in tied)
        assert ranked == list(range(seats)) or rules.is_cooperative(seats, rules.options_of(state))


@every_table
def test_determinized_worlds_vary_in_knowledge_of_others(rules: AnyGame, seats: int) -> None:
    """Determinized worlds for seat 0 vary in the information that only other seats have."""
    if rules is WRITING:
        return
    whole = random_world(rules, seats, seed=1)
    told = whole.first_moves(len(whole.actions) * 3 // 4)
    state = told.states()[-1]
    for other in better_informed_seats(told, 0):
        shown = [rules.observe(sample_state(rules, state, 0, seed), other) for seed in range(12)]
        assert any(view != shown[0] for view in shown)


@every_table
def test_determinise_is_deterministic_for_same_seed(rules: AnyGame, seats: int) -> None:
    moment = list(moments(rules, seats, 1))[-2]
    assert sample_state(rules, moment.state, 0, "a") == sample_state(rules, moment.state, 0, "a")
