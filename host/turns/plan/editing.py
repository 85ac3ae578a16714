"""Editing a plan line by line: add lines, set their conditions, delete lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.core.model import Seat
from engine.core.text import text
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.users import User
from host.matches.match.match import Match
from host.turns.plan import planning
from host.turns.plan.conditions import hang
from host.turns.plan.planning import Planned
from host.turns.plan.plans import PlanLine, Steps, lines_of, of_lines
from storage.core.database import Transaction

MAX_LINES = 4
"""Maximum number of lines in a plan. Each one takes a menu in the message that shows it."""

Change: TypeAlias = Callable[[Match, Seat, tuple[PlanLine, ...]], Sequence[PlanLine]]


class StalePlan(UserError):
    """The click was made on an outdated plan.

    The error contains the current one.
    """

    def __init__(self, planned: Planned) -> None:
        super().__init__(text("refusal-stale"), planned.names)
        self.planned = planned


async def add_line(tx: Transaction, match: Match, seat: Seat, steps: Steps) -> Planned:
    """Add a line to a plan, which is used if no earlier line can be played."""
    lines = lines_of(await planning.of_seat(tx, match, seat))
    if len(lines) >= MAX_LINES:
        raise user_error("plan-lines", most=MAX_LINES)
    return await planning.keep(tx, match, seat, of_lines((*lines, PlanLine(steps))))


async def set_conditions(
    ctx: Context, match_id: int, user: User, revision: int, line: int, chosen: Sequence[int]
) -> Planned:
    """Set the conditions of a line in a user's plan, all of which must hold."""

    def change(match: Match, seat: Seat, lines: tuple[PlanLine, ...]) -> Sequence[PlanLine]:
        hanging = hang(match, seat, lines[line], chosen)
        if hanging is None:
            raise user_error("no-option")
        return (*lines[:line], hanging, *lines[line + 1 :])

    return await _change(ctx, match_id, user, revision, line, change)


async def drop_line(ctx: Context, match_id: int, user: User, revision: int, line: int) -> Planned:
    """Delete a line of a user's plan.

    To delete the last line, cancel the plan.
    """

    def change(match: Match, seat: Seat, lines: tuple[PlanLine, ...]) -> Sequence[PlanLine]:
        if len(lines) == 1:
            raise user_error("no-option")
        return (*lines[:line], *lines[line + 1 :])

    return await _change(ctx, match_id, user, revision, line, change)


async def _change(
    ctx: Context, match_id: int, user: User, revision: int, line: int, change: Change
) -> Planned:
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match, seat = await planning.seat_of(ctx, tx, match_id, user)
        planned = await planning.load_planned(tx, match, seat)
        lines = lines_of(planned.plan)
        if planned.revision != revision:
            raise StalePlan(planned)
        if not 0 <= line < len(lines):
            raise user_error("no-plan")
        return await planning.keep(tx, match, seat, of_lines(change(match, seat, lines)))
