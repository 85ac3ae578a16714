"""Absence: what happens when the time of a seat has run out.

Nobody is thrown out by a clock. The others are asked what is to be done; where they decide nothing a robot plays
the turn, and after the second time in a row takes the seat, which its person may have back at any time.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.model import Seat
from host.clock import clocks, rest, timing
from host.core.context import Context
from host.match.commit import commit
from host.match.entries import Ruled, TimedOut, Why
from host.match.match import Match
from host.replace import replacing
from host.vote import questions
from host.vote.ballots import Outcome
from host.vote.questions import About
from storage.clock import clocks as stored
from storage.core.database import Transaction
from storage.match import seats
from storage.reliability import reliability
from storage.reliability.reliability import ReliabilityRow
from storage.vote.questions import QuestionRow


async def time_out(ctx: Context, tx: Transaction, match: Match, seat: Seat) -> None:
    """Take down that a seat's time has run out and ask the others; one that has time left is waited for."""
    clock, person = await timing.clock_of(tx, match), match.seats[seat].person
    if clock is None or clock.seat != seat or person is None or clock.since is None:
        return
    calendar = await rest.calendar_of(tx, person, match.row.server, clock.since)
    if clocks.left_at(clock, calendar, ctx.now()) or not match.has_others(seat):
        await timing.schedule(ctx, tx, match, clock)
        return
    late = clocks.stopped(clock, calendar, ctx.now())
    if match.stands_in or await questions.is_open(tx, match, questions.ABSENCES, seat):
        await stored.put(tx, late)
        return
    await stored.put(tx, replace(late, missed=late.missed + 1))
    await reliability.add(tx, ReliabilityRow(person=person, late=1))
    after = await commit(ctx, tx, match, [TimedOut(seat)])
    await questions.ask(ctx, tx, after, "absent", seat, what=About(was=person))


async def decide(ctx: Context, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome) -> None:
    """Do what was decided about a seat whose time has run out."""
    match outcome.choice:
        case "wait":
            after = await commit(ctx, tx, match, [Ruled("waits", row.seat)])
            await timing.grant(ctx, tx, after, row.seat, questions.patience(after))
        case "turn":
            await commit(ctx, tx, match, [Ruled("stands-in", row.seat)])
        case "seat":
            why: Why = "absent" if outcome.is_default else "voted"
            await replacing.to_robot(ctx, tx, match, row.seat, why, best=True)
        case "substitute":
            await seats.put(tx, replace(match.seats[row.seat], is_wanted=True))
            after = await commit(ctx, tx, match, [Ruled("wanted", row.seat)])
            await questions.ask(ctx, tx, after, "wanted", row.seat, what=questions.about(row))
