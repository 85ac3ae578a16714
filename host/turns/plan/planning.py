"""Store, show and execute plans.

Only a seat's player sees its plan. When a seat's turn begins, the same transaction adds a job to execute its
plan. Moves made by a plan are logged with the origin "plan".
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from engine.core.model import Seat
from engine.core.text import LocalizedText
from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError, format_traceback, user_error
from host.core.jobs import Job
from host.core.owners import Owner, match_owner
from host.core.users import User
from host.matches.log.entries import Move
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.events import Committed
from host.matches.match.match import Match
from host.turns import draft as drafts
from host.turns.draft import DraftTurn
from host.turns.plan import plans
from host.turns.plan.conditions import PlanCondition, plan_conditions
from host.turns.plan.plans import ActivePlan, Passing, Plan, PlanEnded, PlanOutcome
from storage.core.database import Transaction
from storage.matches.match.log import LogConflict
from storage.matches.match.matches import MatchRow
from storage.turns import draft as stored_drafts
from storage.turns import plan as stored
from storage.turns.draft import DraftRow
from storage.turns.plan import PlanRow

log = logging.getLogger(__name__)

MAX_TURNS = 9
"""Maximum number of turns to pass in advance.

Alternatively, players can pass until they cancel the plan.
"""


class OwnTurn(UserError):
    """Raised if a user plans their turn when they can already take it."""


class PlanView(Struct, frozen=True):
    """A user's plan in a match, shown only to that user."""

    match: MatchRow
    names: tuple[str, ...]
    seat: Seat
    plan: Plan | None
    stored_revision: int = 0
    """The revision of the stored plan."""
    conditions: tuple[tuple[PlanCondition, ...], ...] = ()
    """The available conditions for each line of the plan."""
    goals: tuple[LocalizedText, ...] = ()
    """The names of the game's goals; empty on the player's turn."""
    can_pass: bool = False
    """Whether the player can plan to pass."""

    @property
    def revision(self) -> int:
        """Return a number that is never reused and increases with each change to the log or the plan."""
        return self.match.head + self.stored_revision


async def load_plan(ctx: Context, match_id: int, user: User) -> PlanView:
    """Return a user's plan in a match."""
    async with ctx.database.read_transaction() as tx:
        match, seat = await load_match_and_seat(ctx, tx, match_id, user)
        return await load_plan_view(tx, match, seat)


async def load_plan_view(tx: Transaction, match: Match, seat: Seat) -> PlanView:
    """Return a seat's plan for display to its player."""
    plan, row = await load_seat_plan(tx, match, seat), await stored.get(tx, match.row.id, seat)
    conditions, goals = plan_conditions(match, seat, plan), _goals(match, seat)
    can_pass = can_plan_passing(match, seat)
    return PlanView(match.row, match.names, seat, plan, row.revision, conditions, goals, can_pass)


def can_plan_passing(match: Match, seat: Seat) -> bool:
    """Return whether a seat waits for its turn in a game that has passing."""
    return match.game.has_passing and bool(match.awaited) and seat not in match.awaited


def _goals(match: Match, seat: Seat) -> tuple[LocalizedText, ...]:
    """Return the names of the goals that a seat can plan now."""
    if seat in match.awaited or not match.awaited:
        return ()
    return tuple(goal.name() for goal in match.game.goals(match.game.observe(match.state, seat), seat))


async def load_seat_plan(tx: Transaction, match: Match, seat: Seat) -> Plan | None:
    """Return a seat's plan, if any."""
    return current_plan(match, await stored.get(tx, match.row.id, seat))


def current_plan(match: Match, row: PlanRow) -> Plan | None:
    """Parse a stored plan.

    Return None if the plan had already ended before the last move.
    """
    plan = plans.parse(row.payload)
    return None if isinstance(plan, PlanEnded) and plan.moved != match.folded_log.last_change else plan


async def pass_turns(
    ctx: Context, match_id: int, user: User, turns: int | None, *, this_round: bool = False
) -> PlanView:
    """Plan to pass turns in advance.

    If `turns` is None, pass until the plan is cancelled. With `this_round`, pass only until the round is
    over.
    """
    if turns is not None and not 1 <= turns <= MAX_TURNS:
        raise user_error("plan-turns", most=MAX_TURNS)
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match, seat = await load_match_and_seat(ctx, tx, match_id, user)
        if not match.game.has_passing:
            raise user_error("plan-no-passing")
        in_round = match.game.round_number(match.state) if this_round else None
        return await replace_plan(tx, match, seat, Passing(turns, in_round))


async def replace_plan(tx: Transaction, match: Match, seat: Seat, plan: ActivePlan) -> PlanView:
    """Replace a seat's plan.

    Raises UserError if it is the seat's turn, because the player can then move directly.
    """
    if seat in match.awaited:
        raise OwnTurn(LocalizedText("refusal-plan-your-turn"))
    await stored.put(tx, match.row.id, seat, plans.serialize(plan))
    return await load_plan_view(tx, match, seat)


async def cancel(ctx: Context, match_id: int, user: User) -> PlanView:
    """Cancel a user's plan."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match, seat = await load_match_and_seat(ctx, tx, match_id, user)
        if isinstance(await load_seat_plan(tx, match, seat), ActivePlan):
            await stored.put(tx, match.row.id, seat, stored.EMPTY)
            return await load_plan_view(tx, match, seat)
    raise user_error("no-plan")


async def load_match_and_seat(ctx: Context, tx: Transaction, match_id: int, user: User) -> tuple[Match, Seat]:
    """Load a running match and find the user's seat.

    Raises UserError if the user has no seat.
    """
    match = await loading.load_running(ctx, tx, match_id)
    seat = match.seat_of(user)
    if seat is None:
        raise user_error("not-in-match")
    return match, seat


class ExecutePlan(Job, frozen=True, tag="carry-out"):
    """A job that executes the plans of the seats to move."""


async def delete_outdated_plans(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Delete plans for positions that were undone, and plans of players who no longer have the seat."""
    others = replace(
        event,
        new_entries=tuple(new_entry for new_entry in event.new_entries if not isinstance(new_entry, Move)),
    )
    for seat in sorted(others.seats_to_clear):
        if (await stored.get(tx, event.row.id, seat)).payload != stored.EMPTY:
            await stored.put(tx, event.row.id, seat, stored.EMPTY)


async def schedule(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Schedule the execution of plans if any seat that has to move has a plan."""
    owner = match_owner(event.row.id)
    if await _planned_seats(tx, event.after):
        await jobs.put(ctx, tx, owner, ExecutePlan())
    else:
        await jobs.delete(tx, owner, ExecutePlan)


async def _planned_seats(tx: Transaction, match: Match) -> list[Seat]:
    """Return the seats that have to move and have a plan."""
    user_keys = [seat for seat in match.awaited if not match.awaits_robot(seat)]
    return [seat for seat in user_keys if (await stored.get(tx, match.row.id, seat)).payload != stored.EMPTY]


async def execute_plans(ctx: Context, owner: Owner, job: ExecutePlan) -> None:
    """Execute the plans of the seats to move.

    If the match changes in the meantime, try again.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, owner.id)
        seats = (
            await _planned_seats(tx, await loading.load_match(ctx, tx, row))
            if row.status == "running"
            else []
        )
    for seat in _in_fair_order(seats, row):
        while await _execute_or_retry(ctx, owner.id, seat):
            pass


def _in_fair_order(seats: Sequence[Seat], row: MatchRow) -> list[Seat]:
    """Return seats in an order that changes with the log, so that no seat is always first in a window."""
    return sorted(seats, key=lambda seat: sha256(f"{row.id} {row.head} {seat}".encode()).digest())


async def _execute_or_retry(ctx: Context, match_id: int, seat: Seat) -> bool:
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        match = await loading.load_match(ctx, tx, row) if row.status == "running" else None
        if match is None or seat not in match.awaited:
            return False
        plan_row, draft = await stored.get(tx, match_id, seat), await stored_drafts.get(tx, match_id, seat)
    turn, plan = drafts.restore(match, seat, draft), plans.parse(plan_row.payload)
    if plan is None or isinstance(plan, PlanEnded) or turn.groups or not _has_turn_begun(match, seat):
        return False
    outcome = await asyncio.to_thread(_outcome, turn, plan)
    try:
        async with ctx.lock(match_id), ctx.database.transaction(lock_key=str(match_owner(match_id))) as tx:
            if not await _is_unchanged(tx, match, plan_row, draft):
                return True
            await _store_outcome(ctx, tx, match, seat, outcome)
    except LogConflict:
        return True
    return False


def _has_turn_begun(match: Match, seat: Seat) -> bool:
    """Return whether a seat's turn has just begun, so that its plan may be executed.

    A player who made the last move themselves is active and needs no plan, except in a window, which opens
    for all seats.
    """
    if match.window is not None:
        return True
    moves = (logged.entry for logged in reversed(match.folded_log.entries) if isinstance(logged.entry, Move))
    last = next(moves, None)
    return last is None or last.seat != seat or last.by in {"plan", "forced"}


def _outcome(turn: DraftTurn, plan: ActivePlan) -> PlanOutcome:
    """Execute a plan and return its outcome.

    If the rules raise an exception, the plan ends, so that the match can continue.
    """
    try:
        return plans.execute(turn, plan)
    except Exception as error:  # noqa: BLE001 - an invalid plan must not stop a match
        log.error("match %d: a plan failed: %s", turn.match.row.id, format_traceback(error))
        return PlanOutcome(None, PlanEnded("failed", turn.match.folded_log.last_change))


async def _is_unchanged(tx: Transaction, match: Match, plan: PlanRow, draft: DraftRow) -> bool:
    """Return whether the match, plan and draft are unchanged since they were loaded."""
    row, seat = await loading.load_row(tx, match.row.id), plan.seat
    return (
        row.status == "running"
        and row.head == match.row.head
        and (await stored.get(tx, row.id, seat)).revision == plan.revision
        and (await stored_drafts.get(tx, row.id, seat)).revision == draft.revision
    )


async def _store_outcome(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, outcome: PlanOutcome
) -> None:
    turn, row = outcome.turn, await loading.load_row(tx, match.row.id)
    if turn is None and isinstance(outcome.remaining, Passing):
        return
    await stored.put(tx, row.id, seat, plans.serialize(outcome.remaining))
    if turn is None:
        return
    if not turn.is_confirmed:
        await stored_drafts.put(tx, row.id, seat, row.head, drafts.to_json(turn))
        return
    await commit(ctx, tx, replace(match, row=row), [Move(seat, action, "plan") for action in turn.actions])
