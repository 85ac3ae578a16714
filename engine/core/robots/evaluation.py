"""Evaluation of turns for explanations.

This module chooses a robot and calculates the expected lead after a turn. It can also finish a turn with the
substitute robot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum, sqrt
from typing import Any

import msgspec

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import Action, Seat
from engine.core.randomness.chance import SeededChance
from engine.core.robots.dice import Dice
from engine.core.robots.game_searcher import GameSearcher
from engine.core.robots.robot import Plan, choose_turn
from engine.core.robots.search import Points, Turn, search
from engine.core.robots.searcher import SEEDS, ForecastPosition, Searcher, Worlds

NODES = 60
"""Number of search nodes per turn for a game without a search robot."""


class FixedTurnPosition:
    """A search position whose first turn is fixed."""

    def __init__(self, table: ForecastPosition, first: Turn) -> None:
        self._table, self._first, self._is_begun = table, first, False

    @property
    def seat(self) -> int:
        """Return the seat to move."""
        return self._table.seat

    def turns(self) -> Sequence[tuple[Turn, float]]:
        """Return only the fixed turn until it is played, then all turns in the position."""
        return self._table.turns() if self._is_begun else [(self._first, 1.0)]

    def play(self, turn: Turn) -> None:
        """Play a turn."""
        self._is_begun = True
        self._table.play(turn)

    def points(self) -> Points:
        """Return each seat's expected points."""
        return self._table.points()

    def bonuses(self, points: Points) -> Points:
        """Return each seat's bonus for winning."""
        return self._table.bonuses(points)


def strongest_searcher(rules: AnyGame) -> tuple[str | None, Searcher[Any]]:
    """Return the game's strongest search robot and its level.

    If the game has none, return the generic GameSearcher and None.
    """
    for level, robot in reversed(tuple(rules.robots.items())):
        if isinstance(robot, Searcher):
            return level, robot
    return None, GameSearcher(rules, NODES)


def worlds_of(robot: Searcher[Any], view: Any, offered: Sequence[Action], seed: str) -> Worlds:
    """Return the possible worlds for a view.

    The same seed results in the same worlds.
    """
    return robot.worlds(view, offered, Dice(SeededChance(seed).below(SEEDS)[0]))


def legal_actions(rules: AnyGame, view: Any) -> tuple[Action, ...]:
    """Return the legal actions for the seat whose view is given."""
    seat = rules.awaited_seat(view)
    return play.options(rules.determinise(view, seat, SeededChance("")), seat)


def lead_after(make: Callable[[str], Worlds], turn: Turn, seed: str, nodes: int) -> float:
    """Return the expected lead after a turn.

    The rest of the game is searched with `nodes` nodes.
    """
    worlds = make(seed)
    found = search(
        lambda: FixedTurnPosition(worlds.position(), turn),
        worlds.seats, max(1, nodes), worlds.swing, is_open=worlds.is_open, teams=worlds.teams,
    )  # fmt: skip
    return found[0].lead


def mean_and_spread(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the standard deviation."""
    mean = fsum(values) / len(values)
    if len(values) == 1:
        return mean, 0.0
    return mean, sqrt(fsum((value - mean) ** 2 for value in values) / (len(values) - 1))


def apply_actions(state: Any, seat: Seat, actions: Sequence[Action]) -> Any:
    """Return the state after a seat's actions and the subsequent table steps.

    Return None if an action is illegal.
    """
    for action in actions:
        if not play.is_legal(state, action, seat):
            return None
        state = play.run_table_steps(play.apply_unchecked(state, action, seat))
    return play.run_table_steps(state)


def outcome_key(state: Any, seat: Seat, actions: Sequence[Action]) -> bytes:
    """Return a key that is equal for all turns that lead to the same position.

    Such turns may consist of the same actions in a different order. If an action is illegal, the key contains
    the actions instead of the position.
    """
    after = apply_actions(state, seat, actions)
    return msgspec.json.encode(tuple(actions) if after is None else _sort_nested(msgspec.to_builtins(after)))


def _sort_nested(value: Any) -> Any:
    """Sort all lists in JSON data, so that only their items matter."""
    if isinstance(value, dict):
        return {name: _sort_nested(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return sorted(map(_sort_nested, value), key=msgspec.json.encode)
    return value


def finish_turn(rules: AnyGame, state: Any, seat: Seat, chance: SeededChance, *, with_others: bool) -> Any:
    """Finish a seat's turn in the current segment with the game's substitute robot.

    If `with_others` is set, all other seats also take a turn in the segment.
    """
    robot, been, chapter = rules.robots[rules.substitute_level], set[Seat](), rules.completed_segments(state)

    def plan(view: Any, offered: Sequence[Action], chance: SeededChance) -> Plan:
        return robot.plan(view, offered, chance, robot.nodes)

    for _ in range(2 * state.seats):
        asked = play.awaited_seat(state)
        if asked is None or rules.completed_segments(state) != chapter or (asked != seat and not with_others):
            break
        if asked in been or (asked == seat and been):
            break
        actions, chance = choose_turn(rules, state, asked, chance, plan)
        been |= {asked} - {seat}
        for action in actions:
            state = play.apply_unchecked(state, action, asked)
        state = play.run_table_steps(state)
    return state
