"""Weighing turns for people: who does it, what a given turn comes to, and how a game may go on after one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum, sqrt
from typing import Any

from engine.core import play
from engine.core.chance import Seeded
from engine.core.dice import Dice
from engine.core.engine_table import GameSearcher
from engine.core.library import AnyGame
from engine.core.model import Action, Seat
from engine.core.robots import Plan
from engine.core.robots import turn as turn_of
from engine.core.search import Points, Turn, lead, search
from engine.core.thinking import SEEDS, Forecasting, Searcher, Worlds

NODES = 60
"""Positions that are looked at for a turn, where a game has no robot that searches."""


class OneTurn:
    """The table of a world on which the first turn is given."""

    def __init__(self, table: Forecasting, first: Turn) -> None:
        self._table, self._first, self._is_begun = table, first, False

    @property
    def seat(self) -> int:
        """Return who is to play."""
        return self._table.seat

    def turns(self) -> Sequence[tuple[Turn, float]]:
        """Return the given turn, and later whatever there is."""
        return self._table.turns() if self._is_begun else [(self._first, 1.0)]

    def play(self, turn: Turn) -> None:
        """Play a turn."""
        self._is_begun = True
        self._table.play(turn)

    def points(self) -> Points:
        """Return what each seat may expect."""
        return self._table.points()


def explainer(rules: AnyGame) -> tuple[str | None, Searcher[Any]]:
    """Return the strongest robot that searches and its level; None is one that knows no more than every game says."""
    for level, robot in reversed(tuple(rules.robots.items())):
        if isinstance(robot, Searcher):
            return level, robot
    return None, GameSearcher(rules, NODES)


def worlds_of(robot: Searcher[Any], view: Any, offered: Sequence[Action], seed: str) -> Worlds:
    """Return the worlds that a view may be; the same seed gives the same ones."""
    return robot.worlds(view, offered, Dice(Seeded(seed).below(SEEDS)[0]))


def offered_in(rules: AnyGame, view: Any) -> tuple[Action, ...]:
    """Return what the seat that sees this may choose."""
    seat = rules.asked(view)
    return play.options(rules.determinise(view, seat, Seeded("")), seat)


def lead_after(make: Callable[[str], Worlds], turn: Turn, seed: str, nodes: int) -> float:
    """Return the lead that comes of a turn, by so many positions looked at after it."""
    worlds = make(seed)
    found = search(
        lambda: OneTurn(worlds.table(), turn),
        worlds.seats, max(1, nodes), worlds.swing, is_open=worlds.is_open,
    )  # fmt: skip
    return lead(found[0].reward, worlds.swing)


def lead_of(points: Points, seat: Seat) -> float:
    """Return by how many points a seat is ahead of the best of the others; alone what it has."""
    others = [*points[:seat], *points[seat + 1 :]]
    return points[seat] - max(others) if others else points[seat]


def mean_and_spread(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the standard deviation."""
    mean = fsum(values) / len(values)
    if len(values) == 1:
        return mean, 0.0
    return mean, sqrt(fsum((value - mean) ** 2 for value in values) / (len(values) - 1))


def played(state: Any, seat: Seat, actions: Sequence[Action]) -> Any:
    """Return where a seat's actions lead with what the table does then; None where they are not offered."""
    for action in actions:
        if action not in play.options(state, seat):
            return None
        state = play.follow(state, action, seat)
    return play.settle(state)


def played_on(rules: AnyGame, state: Any, seat: Seat, chance: Seeded, *, with_others: bool) -> Any:
    """Let a seat do what it is still to do in this stretch of play, as the stand-in would.

    `with_others` lets everybody else have a turn in it, too.
    """
    robot, been, chapter = rules.robots[rules.stand_in], set[Seat](), rules.chapter(state)

    def plan(view: Any, offered: Sequence[Action], chance: Seeded) -> Plan:
        return robot.plan(view, offered, chance, robot.nodes)

    for _ in range(2 * state.seats):
        asked = play.awaited(state)
        if asked is None or rules.chapter(state) != chapter or (asked != seat and not with_others):
            break
        if asked in been or (asked == seat and been):
            break
        actions, chance = turn_of(rules, state, asked, chance, plan)
        been |= {asked} - {seat}
        for action in actions:
            state = play.follow(state, action, asked)
        state = play.settle(state)
    return state
