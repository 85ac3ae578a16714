"""Plans at work: what a seat wants done when its turn comes is kept, shown to it alone, and carried out.

A plan fires as a robot plays: a row of the outbox says that it is due, written in the transaction that made its seat
the awaited one. What it does is entries of the log by "plan".
"""

from __future__ import annotations

import asyncio
import logging

from msgspec import Struct
from msgspec.structs import replace

from engine.core.model import Seat
from host import drafts, loading, planned
from host.commit import commit
from host.drafts import Turn
from host.entries import Move
from host.harbour import Harbour
from host.matches import Match
from host.people import Person
from host.planned import Active, Ended, Outcome, Passing, Plan, Steps
from host.refusals import refuse
from host.tracing import traced
from storage import drafts as stored_drafts
from storage import plans as stored
from storage.database import Transaction
from storage.drafts import DraftRow
from storage.matches import MatchRow
from storage.plans import PlanRow

log = logging.getLogger(__name__)

MOST_TURNS = 9
"""Turns that can be passed in advance by number; for more there is "until I say otherwise"."""


class Planned(Struct, frozen=True):
    """What a person has planned in a match, for them alone."""

    match: MatchRow
    names: tuple[str, ...]
    seat: Seat
    plan: Plan | None


async def show(h: Harbour, match_id: int, person: Person) -> Planned:
    """Return what a person has planned."""
    async with h.database.reading() as tx:
        match, seat = await _seated(h, tx, match_id, person)
        return Planned(match.row, match.names, seat, await of_seat(tx, match, seat))


async def of_seat(tx: Transaction, match: Match, seat: Seat) -> Plan | None:
    """Return the plan of a seat; that it has ended only while the turn lasts to which that mattered."""
    plan = planned.read((await stored.get(tx, match.row.id, seat)).payload)
    return None if isinstance(plan, Ended) and plan.moved != match.line.moved else plan


async def pass_turns(
    h: Harbour, match_id: int, person: Person, turns: int | None, *, this_round: bool = False
) -> Planned:
    """Plan to pass the next turns: so many, or all until the round is over or the person says otherwise."""
    if turns is not None and not 1 <= turns <= MOST_TURNS:
        raise refuse("plan-turns", most=MOST_TURNS)
    async with h.lock(match_id), h.database.transaction() as tx:
        match, seat = await _seated(h, tx, match_id, person)
        if not match.game.has_passing:
            raise refuse("plan-no-passing")
        in_round = match.game.round_number(match.state) if this_round else None
        return await keep(tx, match, seat, Passing(turns, in_round))


async def keep(tx: Transaction, match: Match, seat: Seat, plan: Active) -> Planned:
    """Keep a plan in place of the one before; while its turn lasts a seat acts by itself."""
    if match.awaited == seat:
        raise refuse("plan-your-turn")
    await stored.put(tx, match.row.id, seat, planned.write(plan))
    return Planned(match.row, match.names, seat, plan)


async def cancel(h: Harbour, match_id: int, person: Person) -> Planned:
    """Plan nothing any more."""
    async with h.lock(match_id), h.database.transaction() as tx:
        match, seat = await _seated(h, tx, match_id, person)
        if isinstance(await of_seat(tx, match, seat), Steps | Passing):
            await stored.put(tx, match.row.id, seat, stored.NONE)
            return Planned(match.row, match.names, seat, None)
    raise refuse("no-plan")


async def _seated(h: Harbour, tx: Transaction, match_id: int, person: Person) -> tuple[Match, Seat]:
    match = await loading.running(h, tx, match_id)
    seat = match.seat_of(person)
    if seat is None:
        raise refuse("not-in-match")
    return match, seat


async def carry(h: Harbour, match: Match) -> bool:
    """Carry out what the awaited seat has planned, if anything; False when nothing has come of it in the log."""
    seat = match.awaited
    if seat is None:
        return False
    async with h.database.reading() as tx:
        row = await stored.get(tx, match.row.id, seat)
        draft = await stored_drafts.get(tx, match.row.id, seat)
    turn, plan = drafts.resume(match, seat, draft), planned.read(row.payload)
    if plan is None or isinstance(plan, Ended) or turn.groups or not _begins(match, seat):
        return False
    outcome = await asyncio.to_thread(_outcome, turn, plan)
    async with h.lock(match.row.id), h.database.transaction() as tx:
        if not await _is_present(tx, match, row, draft):
            return True
        return await _settle(h, tx, match, seat, outcome)


def _begins(match: Match, seat: Seat) -> bool:
    """Tell whether the seat's turn has only begun, and it was not its person who moved last: they are there."""
    moves = (logged.entry for logged in reversed(match.line.entries) if isinstance(logged.entry, Move))
    last = next(moves, None)
    return last is None or last.seat != seat or last.by == "plan"


def _outcome(turn: Turn, plan: Active) -> Outcome:
    """Return what comes of a plan; what stumbles over it ends it, so that the match goes on."""
    try:
        return planned.carry_out(turn, plan)
    except Exception as slip:  # noqa: BLE001 - a plan was made on another position: a slip is no reason to stop a match
        log.error("match %d: a plan stumbled: %s", turn.match.row.id, traced(slip))
        return Outcome(None, Ended("failed", turn.match.line.moved))


async def _is_present(tx: Transaction, match: Match, plan: PlanRow, draft: DraftRow) -> bool:
    """Tell whether nothing has changed since the match was loaded."""
    row, seat = await loading.row_of(tx, match.row.id), plan.seat
    return (
        row.status == "running"
        and row.head == match.row.head
        and (await stored.get(tx, row.id, seat)).revision == plan.revision
        and (await stored_drafts.get(tx, row.id, seat)).revision == draft.revision
    )


async def _settle(h: Harbour, tx: Transaction, match: Match, seat: Seat, outcome: Outcome) -> bool:
    turn, row = outcome.turn, await loading.row_of(tx, match.row.id)
    if turn is None and isinstance(outcome.left, Passing):
        return False
    await stored.put(tx, row.id, seat, planned.write(outcome.left))
    if turn is None:
        return False
    if not turn.is_confirmed:
        await stored_drafts.put(tx, row.id, seat, row.head, drafts.to_json(turn))
        return False
    await commit(h, tx, replace(match, row=row), [Move(seat, action, "plan") for action in turn.actions])
    return True
