"""Absence: what happens when the time of a seat has run out."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.model import Seat
from host import clocks, habits, timing
from host.commit import commit
from host.entries import TimedOut
from host.harbour import Harbour
from host.matches import Match
from storage import clocks as stored
from storage import conduct
from storage.conduct import ConductRow
from storage.database import Transaction


async def time_out(h: Harbour, tx: Transaction, match: Match, seat: Seat) -> None:
    """Take down that a seat's time has run out; one that has time left after all is waited for."""
    clock, person = await timing.clock_of(tx, match), match.seats[seat].person
    if clock is None or clock.seat != seat or person is None or clock.since is None:
        return
    calendar = await habits.calendar_of(tx, person, match.row.server, clock.since)
    if clocks.left_at(clock, calendar, h.now()):
        await timing.schedule(h, tx, match, clock)
        return
    late = replace(clocks.stopped(clock, calendar, h.now()), missed=clock.missed + 1)
    await stored.put(tx, late)
    await conduct.add(tx, ConductRow(person=person, late=1))
    await commit(h, tx, match, [TimedOut(seat)])
