"""Outages declared by hosts, for failures of Discord that the bot could not detect.

A declared outage adds time to clocks, possibly to the host's own. It therefore applies to all matches in the
guild, and every table gets an announcement with the host's name. The outage must be within the last week. No
time is credited twice: known outages, and periods in which a clock was stopped, are excluded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.model import Seat
from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.owners import match_owner
from host.decisions.vote import votes
from host.matches.log.entries import LoggedEntry, Ruling, TimedOut
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.permissions import Authority, authorize
from host.matches.settings.calendars import Calendar, Interval, running_time_between
from host.matches.settings.time_controls import DAY, HOUR
from host.operations.admin.kinds import DeclareOutage, OutageDeclared, Paused, Resumed
from host.time.clock import deadlines, settings_effects, timing
from host.time.clock.rest import load_match_calendar
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.time.clock import clocks as stored
from storage.time.clock import outages
from storage.time.clock.clocks import ClockRow
from storage.time.clock.outages import OutageRow

MAX_HOURS = 72
"""Maximum duration of an outage in hours."""
MAX_AGE = 7 * DAY
"""Maximum time between the start of an outage and its declaration, in milliseconds."""


async def declare(ctx: Context, guild_id: int, hours: int, ended_hours_ago: int, by: Authority) -> int:
    """Declare an outage for a guild, and return the number of tables where it was announced.

    The outage lasted `hours` hours and ended `ended_hours_ago` hours ago. Raises UserError if the reason is
    missing or the period is out of range.
    """
    ended = ctx.now() - ended_hours_ago * HOUR
    outage = OutageRow(guild_id=guild_id, began=ended - hours * HOUR, ended=ended)
    if not by.shown_reason:
        raise user_error("reason-needed")
    if not 0 < hours <= MAX_HOURS or ended > ctx.now() or outage.began < ctx.now() - MAX_AGE:
        raise user_error("outage-bounds", hours=MAX_HOURS, days=MAX_AGE // DAY)
    outage, affected = await _store(ctx, outage)
    announced = 0
    for row in affected:
        announced += await _credit_match(ctx, row.id, outage, by)
    return announced


async def _store(ctx: Context, outage: OutageRow) -> tuple[OutageRow, list[MatchRow]]:
    """Store an outage, and return it with the matches it affects.

    From now on, running clocks skip the outage. Raises UserError if known outages already cover it, or if it
    does not overlap a running match with a clock.
    """
    async with ctx.database.transaction() as tx:
        known = await outages.ended_after(tx, outage.began, outage.guild_id)
        calendar = Calendar(outages=tuple((outage_row.began, outage_row.ended) for outage_row in known))
        if not running_time_between(calendar, outage.began, outage.ended):
            raise user_error("outage-known")
        running = await matches.of_guild(
            tx, outage.guild_id, ("running",), limit=settings_effects.MAX_RUNNING
        )
        affected = [row for row in running if row.time_control and (row.started or 0) < outage.ended]
        if not affected:
            raise user_error("outage-of-nothing")
        # The guild and the start identify an outage, so pick a start that is not in use yet.
        while any((one.guild_id, one.began) == (outage.guild_id, outage.began) for one in known):
            outage = replace(outage, began=outage.began + 1)
        await outages.put(tx, outage)
    return outage, affected


async def _credit_match(ctx: Context, match_id: int, outage: OutageRow, by: Authority) -> bool:
    """Credit an outage to a match's clocks, and announce it at the table.

    Return False if the match is no longer running.
    """
    try:
        async with ctx.lock(match_id), ctx.database.transaction() as tx:
            match = await loading.load_running(ctx, tx, match_id)
            times = {"began": outage.began, "ended": outage.ended}
            await authorize(ctx, tx, match.row, by, DeclareOutage(**times))
            logged = await loading.load_log(tx, match.game, match.row)
            for clock in await deadlines.clocks_of(tx, match):
                await _credit_clock(ctx, tx, match, clock, outage, logged)
            await timing.reset_timers(ctx, tx, match)
            await commit(ctx, tx, match, [by.make_ruling(OutageDeclared, **times)])
    except UserError:
        return False
    await jobs.run(ctx, match_owner(match_id))
    return True


async def _credit_clock(
    ctx: Context,
    tx: Transaction,
    match: Match,
    clock: ClockRow,
    outage: OutageRow,
    logged: Sequence[LoggedEntry],
) -> None:
    """Add back the time that a seat's clock lost during a newly declared outage."""
    user_key = match.seats[clock.seat].user_key
    if clock.remaining_ms is None or user_key is None or match.has_stand_in(clock.seat):
        return
    lost = await _time_lost(ctx, tx, match, clock, user_key, outage, logged)
    has_run_out = clock.running_since is None and match.row.paused_since is None
    if lost and has_run_out:
        # The timeout no longer counts against the player. They get at least as much time as a vote takes.
        await stored.put(tx, replace(clock, timeouts=max(0, clock.timeouts - 1)))
        lost = max(lost, votes.vote_duration(match))
    if lost:
        await timing.extend(ctx, tx, match, clock.seat, lost)


async def _time_lost(
    ctx: Context, tx: Transaction, match: Match, clock: ClockRow, user_key: int, outage: OutageRow,
    logged: Sequence[LoggedEntry],
) -> int:  # fmt: skip
    """Return how much of an outage was counted as the player's time, in milliseconds.

    The part of the outage after the clock was last set is ignored, because the clock has already skipped it.
    """
    end = min(outage.ended, ctx.now() if clock.running_since is None else clock.running_since)
    calendar = await load_match_calendar(tx, user_key, match.row, outage.began)
    others = tuple(one for one in calendar.outages if one != (outage.began, outage.ended))
    calendar = replace(calendar, outages=others)
    lost = 0
    for started, stopped in _running_intervals(logged, clock, ctx.now()):
        first, last = max(started, outage.began), min(stopped, end)
        if first < last:
            lost += running_time_between(calendar, first, last)
    return lost


def _running_intervals(logged: Sequence[LoggedEntry], clock: ClockRow, now: int) -> Iterator[Interval]:
    """Yield the intervals in which a clock was running in the current turn, according to the log.

    The intervals are in Unix milliseconds.
    """
    started: int | None = None
    for logged_entry in logged[clock.turn - 1 :]:
        if started is None and (logged_entry.seq == clock.turn or _restarts_clock(logged_entry, clock.seat)):
            started = logged_entry.at
        elif started is not None and _stops_clock(logged_entry, clock.seat):
            yield started, logged_entry.at
            started = None
    if started is not None:
        yield started, now


def _stops_clock(logged: LoggedEntry, seat: Seat) -> bool:
    """Return whether an entry stops a seat's clock."""
    entry = logged.entry
    return isinstance(entry, Paused) or (isinstance(entry, TimedOut) and entry.seat == seat)


def _restarts_clock(logged: LoggedEntry, seat: Seat) -> bool:
    """Return whether an entry may restart a seat's clock.

    Only decisions about that seat or the whole table can do so.
    """
    entry = logged.entry
    is_about = isinstance(entry, Ruling) and entry.subject == seat
    return is_about or isinstance(entry, Resumed | OutageDeclared)
