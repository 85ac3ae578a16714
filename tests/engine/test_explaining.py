"""Tests for turn explanations and judgements.

They use the game's terms, and only information that the seat had.
"""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import Any

import pytest

from engine.core import play
from engine.core.files.library import AnyGame, game, games
from engine.core.randomness.chance import SeededChance
from engine.core.robots.analysis import Analysis, PositionedMove, TurnJudgement, judge, split_into_turns
from engine.core.robots.evaluation import strongest_searcher
from engine.core.robots.explain import Explanation, explain
from engine.core.robots.search import lead_of
from tests.engine.playouts import FEW_NODES, FEW_TABLES, moments
from tests.engine.secrecy import world_pairs

every_table = pytest.mark.parametrize(("rules", "seats"), FEW_TABLES)
NODES = 2


def explain_position(rules: AnyGame, state: Any, seat: int) -> Explanation:
    return explain(rules, rules.observe(state, seat), "key", NODES)


def whole_game(rules: AnyGame, seats: int) -> tuple[list[PositionedMove], Any]:
    played = [PositionedMove(moment.state, moment.seat, moment.taken) for moment in moments(rules, seats, 3)]
    return played, play.submit(played[-1].state, played[-1].action, played[-1].seat)


def has_different_explanations(one: AnyGame, another: AnyGame, here: Any, there: Any) -> bool:
    return explain_position(one, here, 0) != explain_position(another, there, 0)


@every_table
def test_explanation_does_not_depend_on_hidden_information(rules: AnyGame, seats: int) -> None:
    for one, another in list(world_pairs(rules, seats, 0, seed=5))[:1]:
        here, there = one.states()[-1], another.states()[-1]
        if 0 in play.awaited_seats(here):
            assert not has_different_explanations(rules, rules, here, there)


def test_explanation_using_hidden_information_is_detected() -> None:
    rules = game("nautilus-island")
    seats = rules.seat_counts[0]

    def peeking(state: Any) -> AnyGame:
        leaky = copy(rules)
        leaky.determinise = lambda *_: state  # type: ignore[method-assign]  # the leak
        return leaky

    worlds = [(one.states()[-1], other.states()[-1]) for one, other in world_pairs(rules, seats, 0, seed=5)]
    asked = [(here, there) for here, there in worlds if 0 in play.awaited_seats(here)]
    assert any(
        has_different_explanations(peeking(here), peeking(there), here, there) for here, there in asked
    )


@every_table
def test_explained_turns_are_legal_and_include_the_played_one(rules: AnyGame, seats: int) -> None:
    played, last = whole_game(rules, seats)
    played_turns = list(split_into_turns(rules, played, last))
    assert [action for turn in played_turns for action in turn.actions] == [
        positioned_move.action for positioned_move in played
    ]
    turn = played_turns[len(played_turns) // 2]
    state = played[turn.number].state
    explanation = explain(rules, turn.view, "key", NODES, turn.actions)
    assert (explanation.seat, sum(one.is_played for one in explanation.turns)) == (turn.seat, 1)
    for one in explanation.turns:
        assert one.labels
        first = rules.read_action(play.decision(state, turn.seat), one.moves[0])
        assert first in play.options(state, turn.seat)


@pytest.mark.long
@every_table
def test_judgement_of_turn_is_deterministic_and_consistent(rules: AnyGame, seats: int) -> None:
    played, last = whole_game(rules, seats)
    played_turns = list(split_into_turns(rules, played, last))
    judged = [judge(rules, turn, "key", NODES) for turn in played_turns[:: max(1, len(played_turns) // 4)]]
    assert judged == [
        judge(rules, turn, "key", NODES) for turn in played_turns[:: max(1, len(played_turns) // 4)]
    ]
    for turn_judgement in judged:
        assert turn_judgement.loss >= 0
        assert bool(turn_judgement.best) == (turn_judgement.loss > 0)
        assert len(turn_judgement.luck) in {0, seats}


def test_bad_turn_has_loss_and_best_turn_has_almost_none() -> None:
    rules = game("nauticus")
    state = rules.deal(2, rules.default_edition(), SeededChance("bad"))
    seat = play.awaited_seat(state)
    assert seat is not None
    best = explain_position(rules, state, seat).turns[0].moves[0]
    losses = dict[Any, float]()
    for action in play.options(state, seat):
        positioned_moves = [PositionedMove(state, seat, action)]
        turn = next(iter(split_into_turns(rules, positioned_moves, play.submit(state, action, seat))))
        losses[action] = judge(rules, turn, "key", 12).loss
    assert max(losses.values()) > 1
    first = rules.read_action(play.decision(state, seat), best)
    assert losses[first] < 1


@pytest.mark.long
def test_luck_averages_zero_over_possible_draws() -> None:
    """Luck averages zero over all possible draws.

    Luck is the result minus its expected value.
    """
    rules = game("nautilus-island")
    played, last = whole_game(rules, 2)
    turn = [turn for turn in split_into_turns(rules, played, last) if turn.after][1]
    state = played[turn.number].state
    lucks = []
    for number in range(14):
        world = rules.determinise(rules.observe(state, turn.seat), turn.seat, SeededChance(f"world/{number}"))
        positioned_moves = [PositionedMove(world, turn.seat, turn.actions[0])]
        for action in turn.actions[1:]:
            positioned_moves.append(
                PositionedMove(
                    play.apply_unchecked(positioned_moves[-1].state, positioned_moves[-1].action, turn.seat),
                    turn.seat,
                    action,
                )
            )
        end = play.submit(positioned_moves[-1].state, positioned_moves[-1].action, turn.seat)
        played_turn = next(iter(split_into_turns(rules, positioned_moves, end)))
        lucks.append(judge(rules, played_turn, "key", 1).luck[turn.seat])
    assert max(lucks) > 0 > min(lucks)
    assert abs(sum(lucks) / len(lucks)) < 0.5 * (max(lucks) - min(lucks))


def test_costly_turns_exclude_uncertain_losses() -> None:
    plain = partial(TurnJudgement, count=1, seat=0, expected=0.0)
    turns = (
        plain(0, loss=4.0, error=1.0), plain(1, loss=9.0, error=5.0), plain(2, loss=0.5), plain(3, loss=6.0),
    )  # fmt: skip
    found = Analysis(None, (0.0, 0.0), turns)
    assert [turn.number for turn in found.costly_turns(2)] == [0, 3]
    assert [turn.number for turn in found.costly_turns(1)] == [3]
    assert found.total_loss(0) == 19.5


def test_lead_is_measured_against_best_opponent() -> None:
    assert [lead_of((7.0, 4.0, 9.0), seat) for seat in range(3)] == [-2, -5, 2]
    assert lead_of((7.0,), 0) == 7


def test_explainer_is_the_strongest_searching_robot() -> None:
    for rules in games().values():
        level, robot = strongest_searcher(rules)
        searching = [name for name, player in rules.robots.items() if player.nodes]
        assert level == (searching[-1] if searching else None)
        assert robot.nodes > FEW_NODES
