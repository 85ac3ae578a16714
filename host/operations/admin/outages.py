"""Outages that a host declares afterwards: Discord may fail people while it answers the bot.

Whoever declares one may play themselves, and clocks are credited. So it goes for all matches of the server alike, is
told at every table with their name, lies within the last week, and counts nothing twice: not what was noted as an
outage before, nor the time in which somebody's clock rested anyway.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.model import Seat
from host.core import jobs
from host.core.context import Context
from host.core.errors import Refusal, refuse
from host.core.owners import match_owner
from host.decisions.vote import questions
from host.matches.log.entries import Logged, Ruling, TimedOut
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.permissions import Authority, authorize
from host.matches.settings.calendars import Calendar, Stretch, awake_between
from host.matches.settings.time_controls import DAY, HOUR
from host.operations.admin.kinds import DeclareOutage, OutageDeclared, Paused, Resumed
from host.time.clock import timing
from host.time.clock.rest import calendar_of
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.time.clock import clocks as stored
from storage.time.clock import outages
from storage.time.clock.clocks import ClockRow
from storage.time.clock.outages import OutageRow

MAX_HOURS = 72
"""Of one outage."""
MAX_AGE = 7 * DAY
"""Milliseconds since it began."""


async def declare(ctx: Context, server: int, hours: int, ended_hours_ago: int, by: Authority) -> int:
    """Declare that nobody in a server could be served for some hours; returns in how many matches it was told.

    A reason is needed.
    """
    ended = ctx.now() - ended_hours_ago * HOUR
    gone = OutageRow(server=server, began=ended - hours * HOUR, ended=ended)
    if not by.why:
        raise refuse("reason-needed")
    if not 0 < hours <= MAX_HOURS or ended > ctx.now() or gone.began < ctx.now() - MAX_AGE:
        raise refuse("outage-bounds", hours=MAX_HOURS, days=MAX_AGE // DAY)
    gone, meant = await _note(ctx, gone)
    told = 0
    for row in meant:
        told += await _tell(ctx, row.id, gone, by)
    return told


async def _note(ctx: Context, gone: OutageRow) -> tuple[OutageRow, list[MatchRow]]:
    """Keep the outage; from now on the clocks that run are counted without it."""
    async with ctx.database.transaction() as tx:
        known = await outages.since(tx, gone.began, gone.server)
        if not awake_between(_without(known), gone.began, gone.ended):
            raise refuse("outage-known")
        running = await matches.of_server(tx, gone.server, ("running",), most=timing.MAX_RUNNING)
        meant = [row for row in running if row.time_control and (row.started or 0) < gone.ended]
        if not meant:
            raise refuse("outage-of-nothing")
        while any((one.server, one.began) == (gone.server, gone.began) for one in known):
            gone = replace(gone, began=gone.began + 1)
        await outages.put(tx, gone)
    return gone, meant


def _without(known: Sequence[OutageRow]) -> Calendar:
    return Calendar(outages=tuple((outage.began, outage.ended) for outage in known))


async def _tell(ctx: Context, match_id: int, gone: OutageRow, by: Authority) -> bool:
    """Make good in a match what was counted before the outage was known; False where it is not played any more."""
    try:
        async with ctx.lock(match_id), ctx.database.transaction() as tx:
            match = await loading.load_running(ctx, tx, match_id)
            times = {"began": gone.began, "ended": gone.ended}
            await authorize(ctx, tx, match.row, by, DeclareOutage(**times))
            logged = await loading.log_of(tx, match.game, match.row)
            for clock in await timing.clocks_of(tx, match):
                await _make_good(ctx, tx, match, clock, gone, logged)
            await timing.again(ctx, tx, match)
            await commit(ctx, tx, match, [by.ruled(OutageDeclared, **times)])
    except Refusal:
        return False
    await jobs.run(ctx, match_owner(match_id))
    return True


async def _make_good(
    ctx: Context, tx: Transaction, match: Match, clock: ClockRow, gone: OutageRow, logged: Sequence[Logged]
) -> None:
    """Give a seat back what its clock has lost in the outage and is not counted by the calendar any more."""
    person = match.seats[clock.seat].person
    if clock.left is None or person is None or match.stands_in(clock.seat):
        return
    until = min(gone.ended, ctx.now() if clock.since is None else clock.since)
    calendar = await calendar_of(tx, person, match.row.server, gone.began)
    before = replace(
        calendar, outages=tuple(one for one in calendar.outages if one != (gone.began, gone.ended))
    )
    lost = sum(
        awake_between(before, max(began, gone.began), min(ended, until))
        for began, ended in _yield_counted(logged, clock, ctx.now())
        if max(began, gone.began) < min(ended, until)
    )
    has_run_out = clock.since is None and match.row.paused is None
    if lost and has_run_out:
        await stored.put(tx, replace(clock, missed=max(0, clock.missed - 1)))
        lost = max(lost, questions.patience(match))
    if lost:
        await timing.grant(ctx, tx, match, clock.seat, lost)


def _yield_counted(logged: Sequence[Logged], clock: ClockRow, now: int) -> Iterator[Stretch]:
    """Yield the stretches of a turn in which its clock was not stopped by anything in the log."""
    began: int | None = None
    for one in logged[clock.turn - 1 :]:
        stops, goes_on = _stops(one, clock.seat), one.seq == clock.turn or _goes_on(one, clock.seat)
        if began is None and goes_on:
            began = one.at
        elif began is not None and stops:
            yield began, one.at
            began = None
    if began is not None:
        yield began, now


def _stops(logged: Logged, seat: Seat) -> bool:
    entry = logged.entry
    return isinstance(entry, Paused) or (isinstance(entry, TimedOut) and entry.seat == seat)


def _goes_on(logged: Logged, seat: Seat) -> bool:
    """Tell whether a clock that was stopped may run again: what the others decide, or a host gives, lets it."""
    entry = logged.entry
    is_about = isinstance(entry, Ruling) and entry.about == seat
    return is_about or isinstance(entry, Resumed | OutageDeclared)
