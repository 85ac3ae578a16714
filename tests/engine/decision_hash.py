"""A hash of the robots' decisions and reports, which must be identical in every Python version."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.randomness.chance import SeededChance
from engine.core.robots.analysis import PositionedMove, judge, split_into_turns
from engine.core.robots.explain import explain
from engine.core.robots.game_searcher import GameSearcher
from engine.core.robots.robot import choose_turn
from tests.engine.playouts import moments

NODES = 20
POSITIONS = 2
"""Number of positions per random game that contribute to the hash."""


def digest(rules: AnyGame, seats: int) -> str:
    """Return a hash of the robots' plans, explanations and judgements in a random game."""
    told = hashlib.sha256()
    for value in _robot_outputs(rules, seats):
        told.update(msgspec.json.encode(value))
    return told.hexdigest()[:16]


def substitute_hash(rules: AnyGame) -> str:
    """Return a hash of a game that is played by the substitute robot, which replaces absent players.

    If it changes, the robot needs a new version.
    """
    robot, chance, done = rules.robots[rules.substitute_level], SeededChance("frozen"), hashlib.sha256()
    state = rules.deal(rules.seat_counts[0], rules.default_edition(), SeededChance("frozen"))
    while (seat := play.awaited_seat(state)) is not None:
        actions, chance = choose_turn(rules, state, seat, chance, partial(robot.plan, budget=0))
        for action in actions:
            done.update(repr(action).encode())
            state = play.submit(state, action, seat)
    return done.hexdigest()[:4]


def _robot_outputs(rules: AnyGame, seats: int) -> Iterator[Any]:
    positioned_moves = [
        PositionedMove(moment.state, moment.seat, moment.taken) for moment in moments(rules, seats, 1)
    ]
    last = play.submit(positioned_moves[-1].state, positioned_moves[-1].action, positioned_moves[-1].seat)
    for positioned_move in positioned_moves[:: len(positioned_moves) // POSITIONS]:
        view, offered = (
            rules.observe(positioned_move.state, positioned_move.seat),
            play.options(positioned_move.state, positioned_move.seat),
        )
        for robot in (*rules.robots.values(), GameSearcher(rules, NODES)):
            plan = robot.plan(view, offered, SeededChance("plan"), NODES)
            yield plan.actions, plan.considered
    played_turns = list(split_into_turns(rules, positioned_moves, last))
    for turn in played_turns[:: len(played_turns) // POSITIONS]:
        yield judge(rules, turn, "judge", NODES), explain(rules, turn.view, "explain", NODES, turn.actions)
