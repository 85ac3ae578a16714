"""Tests for guarantees that every game makes, in random games with every number of seats."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import play
from engine.core.files.library import AnyGame, games
from engine.core.game import GameResult
from engine.core.model import IllegalAction
from engine.core.plans.conditions import MAX_CONDITIONS
from engine.core.plans.goals import MAX_GOALS
from engine.core.randomness.chance import SeededChance
from tests.engine.playouts import (
    FEW_TABLES,
    PLAIN_TABLES,
    TABLES,
    first_action,
    moments,
    play_game,
    start_game,
)
from tests.engine.size_limits import unbounded_fields
from tests.sampling import example_settings, seed_cases

MAX_DECISIONS = 3000
"""Maximum number of decisions in any game."""
MAX_TURNS_PER_SEAT = 100
"""Maximum number of turns per seat in any game, even if players choose at random."""

every_table = pytest.mark.parametrize(("rules", "seats"), TABLES)
by_seed = given(seed=st.integers(0, 10**6))
few = example_settings(8)


@pytest.mark.parametrize("rules", games().values(), ids=games())
def test_edition_fields_are_all_bounded(rules: AnyGame) -> None:
    assert list(unbounded_fields(rules.edition_type)) == []


@every_table
def test_game_says_whether_it_has_chance(rules: AnyGame, seats: int) -> None:
    drawn = rules.chance_record(play_game(rules, seats, 0)[2], None)
    assert rules.has_chance(rules.read_options({})) == any(drawn.values())


@every_table
def test_game_without_turn_order_asks_all_seats_at_once(rules: AnyGame, seats: int) -> None:
    asked = play.awaited_seats(start_game(rules, seats, 0))
    assert rules.has_turn_order == (len(asked) == 1)


@every_table
def test_state_contains_its_options(rules: AnyGame, seats: int) -> None:
    for moment in moments(rules, seats, 2):
        assert rules.options_of(moment.state) == rules.read_options({})


@every_table
@few
@by_seed
def test_game_ends_and_is_never_stuck(rules: AnyGame, seats: int, seed: int) -> None:
    for number, moment in enumerate(moments(rules, seats, seed)):
        assert moment.options
        assert number < MAX_DECISIONS


@pytest.mark.long
@every_table
@pytest.mark.parametrize("seed", seed_cases(1, 3))
def test_sensible_players_need_no_more_than_the_typical_turns(rules: AnyGame, seats: int, seed: int) -> None:
    robot = rules.robots[rules.substitute_level or next(iter(rules.robots))]
    state, chance = start_game(rules, seats, seed), SeededChance(str(seed))
    passed, before = 0, frozenset[int]()
    while awaited := frozenset(play.awaited_seats(state)):
        passed, before, seat = passed + len(awaited - before), awaited, min(awaited)
        view = rules.observe(state, seat)
        action, chance = first_action(robot, view, play.options(state, seat), chance)
        state = play.submit(state, action, seat)
    assert passed <= rules.typical_turns(seats)


@every_table
@few
@by_seed
def test_random_game_has_a_limited_number_of_turns(rules: AnyGame, seats: int, seed: int) -> None:
    passed, before = 0, frozenset[int]()
    for moment in moments(rules, seats, seed):
        awaited = frozenset(play.awaited_seats(moment.state))
        passed += len(awaited - before)
        before = awaited
    assert passed <= MAX_TURNS_PER_SEAT * seats


@every_table
@few
@by_seed
def test_options_are_distinct_and_stable(rules: AnyGame, seats: int, seed: int) -> None:
    for moment in moments(rules, seats, seed):
        assert len(set(moment.options)) == len(moment.options)
        assert play.options(moment.state, moment.seat) == moment.options


@every_table
def test_action_not_offered_is_rejected(rules: AnyGame, seats: int) -> None:
    games_moments = [moment for seed in range(2) for moment in moments(rules, seats, seed)]
    everything = {option for moment in games_moments for option in moment.options}
    for moment in games_moments[:: max(1, len(games_moments) // 60)]:
        for action in everything - set(moment.options):
            with pytest.raises(IllegalAction):
                play.choose(moment.state, action, moment.seat)


@every_table
def test_every_option_can_be_played(rules: AnyGame, seats: int) -> None:
    for moment in list(moments(rules, seats, 5))[::7]:
        for option in moment.options:
            after = play.submit(moment.state, option, moment.seat)
            assert play.is_finished(after) or play.options(after)


@every_table
@few
@by_seed
def test_states_are_not_mutated_by_play(rules: AnyGame, seats: int, seed: int) -> None:
    played = moments(rules, seats, seed)
    kept = [(moment.state, rules.encode_state(moment.state)) for moment in played]
    assert all(rules.encode_state(state) == raw for state, raw in kept)


@every_table
@few
@by_seed
def test_state_and_actions_round_trip_through_json(rules: AnyGame, seats: int, seed: int) -> None:
    for moment in moments(rules, seats, seed):
        assert rules.decode_state(rules.encode_state(moment.state)) == moment.state
        for option in moment.options:
            assert (
                rules.read_action(play.decision(moment.state, moment.seat), msgspec.to_builtins(option))
                == option
            )


@every_table
@few
@by_seed
def test_replay_reproduces_the_state(rules: AnyGame, seats: int, seed: int) -> None:
    first, played, last = play_game(rules, seats, seed)
    for played_move in played:
        first = play.submit(first, played_move.action, played_move.seat)
    assert first == last


@pytest.mark.parametrize(("rules", "seats"), PLAIN_TABLES)
def test_replay_reproduces_the_state_in_another_process(rules: AnyGame, seats: int) -> None:
    script = (
        "import hashlib, sys; from engine.core.files.library import game; from tests.engine.playouts import play_game;"
        "g = game(sys.argv[1]);"
        "print(hashlib.sha256(g.encode_state(play_game(g, int(sys.argv[2]), 7)[2])).hexdigest())"
    )
    command = [sys.executable, "-c", script, rules.id, str(seats)]
    environment = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    text = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout
    assert text.strip() == hashlib.sha256(rules.encode_state(play_game(rules, seats, 7)[2])).hexdigest()


@every_table
@few
@by_seed
def test_prompts_labels_and_events_use_keys_of_the_game(rules: AnyGame, seats: int, seed: int) -> None:
    for moment in moments(rules, seats, seed):
        pending = play.decision(moment.state, moment.seat)
        assert pending is not None
        assert pending.prompt(moment.state).key.startswith(rules.id)
        assert all(
            pending.label(moment.state, option).text.key.startswith(rules.id) for option in moment.options
        )
        assert all(
            event.text.key.startswith(rules.id)
            for event in play.log_events(moment.state, moment.taken, moment.seat)
        )


@every_table
def test_option_labels_are_distinct(rules: AnyGame, seats: int) -> None:
    for moment in moments(rules, seats, 11):
        pending = play.decision(moment.state, moment.seat)
        assert pending is not None
        assert len({pending.label(moment.state, option) for option in moment.options}) == len(moment.options)


@every_table
def test_chapter_advances_by_one_only_in_table_steps(rules: AnyGame, seats: int) -> None:
    for moment in moments(rules, seats, 3):
        chosen = play.choose(moment.state, moment.taken, moment.seat)
        assert rules.completed_segments(chosen) == rules.completed_segments(moment.state)
        assert rules.completed_segments(play.run_table_steps(chosen)) - rules.completed_segments(
            moment.state
        ) in (0, 1)


@every_table
def test_result_ranks_every_seat_once(rules: AnyGame, seats: int) -> None:
    for result in results(rules, seats):
        is_shared = result.outcome in {"all-won", "all-lost"}
        ranked = sorted(seat for tied in result.ranking for seat in tied)
        assert ranked == ([] if is_shared else list(range(seats)))
        assert len(result.totals) in {0, seats}
        assert {len(score.values) for score in result.scores} <= {seats}


@every_table
def test_ranking_is_sorted_by_points(rules: AnyGame, seats: int) -> None:
    ranked = [
        [team.total or 0 for tied in result.places() for team in tied]
        if result.teams
        else [result.totals[seat] for tied in result.ranking for seat in tied]
        for result in results(rules, seats)
        if result.totals
    ]
    assert any(all(list(best) == sorted(best, reverse=most) for best in ranked) for most in (True, False))


@every_table
def test_outcome_fits_the_ranking_and_the_declared_teams(rules: AnyGame, seats: int) -> None:
    teams = [set(team) for team in rules.teams(seats, rules.read_options({}))]
    for result in results(rules, seats):
        assert (result.outcome in {"all-won", "all-lost"}) == (seats > 1 and len(teams) == 1)
        assert (result.outcome == "won") == (len(result.winners(seats)) > 0 and len(teams) != 1)
        assert result.outcome != "draw" or len(result.ranking) == 1
        for tied in result.ranking:
            assert all(team <= set(tied) or not team & set(tied) for team in teams)


@every_table
def test_teams_contain_every_seat_once_and_share_a_place(rules: AnyGame, seats: int) -> None:
    for result in results(rules, seats):
        if result.teams:
            assert sorted(seat for team in result.teams for seat in team.seats) == list(range(seats))
            assert sum(map(len, result.places())) == len(result.teams)
            assert len({team.name for team in result.teams}) == len(result.teams)


def results(rules: AnyGame, seats: int) -> list[GameResult]:
    return [rules.result(play_game(rules, seats, seed)[2]) for seed in range(5)]


@pytest.mark.parametrize(("rules", "seats"), FEW_TABLES)
def test_robots_finish_games_with_offered_actions(rules: AnyGame, seats: int) -> None:
    quick = [robot for robot in rules.robots.values() if not robot.nodes]
    # Test only one robot per search class, because searching is slow.
    searching = {type(robot): robot for robot in rules.robots.values() if robot.nodes}
    for robot in (*quick, *(searching.values() if seats == rules.seat_counts[0] else ())):
        state, chance = start_game(rules, seats, 1), SeededChance("robots")
        while not play.is_finished(state):
            seat = play.awaited_seat(state)
            options = play.options(state, seat)
            picked, chance = first_action(robot, rules.observe(state, seat), options, chance)
            assert picked in options
            state = play.submit(state, picked, seat)


@every_table
@few
@by_seed
def test_closing_action_is_offered_and_reveals_nothing(rules: AnyGame, seats: int, seed: int) -> None:
    for moment in moments(rules, seats, seed):
        pending = play.decision(moment.state, moment.seat)
        assert pending is not None
        closing = pending.closing_action(moment.state)
        assert closing is None or closing in moment.options
        assert closing is None or not pending.reveals(moment.state, closing)


@every_table
def test_plan_conditions_are_few_distinct_and_serializable(rules: AnyGame, seats: int) -> None:
    for moment in list(moments(rules, seats, 3))[::5]:
        for seat in range(seats):
            view = rules.observe(moment.state, seat)
            offered = rules.conditions(view, seat, (moment.taken,))
            assert len(set(offered)) == len(offered) <= MAX_CONDITIONS
            for condition in offered:
                assert rules.read_condition(msgspec.json.decode(msgspec.json.encode(condition))) == condition
                assert isinstance(condition.holds(view, seat), bool)
        assert rules.read_condition({"if": "no-such-thing"}) is None


@every_table
def test_plan_goals_are_few_distinct_serializable_and_choose_legal_actions(
    rules: AnyGame, seats: int
) -> None:
    for moment in list(moments(rules, seats, 3))[::5]:
        view = rules.observe(moment.state, moment.seat)
        goals = rules.goals(view, moment.seat)
        assert len(set(goals)) == len(goals) <= MAX_GOALS
        for goal in goals:
            assert rules.read_goal(msgspec.json.decode(msgspec.json.encode(goal))) == goal
            conditions = goal.conditions(view, moment.seat)
            assert len(set(conditions)) == len(conditions) <= MAX_CONDITIONS
            assert all(rules.read_condition(msgspec.to_builtins(one)) == one for one in conditions)
            assert goal.choose(view, moment.seat, moment.options, conditions) in (None, *moment.options)
        assert rules.read_goal({"goal": "no-such-thing"}) is None
