"""Plans as values: instructions for a seat's next turn, and the outcome of executing them.

All functions are pure. A plan is executed at the start of its seat's turn, and follows the same rules as a
draft. An action is played only if it is legal. All other choices are left to the player.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.game import BadMove
from engine.core.model import Action, Label
from engine.core.plans.conditions import Condition
from engine.core.plans.goals import Goal
from engine.core.text import LocalizedText
from host.turns import draft
from host.turns.draft import DraftTurn
from storage.turns.plan import EMPTY

PlanEndReason: TypeAlias = Literal[
    "unmet",  # in every line, at least one condition is false
    "unfit",  # the first action is not legal
    "stopped",  # a later action is not legal, or the turn is not complete after the last action
    "failed",  # the rules raised an exception
]


MAX_GOAL_ACTIONS = 20
"""Maximum number of actions that a goal chooses in a turn."""


class Steps(Struct, frozen=True, tag_field="plan", tag="steps"):
    """Consecutive actions and their texts.

    The actions are stored like moves in a record, without the seat.
    """

    actions: tuple[dict[str, Any], ...]
    labels: tuple[Label, ...]


class PlanLine(Struct, frozen=True, omit_defaults=True):
    """Actions to play if all conditions are true when the turn begins, or a goal that chooses the actions."""

    steps: Steps
    """The actions; for a goal, only its text."""
    conditions: tuple[dict[str, Any], ...] = ()
    """The conditions, as JSON defined by the game."""
    names: tuple[LocalizedText, ...] = ()
    """The texts of the conditions."""
    goal: dict[str, Any] | None = None
    """The goal, as JSON defined by the game."""


class PlanLines(Struct, frozen=True, tag_field="plan", tag="lines"):
    """The lines of a plan in order.

    The bot uses the first line whose conditions are all true and whose actions are all legal.
    """

    lines: tuple[PlanLine, ...]


class Passing(Struct, frozen=True, tag_field="plan", tag="pass"):
    """A plan to pass a number of turns.

    If `turns` is None, the seat passes until the player cancels the plan.
    """

    turns: int | None
    in_round: int | None = None
    """The round to which passing is limited; None for no limit."""


class FailedLine(Struct, frozen=True, omit_defaults=True):
    """A line of a plan that was not played, and why.

    `condition` is the condition that does not hold, and `now` describes the current state, if known. Without a
    condition, the line's first action was not legal.
    """

    steps: tuple[Label, ...]
    condition: LocalizedText | None = None
    now: LocalizedText | None = None


class PlanEnded(Struct, frozen=True, tag_field="plan", tag="ended", omit_defaults=True):
    """A plan that has ended, with the reason.

    `moved` is the number of the last log entry that had changed the position when the plan ended. Once there
    is a later one, the ended plan is no longer shown.
    """

    why: PlanEndReason
    moved: int
    failed: tuple[FailedLine, ...] = ()
    """The lines that were not played, if none of them was."""


Plan: TypeAlias = Steps | PlanLines | Passing | PlanEnded
ActivePlan: TypeAlias = Steps | PlanLines | Passing

_plans = msgspec.json.Decoder(Plan)


def parse(payload: str) -> Plan | None:
    """Parse a stored plan, or return None if it is missing or unreadable."""
    try:
        return None if payload == EMPTY else _plans.decode(payload)
    except msgspec.MsgspecError:
        return None


def serialize(plan: Plan | None) -> str:
    """Serialize a plan for storage."""
    return EMPTY if plan is None else msgspec.json.encode(plan).decode()


def lines_of(plan: Plan | None) -> tuple[PlanLine, ...]:
    """Return a plan's lines.

    The result is empty if there is no plan or the plan is to pass.
    """
    if isinstance(plan, PlanLines):
        return plan.lines
    return (PlanLine(plan),) if isinstance(plan, Steps) else ()


def from_lines(lines: Sequence[PlanLine]) -> Steps | PlanLines:
    """Return a plan with the given lines.

    A single line of actions without conditions is stored in an older format.
    """
    only = lines[0]
    is_plain = len(lines) == 1 and not only.conditions and only.goal is None
    return only.steps if is_plain else PlanLines(tuple(lines))


class PlanOutcome(Struct, frozen=True):
    """The outcome of executing a plan: the turn with the moves made, if any, and the remaining plan."""

    turn: DraftTurn | None
    remaining: Plan | None


def execute(turn: DraftTurn, plan: ActivePlan) -> PlanOutcome:
    """Execute a plan at the start of its seat's turn.

    If the resulting turn is confirmed, the caller must append it to the log.
    """
    return _execute_passing(turn, plan) if isinstance(plan, Passing) else _execute_lines(turn, lines_of(plan))


def _execute_lines(turn: DraftTurn, lines: Sequence[PlanLine]) -> PlanOutcome:
    """Return the outcome of the first line that yields a complete turn.

    If there is none, use the first line that can be played in part, up to the first illegal action.
    """
    outcomes = [_execute_line(turn, line) for line in lines if not _failed_conditions(turn, line)]
    if all(outcome.turn is None for outcome in outcomes):
        failed = tuple(failed for line in lines for failed in _failed(turn, line))
        why: PlanEndReason = "unfit" if outcomes else "unmet"
        return PlanOutcome(None, PlanEnded(why, turn.match.folded_log.last_change, failed))
    begun = [outcome for outcome in outcomes if outcome.turn is not None]
    confirmed = [
        plan_outcome
        for plan_outcome in begun
        if plan_outcome.turn is not None and plan_outcome.turn.is_confirmed
    ]
    return next(iter((*confirmed, *begun)))


def _failed(turn: DraftTurn, line: PlanLine) -> tuple[FailedLine, ...]:
    """Return why a line was not played: each condition that does not hold, or else its first action."""
    return _failed_conditions(turn, line) or (FailedLine(line.steps.labels),)


def _failed_conditions(turn: DraftTurn, line: PlanLine) -> tuple[FailedLine, ...]:
    """Return the conditions of a line that do not hold from the seat's point of view.

    An unreadable condition does not hold.
    """
    if not line.conditions:
        return ()
    game, failed = turn.match.game, list[FailedLine]()
    view = game.observe(turn.state, turn.seat)
    for fields, name in zip_longest(line.conditions, line.names[: len(line.conditions)]):
        condition = game.read_condition(fields)
        if condition is None or not condition.holds(view, turn.seat):
            now = None if condition is None else condition.current_state(view, turn.seat)
            failed.append(FailedLine(line.steps.labels, name, now))
    return tuple(failed)


def _execute_line(turn: DraftTurn, line: PlanLine) -> PlanOutcome:
    return _execute_steps(turn, line.steps) if line.goal is None else _execute_goal(turn, line, line.goal)


def _execute_goal(turn: DraftTurn, line: PlanLine, fields: dict[str, Any]) -> PlanOutcome:
    """Play the actions that the goal chooses; an unreadable goal chooses none."""
    start, game = turn, turn.match.game
    goal, known = game.read_goal(fields), map(game.read_condition, line.conditions)
    conditions = [condition for condition in known if condition is not None]
    while goal is not None and len(turn.groups) < MAX_GOAL_ACTIONS:
        action = _action_of_goal(turn, goal, conditions)
        if action is None:
            break
        if draft.reveals(turn, action):
            return PlanOutcome(draft.append_revealing(turn, action), None)
        turn = draft.append_action(turn, action)
    return _end_turn(start, turn, is_possible=True)


def _action_of_goal(turn: DraftTurn, goal: Goal, conditions: Sequence[Condition]) -> Action | None:
    """Return the legal action that the goal chooses next, if any."""
    pending = play.decision(turn.state, turn.seat)
    if pending is None:
        return None
    options = pending.options(turn.state)
    action = goal.choose(turn.match.game.observe(turn.state, turn.seat), turn.seat, options, conditions)
    return action if action is not None and pending.is_legal(turn.state, action) else None


def _execute_steps(turn: DraftTurn, plan: Steps) -> PlanOutcome:
    start, fits = turn, True
    for move in plan.actions:
        action = _offered_action(turn, move)
        if action is None:
            fits = False
            break
        if draft.reveals(turn, action):
            return PlanOutcome(draft.append_revealing(turn, action), None)
        turn = draft.append_action(turn, action)
    return _end_turn(start, turn, is_possible=fits)


def _end_turn(start: DraftTurn, turn: DraftTurn, *, is_possible: bool) -> PlanOutcome:
    """Return the outcome after the played actions; `is_possible` is False if a later action was not legal."""
    if turn is start:
        return PlanOutcome(None, PlanEnded("unfit", turn.match.folded_log.last_change))
    whole = draft.complete(draft.add_forced(turn)) if is_possible else None
    if whole is not None:
        return PlanOutcome(draft.confirm(whole), None)
    return PlanOutcome(turn, PlanEnded("stopped", turn.match.folded_log.last_change))


def _offered_action(turn: DraftTurn, move: dict[str, Any]) -> Action | None:
    """Return the action for a planned move, or None if the move is not legal now."""
    pending = play.decision(turn.state, turn.seat)
    if pending is None:
        return None
    try:
        action = turn.match.game.read_action(pending, move)
    except BadMove:
        return None
    return action if pending.is_legal(turn.state, action) else None


def _execute_passing(turn: DraftTurn, plan: Passing) -> PlanOutcome:
    """Pass and then end the turn.

    If the seat can't pass, the player has to choose, and the plan is kept.
    """
    if plan.in_round not in {None, turn.match.game.round_number(turn.state)}:
        return PlanOutcome(None, None)
    passing = play.passing_action(turn.state, turn.seat)
    if passing is None:
        return PlanOutcome(None, plan)
    whole = draft.complete(draft.choose(turn, passing))
    if whole is None:
        return PlanOutcome(draft.choose(turn, passing), plan)
    if plan.turns is None:
        return PlanOutcome(draft.confirm(whole), plan)
    left = replace(plan, turns=plan.turns - 1) if plan.turns > 1 else None
    return PlanOutcome(draft.confirm(whole), left)
