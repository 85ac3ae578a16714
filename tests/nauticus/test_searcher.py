"""Tests that searching robots play the last phase as well as an exhaustive search, and predict its result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.files.lesson import lesson_positions
from engine.core.randomness.chance import SeededChance
from engine.core.robots.analysis import PlayedTurn, PositionedMove, judge, split_into_turns
from engine.core.robots.dice import Dice
from engine.core.robots.evaluation import outcome_key
from engine.core.robots.explain import explain
from engine.core.robots.search import lead_of
from engine.games.nauticus.actions import Crowns
from engine.games.nauticus.game import GAME
from engine.games.nauticus.robots import ROBOTS
from engine.games.nauticus.robots.candidate_turns import is_last_phase
from engine.games.nauticus.robots.searcher import WIN, NauticusPosition, NauticusWorlds
from engine.games.nauticus.robots.worth.seat import TERMS, terms
from engine.games.nauticus.robots.worth.weights import PLAIN, TUNED
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.turn import TakeTurn
from tests.engine.playouts import moments
from tests.nauticus.positions import deal

NODES = 40
MAX_TURNS = 4000
"""Maximum number of positions that an exhaustive search of a turn visits."""


def last_turns(seats: int = 2, seeds: int = 30) -> Iterator[tuple[NauticusState, int]]:
    """Yield positions from random games right before the last turn, with the seat to move.

    The seat's extra action is already used.
    """
    for seed in range(seeds):
        for moment in moments(GAME, seats, seed):
            state = moment.state
            if is_last_phase(state) and isinstance(state.stack[0], TakeTurn) and len(state.stack) == 2:
                seat = moment.seat
                yield state.with_player(seat, replace(state.players[seat], has_extra=False)), seat
                break


def best_score(state: NauticusState, seat: int) -> tuple[int, int, int] | None:
    """Return the best possible score with its tie-breaks.

    Returns None if there are too many positions to search.
    """
    found: list[tuple[int, int, int]] = []
    begun, nauticus_states = [state], set[NauticusState]()
    while begun:
        position = begun.pop()
        for action in play.options(position, seat):
            after = play.apply_unchecked(position, action, seat)
            if play.decision(after, seat) is None:
                found.append(score_of(after, seat))
            elif after not in nauticus_states:
                nauticus_states.add(after)
                begun.append(after)
        if len(nauticus_states) > MAX_TURNS:
            return None
    return max(found)


def score_of(state: NauticusState, seat: int) -> tuple[int, int, int]:
    scores = GAME.observe(play.run_table_steps(state), seat).scores
    score = scores[seat]
    return score.vp, score.taler % 3, score.taler


@pytest.mark.long
def test_last_turn_matches_exhaustive_search() -> None:
    looked_at = 0
    for state, seat in last_turns():
        wanted = best_score(state, seat)
        if wanted is None:
            continue
        plan = ROBOTS["captain"].plan(
            GAME.observe(state, seat), play.options(state), SeededChance("last"), NODES
        )
        after = state
        for action in plan.actions:
            after = play.choose(after, action, seat)
        assert play.decision(after, seat) is None
        assert score_of(after, seat)[0] == wanted[0]
        looked_at += 1
    assert looked_at >= 15


def final_lead(state: NauticusState, seat: int, moves: Sequence[Mapping[str, Any]]) -> float:
    """Return a seat's final lead over its best opponent after it plays the given moves as its last turn."""
    for fields in moves:
        pending = play.decision(state, seat)
        assert pending is not None
        state = play.apply_unchecked(state, GAME.read_action(pending, fields), seat)
    end = play.run_table_steps(state)
    assert play.is_finished(end)
    return lead_of(GAME.result(end).totals, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_explained_leads_of_last_turn_are_the_final_leads(seats: int) -> None:
    looked_at = 0
    for state, seat in last_turns(seats, 20):
        explanation = explain(GAME, GAME.observe(state, seat), "last", NODES, shortest_turn(state, seat))
        assert [(turn.lead, turn.spread) for turn in explanation.turns] == [
            (final_lead(state, seat, turn.moves), 0) for turn in explanation.turns
        ]
        looked_at += len(explanation.turns)
    assert looked_at >= 20


@pytest.mark.long
def test_loss_of_last_turn_is_the_difference_of_the_final_leads() -> None:
    changed_winners = 0
    for state, seat in chain(last_turns(2), last_turns(3, 8)):
        actions = shortest_turn(state, seat)
        judgement = judge(GAME, turn_of(state, seat, actions), "last", NODES)
        played = final_lead(state, seat, [msgspec.to_builtins(action) for action in actions])
        best = final_lead(state, seat, judgement.best) if judgement.best else played
        assert (judgement.loss, judgement.error) == (best - played, 0)
        changed_winners += played < 0 < best
    assert changed_winners


def turn_of(state: NauticusState, seat: int, actions: Sequence[Any]) -> PlayedTurn:
    """Return the turn that consists of the given actions."""
    moves = list[PositionedMove]()
    for action in actions:
        moves.append(PositionedMove(state, seat, action))
        state = play.apply_unchecked(state, action, seat)
    return next(iter(split_into_turns(GAME, moves, play.run_table_steps(state))))


def shortest_turn(state: NauticusState, seat: int) -> tuple[Any, ...]:
    """Return the first complete turn with the fewest actions, which is a pass if the seat may pass."""
    begun: list[tuple[NauticusState, tuple[Any, ...]]] = [(state, ())]
    while True:
        position, actions = begun.pop(0)
        for action in reversed(play.options(position, seat)):
            after = play.apply_unchecked(position, action, seat)
            if play.decision(after, seat) is None:
                return (*actions, action)
            begun.append((after, (*actions, action)))


@pytest.mark.long
def test_orders_of_one_turn_are_one_turn() -> None:
    looked_at = 0
    for state, seat, best, actions in islice(orders_of_best_turns(), 3):
        explanation = explain(GAME, GAME.observe(state, seat), "key", NODES, actions)
        assert [turn.is_played for turn in explanation.turns] == [
            True,
            *[False] * (len(explanation.turns) - 1),
        ]
        losses = [judge(GAME, turn_of(state, seat, turn), "key", NODES).loss for turn in (best, actions)]
        assert losses[0] == losses[1] < 1
        looked_at += 1
    assert looked_at >= 3


def orders_of_best_turns() -> Iterator[tuple[NauticusState, int, tuple[Any, ...], tuple[Any, ...]]]:
    """Yield positions from random games, each with the actions of the best turn in two orders."""
    for moment in chain.from_iterable(list(moments(GAME, 2, seed))[::4] for seed in range(16)):
        if isinstance(moment.state.stack[0], TakeTurn):
            view = GAME.observe(moment.state, moment.seat)
            first, *others = ROBOTS["captain"].plan(view, moment.options, SeededChance("key"), NODES).actions
            actions = (*others[:1], first, *others[1:])
            key = outcome_key(moment.state, moment.seat, (first, *others))
            if first != actions[0] and outcome_key(moment.state, moment.seat, actions) == key:
                yield moment.state, moment.seat, (first, *others), actions


def spread_after_choosing(rounds: int, phases: int) -> float:
    """Return the displayed spread after the choice of an action in the given round, after some of its phases."""
    state = deal(2)
    state = replace(state, rounds=state.rounds * rounds, played=tuple(range(phases)))
    worlds = NauticusWorlds(GAME.observe(state, 0), Dice(1), ahead=2)
    return worlds.spread_after(worlds.position().turns()[0][0])


def test_spread_shrinks_to_little_in_the_phases_that_the_search_foresees() -> None:
    found = [
        spread_after_choosing(rounds, phases) for rounds, phases in ((1, 0), (3, 0), (4, 3), (4, 4), (4, 6))
    ]
    assert found == sorted(found, reverse=True)
    assert 13 < found[0] < 15
    assert 1 < found[2] < 4
    assert 0 < found[-1] < 1


def finished_position(state: NauticusState) -> NauticusPosition:
    return NauticusPosition(state, cast("NauticusWorlds", None))


def test_win_bonus_goes_to_every_winner() -> None:
    state, _ = next(last_turns())
    over = replace(state, stack=())
    same = replace(over, players=(over.players[0], over.players[0]))
    assert finished_position(same).bonuses([1.0, 1.0]) == [WIN, WIN]
    richer = replace(same.players[0], vp=same.players[0].vp + 1)
    for seat in (0, 1):
        players = (richer, same.players[1]) if seat == 0 else (same.players[0], richer)
        expected = [WIN if seat == one else 0.0 for one in (0, 1)]
        assert finished_position(replace(over, players=players)).bonuses([1.0, 1.0]) == expected


def test_spending_workers_on_crowns_is_no_mistake() -> None:
    """The lesson advises to score crowns, and playouts agree. Passing used to count as 5 points better."""
    position = next(one for one in lesson_positions(GAME) if one.step.name == "score")
    turn = turn_of(position.state, 0, (position.right,))
    assert judge(GAME, turn, "lesson", ROBOTS["captain"].nodes).loss < 2
    view, offered = GAME.observe(position.state, 0), play.options(position.state, 0)
    plan = ROBOTS["captain"].plan(view, offered, SeededChance("plan"), ROBOTS["captain"].nodes)
    assert isinstance(plan.actions[0], Crowns)
    assert plan.actions[0].workers >= 3


def test_value_of_later_scorings_does_not_depend_on_the_workers_now() -> None:
    position = next(one for one in lesson_positions(GAME) if one.step.name == "score")
    player = position.state.players[0]
    states = [position.state.with_player(0, replace(player, workers=workers)) for workers in (2, 10)]
    crowns = TERMS.index("crowns")
    few, many = (terms(state, 0)[crowns] for state in states)
    assert few < many
    few, many = (terms(state, 0, TUNED)[crowns] for state in states)
    assert few == many


def test_tuned_weights_apply_until_the_last_round_begins_to_end() -> None:
    start = deal(2)
    means, extra = TERMS.index("means"), TERMS.index("extra")
    assert terms(start, 0, TUNED)[means] == pytest.approx(TUNED.means * terms(start, 0)[means])
    assert (terms(start, 0)[extra], terms(start, 0, TUNED)[extra]) == (PLAIN.extra, TUNED.extra)
    over = replace(start, rounds=start.rounds * start.last_round, played=tuple(range(7)))
    assert terms(over, 0, TUNED) == pytest.approx(terms(over, 0))
