"""Conditions for the lines of a plan: those that a line uses, and those that can be added.

All functions are pure.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.files.library import AnyGame
from engine.core.game import BadMove
from engine.core.model import Action, Seat
from engine.core.plans.conditions import MAX_CONDITIONS, Condition
from engine.core.text import LocalizedText
from host.matches.match.match import Match
from host.turns.plan.plans import Plan, PlanLine, lines_of


class PlanCondition(Struct, frozen=True):
    """The text of a condition, and whether a line of the plan uses it."""

    name: LocalizedText
    is_chosen: bool


def plan_conditions(match: Match, seat: Seat, plan: Plan | None) -> tuple[tuple[PlanCondition, ...], ...]:
    """Return the conditions for each line of a plan.

    The conditions that the line uses come first, followed by others that the game offers in this position.
    """
    return tuple(_line_conditions(match, seat, line) for line in lines_of(plan))


def _line_conditions(match: Match, seat: Seat, line: PlanLine) -> tuple[PlanCondition, ...]:
    own, others = _chosen_conditions(match.game, line), _offered_conditions(match, seat, line)
    return (
        *(PlanCondition(condition.name(), is_chosen=True) for condition in own),
        *(PlanCondition(other.name(), is_chosen=False) for other in others),
    )


def _chosen_conditions(game: AnyGame, line: PlanLine) -> list[Condition]:
    """Return the conditions that a line uses, skipping unreadable ones."""
    return [condition for condition in map(game.read_condition, line.conditions) if condition is not None]


def _offered_conditions(match: Match, seat: Seat, line: PlanLine) -> list[Condition]:
    """Return the conditions that can be added to a line.

    A line's menu shows at most MAX_CONDITIONS conditions in total.
    """
    game = match.game
    own = {one.name() for one in _chosen_conditions(game, line)}
    view = game.observe(match.state, seat)
    goal = None if line.goal is None else game.read_goal(line.goal)
    offered = game.conditions(view, seat, _actions(game, line)) if line.goal is None else ()
    offered = offered if goal is None else goal.conditions(view, seat)
    return [condition for condition in offered if condition.name() not in own][: MAX_CONDITIONS - len(own)]


def _actions(game: AnyGame, line: PlanLine) -> tuple[Action, ...]:
    """Return a line's actions up to the first unreadable one."""
    actions = []
    for move in line.steps.actions:
        try:
            actions.append(game.read_action(None, move))
        except BadMove:
            break
    return tuple(actions)


def with_conditions(match: Match, seat: Seat, line: PlanLine, chosen: Sequence[int]) -> PlanLine | None:
    """Return a line with the chosen conditions, or None if a number in `chosen` is invalid."""
    there_are = [*_chosen_conditions(match.game, line), *_offered_conditions(match, seat, line)]
    if not all(0 <= number < len(there_are) for number in chosen):
        return None
    conditions = [there_are[number] for number in sorted(set(chosen))]
    return replace(
        line,
        conditions=tuple(msgspec.to_builtins(condition) for condition in conditions),
        names=tuple(one.name() for one in conditions),
    )
