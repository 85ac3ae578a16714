"""Plans as values: what a seat wants done when its turn comes, and what becomes of it then. Pure.

A plan is carried out on the position its turn begins with, by the same rules as a draft: an action is made where it
is offered and never else. What a plan leaves undone is left to the person.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.game import BadMove
from engine.core.model import Action, Label
from engine.core.text import Text
from host.turns import draft
from host.turns.draft import Turn
from storage.turns.plan import NONE

Why: TypeAlias = Literal[
    "unmet",  # no line's conditions held
    "unfit",  # its first action was not offered
    "stopped",  # a later one was not, or the turn was not over after the last one
    "failed",  # the rules stumbled over it
]


class Steps(Struct, frozen=True, tag_field="plan", tag="steps"):
    """Actions to be made one after the other, as moves of the record without the seat, and how they read."""

    actions: tuple[dict[str, Any], ...]
    labels: tuple[Label, ...]


class Line(Struct, frozen=True):
    """Actions that are made if all conditions hold when the turn begins."""

    steps: Steps
    conditions: tuple[dict[str, Any], ...] = ()
    """JSON of the game's conditions."""
    names: tuple[Text, ...] = ()
    """How they read."""


class Lines(Struct, frozen=True, tag_field="plan", tag="lines"):
    """Lines in order: the first whose conditions hold and whose actions are offered is played."""

    lines: tuple[Line, ...]


class Passing(Struct, frozen=True, tag_field="plan", tag="pass"):
    """To pass where that is possible: for so many turns, or, with None, until the person says otherwise."""

    turns: int | None
    in_round: int | None = None
    """Only as long as this round of the game is played."""


class Ended(Struct, frozen=True, tag_field="plan", tag="ended"):
    """Nothing is planned any more, and why that is so; of interest while the log's entry `moved` is the last move."""

    why: Why
    moved: int


Plan: TypeAlias = Steps | Lines | Passing | Ended
Active: TypeAlias = Steps | Lines | Passing

_plans = msgspec.json.Decoder(Plan)


def read(payload: str) -> Plan | None:
    """Read a stored plan; None where there is none, or one that can't be read."""
    try:
        return None if payload == NONE else _plans.decode(payload)
    except msgspec.MsgspecError:
        return None


def write(plan: Plan | None) -> str:
    """Write a plan for storage."""
    return NONE if plan is None else msgspec.json.encode(plan).decode()


def lines_of(plan: Plan | None) -> tuple[Line, ...]:
    """Return the lines of a plan; none where it is to pass, or nothing."""
    if isinstance(plan, Lines):
        return plan.lines
    return (Line(plan),) if isinstance(plan, Steps) else ()


def of_lines(lines: Sequence[Line]) -> Steps | Lines:
    """Return the plan of some lines; a single one without conditions is as plans always were."""
    only = lines[0]
    return only.steps if len(lines) == 1 and not only.conditions else Lines(tuple(lines))


class Outcome(Struct, frozen=True):
    """What comes of a plan: the turn with what was made of it, if anything, and what is left of the plan."""

    turn: Turn | None
    left: Plan | None


def carry_out(turn: Turn, plan: Active) -> Outcome:
    """Carry out a plan at the beginning of its seat's turn; a confirmed turn is to be written into the log."""
    return _pass(turn, plan) if isinstance(plan, Passing) else _take_first(turn, lines_of(plan))


def _take_first(turn: Turn, lines: Sequence[Line]) -> Outcome:
    """Take the first line that can be confirmed; where none can, what fits of the first that fits in part."""
    outcomes = [_take_steps(turn, line.steps) for line in lines if _holds(turn, line)]
    if not outcomes:
        return Outcome(None, Ended("unmet", turn.match.line.moved))
    begun = [one for one in outcomes if one.turn is not None]
    confirmed = [one for one in begun if one.turn is not None and one.turn.is_confirmed]
    return next(iter((*confirmed, *begun, *outcomes)))


def _holds(turn: Turn, line: Line) -> bool:
    """Tell whether all conditions of a line hold by what its seat sees; one that can't be read does not."""
    game = turn.match.game
    if not line.conditions:
        return True
    view = game.observe(turn.state, turn.seat)
    known = [game.read_condition(condition) for condition in line.conditions]
    return all(one is not None and one.holds(view, turn.seat) for one in known)


def _take_steps(turn: Turn, plan: Steps) -> Outcome:
    start, fits = turn, True
    for move in plan.actions:
        action = _offered_action(turn, move)
        if action is None:
            fits = False
            break
        if draft.reveals(turn, action):
            return Outcome(draft.choose_alone(turn, action), None)
        turn = draft.choose_one(turn, action)
    if turn is start:
        return Outcome(None, Ended("unfit", turn.match.line.moved))
    whole = draft.complete(draft.add_forced(turn)) if fits else None
    if whole is not None:
        return Outcome(draft.confirm(whole), None)
    return Outcome(turn, Ended("stopped", turn.match.line.moved))


def _offered_action(turn: Turn, move: dict[str, Any]) -> Action | None:
    """Return the action of a move if the seat may make it now."""
    pending = play.decision(turn.state, turn.seat)
    if pending is None:
        return None
    try:
        action = turn.match.game.read_action(pending, move)
    except BadMove:
        return None
    return action if action in pending.options(turn.state) else None


def _pass(turn: Turn, plan: Passing) -> Outcome:
    """Pass, and whatever then ends the turn; where passing is not offered the person is asked, and the plan stays."""
    if plan.in_round not in {None, turn.match.game.round_number(turn.state)}:
        return Outcome(None, None)
    pending = play.decision(turn.state, turn.seat)
    passing = None if pending is None else pending.passing(turn.state)
    if passing is None:
        return Outcome(None, plan)
    whole = draft.complete(draft.choose(turn, passing))
    if whole is None:
        return Outcome(draft.choose(turn, passing), plan)
    if plan.turns is None:
        return Outcome(draft.confirm(whole), plan)
    left = replace(plan, turns=plan.turns - 1) if plan.turns > 1 else None
    return Outcome(draft.confirm(whole), left)
