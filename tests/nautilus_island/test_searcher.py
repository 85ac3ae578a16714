"""Tests that searching robots play the last turn as well as an exhaustive search."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum, sqrt

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.randomness.chance import SeededChance
from engine.core.robots.dice import Dice
from engine.core.robots.explain import ExplainedTurn, explain
from engine.core.robots.search import lead_of
from engine.core.robots.searcher import MAX_CONSIDERED
from engine.games.nautilus_island.actions import Close, Collect, Leave
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.robots import ROBOTS
from engine.games.nautilus_island.robots.fast_table import NO, table_of
from engine.games.nautilus_island.robots.positions import NautilusPosition
from engine.games.nautilus_island.robots.searcher import NautilusWorlds
from engine.games.nautilus_island.robots.turn_evaluation import TurnEvaluator
from engine.games.nautilus_island.robots.weights import QUICK_WEIGHTS
from engine.games.nautilus_island.state import NautilusState
from engine.games.nautilus_island.steps.recover import Recover
from tests.engine.playouts import moments
from tests.nautilus_island.positions import (
    card_set,
    deal,
    recovery_turn,
    store_action,
    with_camp,
    with_portholes,
)

NODES = 400
WORLDS = 60
"""Number of sampled worlds from which the expected final lead is computed."""
SEARCHING = [level for level, robot in ROBOTS.items() if robot.nodes]


def last_turns(seats: int) -> Iterator[NautilusState]:
    """Yield positions from random games right before the last turn."""
    for seed in range(40):
        for moment in moments(GAME, seats, seed):
            state = moment.state
            if state.is_last and len(state.stack) == 2 and len(moment.options) > 1:
                yield state
                break


def outcomes(state: NautilusState, seat: int) -> dict[tuple[object, ...], float]:
    """Return the value of each possible turn.

    The key contains the turn's actions. The value is the seat's points minus a small cost for the column.
    """
    found: dict[tuple[object, ...], float] = {}
    begun: list[tuple[tuple[object, ...], NautilusState]] = [((), state)]
    while begun:
        actions, position = begun.pop()
        for action in play.options(position, seat):
            after = play.submit(position, action, seat)
            if play.is_finished(after):
                found[*actions, action] = GAME.result(after).totals[seat]
            else:
                begun.append(((*actions, action), after))
    return found


def sees_all(state: NautilusState) -> bool:
    """Return whether all stacks that are not empty are face up."""
    return not any(stack.left and not stack.is_face_up for stack in state.stacks)


@pytest.mark.parametrize("level", SEARCHING[-1:])
@pytest.mark.parametrize("seats", [2, 3])
def test_last_turn_matches_exhaustive_search(level: str, seats: int) -> None:
    looked_at = 0
    for state in list(last_turns(seats))[:12]:
        seat = play.awaited_seat(state)
        assert seat is not None
        plan = ROBOTS[level].plan(GAME.observe(state, seat), play.options(state), SeededChance("last"), NODES)
        counted = outcomes(state, seat)
        blind = {turn for turn in counted if isinstance(turn[-1], Collect) and not sees_all(state)}
        best = max((points for turn, points in counted.items() if turn not in blind), default=0)
        if plan.actions in blind:
            continue
        assert counted[plan.actions] == best
        looked_at += 1
    assert looked_at >= 4


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
def test_explained_leads_of_last_turn_are_expected_final_leads(seats: int) -> None:
    errors, certain = list[float](), 0
    for number, dealt in enumerate(list(last_turns(seats))[:12]):
        seat = play.awaited_seats(dealt)[0]
        state = without_other_hands(dealt, seat) if number % 2 else dealt
        for turn in explain(GAME, GAME.observe(state, seat), "last", NODES).turns:
            leads = final_leads(state, seat, turn)
            if len(set(leads)) == 1:
                assert (turn.lead, turn.spread) == (leads[0], 0)
                certain += 1
            errors.append(turn.lead - fsum(leads) / len(leads))
    assert certain >= 3
    assert abs(fsum(errors)) / len(errors) < 0.5


def test_turn_that_ends_with_new_tokens_is_judged_with_the_better_closing() -> None:
    """If storing reveals new tokens, closing the set is a decision of its own, which follows the turn."""
    five, two = "hammer hammer saw saw wrench", "hammer saw"
    for things, card, closes in ((five, "repair/wrench", True), (two, "repair/wrench repair/screws", False)):
        state = recovery_turn(1, card, card_set("repair", things), is_last=closes)
        state = with_camp(state, "vp2", None, "odd", None, None, left=("vp2", "vp3", "vp2"))
        state = with_portholes(state, of_3=(1,), of_4=(1,), of_5=(40,))
        store = store_action(card.split()[0])
        pending = play.decision(state)
        assert pending is not None
        assert pending.reveals(state, store)
        worlds = NautilusWorlds(GAME.observe(state, 0), play.options(state, 0), Dice(1))
        bare, closed, left = (
            worlds.turn(actions)[0] for actions in ([store], [store, Close()], [store, Leave()])
        )
        assert bare == (closed if closes else left)
        assert closed != left


def test_forecast_is_a_result_between_equally_good_players() -> None:
    for number in range(3):
        table, dice = table_of(deal(2, f"equals/{number}")), Dice(number)
        position = NautilusPosition(table.copy(), Dice(number))
        while table.seat != NO:
            table.play(TurnEvaluator(table, QUICK_WEIGHTS).greedy_turn(dice))
        assert position.forecast() == table.scores()


@pytest.mark.long
def test_lead_of_the_played_turn_is_a_mean_of_many_playouts() -> None:
    nodes, errors = 12, list[float]()
    for moment in list(moments(GAME, 2, 5))[41:]:
        if not isinstance(play.decision(moment.state), Recover) or len(moment.options) < 3:
            continue
        found = explain(GAME, GAME.observe(moment.state, moment.seat), "played", nodes, (moment.taken,))
        played = next(turn for turn in found.turns if turn.is_played)
        errors.append(played.error / played.spread)
        if len(errors) == 2:
            break
    assert max(errors) <= 1 / sqrt(nodes // MAX_CONSIDERED) + 1e-9


def without_other_hands(state: NautilusState, seat: int) -> NautilusState:
    """Return the position without the hands of the other seats, which the seat cannot see."""
    for other, castaway in enumerate(state.castaways):
        if other != seat:
            state = state.with_castaway(other, replace(castaway, hand=()))
    return state


def final_leads(state: NautilusState, seat: int, turn: ExplainedTurn) -> list[float]:
    """Return the seat's final lead after the given last turn, in each of several sampled worlds.

    All worlds look the same to the seat.
    """
    found, view = list[float](), GAME.observe(state, seat)
    for number in range(WORLDS):
        world = GAME.determinise(view, seat, SeededChance(f"world/{number}"))
        for fields in turn.moves:
            pending = play.decision(world, seat)
            assert pending is not None
            world = play.submit(world, GAME.read_action(pending, fields), seat)
        found.append(lead_of(GAME.result(world).totals, seat))
    return found
