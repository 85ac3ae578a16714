"""Absence: what happens when the time of a seat has run out.

Nobody is thrown out by a clock. The others are asked what is to be done; where they decide nothing a robot plays
the turn, and after the second time in a row takes the seat, which its person may have back at any time.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.model import Seat
from host import asking, clocks, habits, replacing, timing
from host.asking import About
from host.ballots import Outcome
from host.commit import commit
from host.entries import Ruled, TimedOut, Why
from host.harbour import Harbour
from host.matches import Match
from storage import clocks as stored
from storage import conduct, seats
from storage.conduct import ConductRow
from storage.database import Transaction
from storage.questions import QuestionRow


async def time_out(h: Harbour, tx: Transaction, match: Match, seat: Seat) -> None:
    """Take down that a seat's time has run out and ask the others; one that has time left is waited for."""
    clock, person = await timing.clock_of(tx, match), match.seats[seat].person
    if clock is None or clock.seat != seat or person is None or clock.since is None:
        return
    calendar = await habits.calendar_of(tx, person, match.row.server, clock.since)
    if clocks.left_at(clock, calendar, h.now()) or not match.has_others(seat):
        await timing.schedule(h, tx, match, clock)
        return
    late = clocks.stopped(clock, calendar, h.now())
    if match.stands_in or await asking.is_open(tx, match, asking.ABSENCES, seat):
        await stored.put(tx, late)
        return
    await stored.put(tx, replace(late, missed=late.missed + 1))
    await conduct.add(tx, ConductRow(person=person, late=1))
    after = await commit(h, tx, match, [TimedOut(seat)])
    await asking.ask(h, tx, after, "absent", seat, what=About(was=person))


async def decide(h: Harbour, tx: Transaction, match: Match, row: QuestionRow, outcome: Outcome) -> None:
    """Do what was decided about a seat whose time has run out."""
    match outcome.choice:
        case "wait":
            after = await commit(h, tx, match, [Ruled("waits", row.seat)])
            await timing.grant(h, tx, after, row.seat, asking.patience(after))
        case "turn":
            await commit(h, tx, match, [Ruled("stands-in", row.seat)])
        case "seat":
            why: Why = "absent" if outcome.is_default else "voted"
            await replacing.to_robot(h, tx, match, row.seat, why, best=True)
        case "substitute":
            await seats.put(tx, replace(match.seats[row.seat], is_wanted=True))
            after = await commit(h, tx, match, [Ruled("wanted", row.seat)])
            await asking.ask(h, tx, after, "wanted", row.seat, what=asking.about(row))
