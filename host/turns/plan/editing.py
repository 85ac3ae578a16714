"""Edit a plan line by line: add and delete lines, and set their conditions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from engine.core.model import Label, Seat
from engine.core.text import text
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.users import User
from host.matches.match.match import Match
from host.turns.plan import planning
from host.turns.plan.conditions import with_conditions
from host.turns.plan.planning import PlanView
from host.turns.plan.plans import PlanLine, Steps, from_lines, lines_of
from storage.core.database import Transaction

MAX_LINES = 4
"""Maximum number of lines in a plan, since the plan's message needs a menu for each line."""

LinesChange: TypeAlias = Callable[[Match, Seat, tuple[PlanLine, ...]], Sequence[PlanLine]]


class StalePlan(UserError):
    """Raised if the user edits an outdated version of the plan.

    The error contains the current plan.
    """

    def __init__(self, planned: PlanView) -> None:
        super().__init__(text("refusal-stale"), planned.names)
        self.planned = planned


async def add_line(tx: Transaction, match: Match, seat: Seat, steps: Steps) -> PlanView:
    """Append a line to a plan.

    The new line is used only if no earlier line can be played.
    """
    return await _append_line(tx, match, seat, PlanLine(steps))


async def add_goal(ctx: Context, match_id: int, user: User, revision: int, number: int) -> PlanView:
    """Append a line with one of the goals that the game offers."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match, seat = await planning.load_match_and_seat(ctx, tx, match_id, user)
        planned = await planning.load_plan_view(tx, match, seat)
        if planned.revision != revision:
            raise StalePlan(planned)
        goals = match.game.goals(match.game.observe(match.state, seat), seat)
        if not 0 <= number < len(goals):
            raise user_error("no-option")
        goal = goals[number]
        line = PlanLine(Steps((), (Label(goal.name()),)), goal=msgspec.to_builtins(goal))
        return await _append_line(tx, match, seat, line)


async def _append_line(tx: Transaction, match: Match, seat: Seat, line: PlanLine) -> PlanView:
    lines = lines_of(await planning.load_seat_plan(tx, match, seat))
    if len(lines) >= MAX_LINES:
        raise user_error("plan-lines", most=MAX_LINES)
    return await planning.replace_plan(tx, match, seat, from_lines((*lines, line)))


async def set_conditions(
    ctx: Context, match_id: int, user: User, revision: int, line: int, chosen: Sequence[int]
) -> PlanView:
    """Set the conditions of a line in a user's plan.

    The line is used only if all of its conditions are true.
    """

    def change(match: Match, seat: Seat, lines: tuple[PlanLine, ...]) -> Sequence[PlanLine]:
        hanging = with_conditions(match, seat, lines[line], chosen)
        if hanging is None:
            raise user_error("no-option")
        return (*lines[:line], hanging, *lines[line + 1 :])

    return await _change(ctx, match_id, user, revision, line, change)


async def delete_line(ctx: Context, match_id: int, user: User, revision: int, line: int) -> PlanView:
    """Delete a line from a user's plan.

    The last remaining line can't be deleted; cancel the plan instead.
    """

    def change(match: Match, seat: Seat, lines: tuple[PlanLine, ...]) -> Sequence[PlanLine]:
        if len(lines) == 1:
            raise user_error("no-option")
        return (*lines[:line], *lines[line + 1 :])

    return await _change(ctx, match_id, user, revision, line, change)


async def _change(
    ctx: Context, match_id: int, user: User, revision: int, line: int, change: LinesChange
) -> PlanView:
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match, seat = await planning.load_match_and_seat(ctx, tx, match_id, user)
        planned = await planning.load_plan_view(tx, match, seat)
        lines = lines_of(planned.plan)
        if planned.revision != revision:
            raise StalePlan(planned)
        if not 0 <= line < len(lines):
            raise user_error("no-plan")
        return await planning.replace_plan(tx, match, seat, from_lines(change(match, seat, lines)))
