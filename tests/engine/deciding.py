"""A hash of the robots' decisions and reports, which must be identical in every Python version."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core import play
from engine.core.analysis import PositionedMove, judge, split_into_turns
from engine.core.chance import SeededChance
from engine.core.explain import explain
from engine.core.game_searcher import GameSearcher
from engine.core.library import AnyGame
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


def _robot_outputs(rules: AnyGame, seats: int) -> Iterator[Any]:
    made = [PositionedMove(one.state, one.seat, one.taken) for one in moments(rules, seats, 1)]
    last = play.submit(made[-1].state, made[-1].action, made[-1].seat)
    for one in made[:: len(made) // POSITIONS]:
        view, offered = rules.observe(one.state, one.seat), play.options(one.state, one.seat)
        for robot in (*rules.robots.values(), GameSearcher(rules, NODES)):
            plan = robot.plan(view, offered, SeededChance("plan"), NODES)
            yield plan.actions, plan.considered
    taken = list(split_into_turns(rules, made, last))
    for turn in taken[:: len(taken) // POSITIONS]:
        yield judge(rules, turn, "judge", NODES), explain(rules, turn.view, "explain", NODES, turn.actions)
