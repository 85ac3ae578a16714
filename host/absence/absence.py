"""Absence: what happens when the time of a seat has run out.

Nobody is thrown out by a clock. The others are asked what is to be done; where they decide nothing a robot plays
the turn, and after the second time in a row, or the third in a match, takes the seat, which its person may have
back at any time.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.core.model import Seat
from host.absence.questions import AboutAbsence, WhatToDo
from host.clock import clocks, outages, timing, turns
from host.clock.events import ClockSet
from host.clock.rest import calendar_of
from host.core import timers
from host.core.context import Context
from host.core.features import publish
from host.core.owners import Owner, match_owner
from host.core.timers import Timer
from host.log.entries import TimedOut
from host.match.commit import commit
from host.match.events import DeadlineMoved
from host.match.match import Match
from host.match.timers import load_running
from host.vote import questions
from storage.clock import clocks as stored
from storage.core.database import Transaction


class TimeRunsOut(Timer, frozen=True, tag="out"):
    """The time of a seat has run out."""

    looks_again: ClassVar[bool] = True
    seat: int


async def set_timer(ctx: Context, tx: Transaction, event: ClockSet) -> None:
    """Set the timer for the end of a seat's time; none runs out where nobody waits."""
    owner, clock = match_owner(event.match.row.id), event.clock
    await timers.drop_exactly(tx, owner, TimeRunsOut(event.seat))
    if clock is None or event.seat not in event.match.awaited:
        return
    at = await timing.deadline_by(tx, event.match, clock)
    if at is not None:
        await timers.put(tx, owner, TimeRunsOut(clock.seat), at)
    elif clock.left is not None and await outages.is_away(tx, event.match.row.server):
        await timers.put(tx, owner, TimeRunsOut(clock.seat), ctx.now())


async def ring(ctx: Context, tx: Transaction, owner: Owner, timer: TimeRunsOut) -> None:
    """Note that a seat's time has run out and ask the others; one that has time left is waited for."""
    match = await load_running(ctx, tx, owner)
    if match is not None:
        await time_out(ctx, tx, match, timer.seat)


async def time_out(ctx: Context, tx: Transaction, match: Match, seat: Seat) -> None:
    """End a seat's time, if it has run out."""
    clock, person = await timing.clock_of(tx, match, seat), match.seats[seat].person
    if clock is None or person is None or clock.since is None:
        return
    calendar = await calendar_of(tx, person, match.row.server, clock.since)
    if clocks.left_at(clock, calendar, ctx.now()) or not match.has_others(seat):
        await publish(ctx, tx, ClockSet(match, seat, clock))
        await publish(ctx, tx, DeadlineMoved(match.row))
        return
    late = clocks.stop(clock, calendar, ctx.now())
    if match.stands_in(seat) or await questions.is_open(tx, match, (AboutAbsence,), seat):
        await stored.put(tx, late)
        return
    if clock.left == 0 and await turns.is_missed(tx, match.row.id, seat, person):
        # The turn began again because another was taken back: nobody is late for it twice.
        await stored.put(tx, late)
    else:
        await stored.put(tx, replace(late, missed=late.missed + 1))
        await turns.miss(tx, match.row.id, seat, person)
        match = await commit(ctx, tx, match, [TimedOut(seat)])
    await questions.ask(ctx, tx, match, WhatToDo(seat, person))
