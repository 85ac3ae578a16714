"""Which clocks of a match run, when their time will have run out, and who is late."""

from __future__ import annotations

from engine.core.model import Seat
from host.core.context import Context
from host.matches.match.match import Match
from host.matches.settings.calendars import awake_between
from host.matches.settings.time_controls import DAY
from host.time.clock import clocks
from host.time.clock.rest import calendar_of, load_calendars
from storage.core.database import Transaction
from storage.time.clock import clocks as stored
from storage.time.clock.clocks import ClockRow

UNTIMED_PATIENCE = 7 * DAY
"""Milliseconds for which somebody is waited for where nobody's time is counted."""


async def clock_of(tx: Transaction, match: Match, seat: Seat) -> ClockRow | None:
    """Return the clock of a seat that is awaited; None where it is not, or no person sits there."""
    if seat not in match.awaited or match.seats[seat].person is None:
        return None
    return (await stored.of_match(tx, match.row.id)).get(seat)


async def clocks_of(tx: Transaction, match: Match) -> list[ClockRow]:
    """Return the clocks of all people who are awaited."""
    found = [await clock_of(tx, match, seat) for seat in match.awaited]
    return [clock for clock in found if clock is not None]


async def deadline_of(tx: Transaction, match: Match, seat: Seat | None = None) -> int | None:
    """Return when an awaited seat runs out of time; without a seat, the first of all that are awaited.

    None where none is counted, or nobody waits.
    """
    clock = None if seat is None else await clock_of(tx, match, seat)
    counted = await clocks_of(tx, match) if clock is None else [clock]
    people = [person for one in counted if (person := match.seats[one.seat].person) is not None]
    starts = [one.since for one in counted if one.since is not None and one.left is not None]
    await load_calendars(tx, people, match.row.server, starts)
    times = [await deadline_by(tx, match, one) for one in counted]
    return min((at for at in times if at is not None), default=None)


async def deadline_by(tx: Transaction, match: Match, clock: ClockRow) -> int | None:
    """Return when the time of a clock will have run out; None where none is counted, or nobody waits for its seat."""
    person = match.seats[clock.seat].person
    if clock.since is None or clock.left is None or person is None or not match.has_others(clock.seat):
        return None
    return clocks.deadline(clock, await calendar_of(tx, person, match.row.server, clock.since))


async def is_late(ctx: Context, tx: Transaction, match: Match, seat: Seat) -> bool:
    """Tell whether a person keeps the others waiting for longer than they have time.

    Where nobody's time is counted, that is after a week without their rest.
    """
    clock, person = await clock_of(tx, match, seat), match.seats[seat].person
    if clock is None or person is None or not match.has_others(seat):
        return False
    if clock.left is not None:
        return clock.left == 0 and clock.since is None
    if clock.since is None:
        return False
    calendar = await calendar_of(tx, person, match.row.server, clock.since)
    return awake_between(calendar, clock.since, ctx.now()) >= UNTIMED_PATIENCE
