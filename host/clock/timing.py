"""Timing: what a change of the log means for clocks, timers and notices, in the caller's transaction.

Timers of a turn: `ping` says that it has begun, `remind` and `call` that time is going, `out` that it has run
out; `near` tells the next seat. They are set when a seat comes to be awaited and stopped when it has moved.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from msgspec.structs import replace

from engine.core import play
from engine.core.model import Seat
from host.clock import clocks, rest
from host.core import outbox
from host.core.context import Context
from host.core.outbox import Due
from host.core.refusals import Refusal
from host.match import loading
from host.match.entries import Move, SeatTaken, TimedOut, Undone
from host.match.match import Match
from host.settings import settings
from host.settings.calendars import awake_after, first_outside
from host.settings.settings import Preferences
from host.settings.time_controls import HOUR, pace_of
from storage.clock import clocks as stored
from storage.clock.clocks import ClockRow
from storage.core.database import Transaction
from storage.match import matches
from storage.match.matches import MatchRow
from storage.notices import mutes, notices
from storage.reliability import reliability
from storage.reliability.reliability import ReliabilityRow
from storage.schedule import timers
from storage.schedule.timers import TimerRow

TURN = ("ping", "remind", "call", "out", "near")
GRACE = 120_000
"""Milliseconds before anybody is told of a turn: it may be taken, or taken back, before they could read it."""
MAX_RUNNING = 10_000
"""Matches of a server; there is no limit to mean, only one to have."""
LAST_CALL = 6 * HOUR
"""Milliseconds before time runs out at which it is called, or a quarter of the turn's time where that is less."""


async def turned(ctx: Context, tx: Transaction, before: Match, after: Match) -> list[Due]:
    """Move clocks and timers with a change of the log; returns the notices to be deleted."""
    made = [logged.entry for logged in after.line.entries if logged.seq > before.row.head]
    set_ = await stored.of_match(tx, after.row.id)
    for entry in made:
        if isinstance(entry, SeatTaken) and entry.why != "returned" and entry.seat in set_:
            set_[entry.seat] = replace(set_[entry.seat], left=None, missed=0)
            await stored.put(tx, set_[entry.seat])
    if _goes_on(before, after) and not any(isinstance(entry, Undone) for entry in made):
        return await _going_on(ctx, tx, after, set_, made)
    if before.row.head and before.awaited is not None:
        await _stop(ctx, tx, before, before.awaited, set_, made)
    await timers.drop(tx, after.row.id, TURN)
    if after.awaited is None:
        await _finish(tx, after)
    else:
        await _start(ctx, tx, after, after.awaited, set_)
    return await answered(tx, after.row.id)


async def _going_on(
    ctx: Context, tx: Transaction, after: Match, set_: dict[int, ClockRow], made: Sequence[object]
) -> list[Due]:
    """Let a turn go on; one whose time had run out gets time again when something is done in it."""
    assert after.awaited is not None
    clock = set_.get(after.awaited)
    if any(isinstance(entry, TimedOut) for entry in made):
        return await answered(tx, after.row.id, after.awaited)
    if any(isinstance(entry, Move) for entry in made):
        await timers.drop(tx, after.row.id, ["ping"])
        has_run_out = clock is not None and clock.since is None and after.row.paused is None
        if clock is not None and has_run_out and not after.stands_in:
            set_[clock.seat] = replace(clock, missed=0 if _has_moved(made) else clock.missed)
            await _start(ctx, tx, after, clock.seat, set_)
    elif clock is not None and any(isinstance(entry, SeatTaken) for entry in made):
        # Whether there are others who wait is what an end of time depends on.
        await schedule(ctx, tx, after, clock)
    return []


def _has_moved(made: Sequence[object]) -> bool:
    return any(isinstance(entry, Move) and entry.by in {"player", "plan"} for entry in made)


def _goes_on(before: Match, after: Match) -> bool:
    """Tell whether the same person is in the middle of the same turn; a new stretch of play is a new turn."""
    seat, is_new_stretch = after.awaited, after.line.marks[-1].seq > before.line.head
    if not before.row.head or seat is None or seat != before.awaited or is_new_stretch:
        return False
    return before.seats[seat].person == after.seats[seat].person


async def answered(tx: Transaction, match: int, seat: Seat | None = None) -> list[Due]:
    """Forget the notices of a match, or of one of its seats, that stand; returns that they are to be deleted."""
    gone = [one for one in await notices.standing(tx, match) if seat is None or one.seat == seat]
    for notice in gone:
        await notices.set_message(tx, replace(notice, message=None))
    return [Due("unping", notice.message, notice.channel) for notice in gone]


async def _stop(
    ctx: Context,
    tx: Transaction,
    before: Match,
    seat: Seat,
    set_: dict[int, ClockRow],
    made: Sequence[object],
) -> None:
    person, clock = before.seats[seat].person, set_.get(seat)
    if person is None or clock is None:
        return
    has_moved = _has_moved(made)
    if clock.since is not None:
        calendar = await rest.calendar_of(tx, person, before.row.server, clock.since)
        clock = clocks.stopped(clock, calendar, ctx.now())
    set_[seat] = replace(clock, missed=0 if has_moved else clock.missed)
    await stored.put(tx, set_[seat])
    if has_moved:
        await reliability.add(tx, ReliabilityRow(person=person, turns=1))


async def _finish(tx: Transaction, after: Match) -> None:
    await timers.drop_all(tx, after.row.id)
    await stored.drop(tx, after.row.id)
    people = [seat.person for seat in after.seats if seat.person is not None]
    await reliability.add(tx, *(ReliabilityRow(person=person, finished=1) for person in people))


async def _start(ctx: Context, tx: Transaction, after: Match, seat: Seat, set_: dict[int, ClockRow]) -> None:
    if after.seats[seat].person is None:
        return
    clock = set_.get(seat, ClockRow(match=after.row.id, seat=seat))
    row = after.row
    begun = clocks.begun(clock, pace_of(row.pace), row.head, ctx.now(), is_paused=row.paused is not None)
    await stored.put(tx, begun)
    await schedule(ctx, tx, after, begun)


async def begin_turn(ctx: Context, tx: Transaction, match: Match) -> None:
    """Set the clock and the timers of a match that was brought in, as if the turn had just begun."""
    if match.awaited is not None:
        await _start(ctx, tx, match, match.awaited, {})


async def schedule(ctx: Context, tx: Transaction, match: Match, clock: ClockRow) -> None:
    """Set the timers of the turn that a clock counts, in place of those that were set."""
    person = match.seats[clock.seat].person
    await timers.drop(tx, match.row.id, TURN)
    if person is None or match.awaited != clock.seat:
        return
    set_ = [*await _of_turn(ctx, tx, match, clock, person), *await _of_next(ctx, tx, match, clock.seat)]
    await timers.put(tx, *set_)


async def _of_turn(
    ctx: Context, tx: Transaction, match: Match, clock: ClockRow, person: int
) -> list[TimerRow]:
    own = await settings.of_person(tx, person)
    times = {"ping": ctx.now() + GRACE}
    if clock.left is not None and clock.since is not None:
        calendar = await rest.calendar_of(tx, person, match.row.server, clock.since)
        if own.remind_at:
            times["remind"] = awake_after(calendar, clock.since, clock.left * own.remind_at // 100)
        if match.has_others(clock.seat):
            times["call"] = awake_after(calendar, clock.since, clock.left - min(LAST_CALL, clock.left // 4))
            times["out"] = awake_after(calendar, clock.since, clock.left)
    heard = await _heard(tx, match.row.id, person, own, times)
    return [TimerRow(match=match.row.id, kind=kind, number=clock.seat, at=at) for kind, at in heard.items()]


async def _heard(
    tx: Transaction, match: int, person: int, own: Preferences, times: dict[str, int]
) -> dict[str, int]:
    """Return when a person is to hear of what: not in quiet hours, and nothing of a match they have muted."""
    mute = await mutes.get(tx, match, person)
    is_deaf = own.notices == "none" or (mute is not None and mute.until is None)
    from_ = 0 if mute is None or mute.until is None else mute.until
    out = times.get("out")
    heard = {"out": out} if out is not None else {}
    for kind, at in times.items():
        told = first_outside(own.quiet, own.zone, max(at, from_))
        if kind != "out" and not is_deaf and (out is None or told < out):
            heard[kind] = told
    return heard


async def _of_next(ctx: Context, tx: Transaction, match: Match, awaited: Seat) -> list[TimerRow]:
    seat = play.coming(match.state)
    person = None if seat is None or seat == awaited else match.seats[seat].person
    if seat is None or person is None:
        return []
    own = await settings.of_person(tx, person)
    times = {"near": ctx.now() + GRACE} if own.near else {}
    heard = await _heard(tx, match.row.id, person, own, times)
    return [TimerRow(match=match.row.id, kind=kind, number=seat, at=at) for kind, at in heard.items()]


async def clock_of(tx: Transaction, match: Match) -> ClockRow | None:
    """Return the clock of the seat that is awaited; None where no person is."""
    if match.awaited is None or match.seats[match.awaited].person is None:
        return None
    return (await stored.of_match(tx, match.row.id)).get(match.awaited)


async def deadline_of(tx: Transaction, match: Match) -> int | None:
    """Return when the awaited person's time will have run out; None where none is counted, or nobody waits."""
    clock = await clock_of(tx, match)
    if clock is None or clock.since is None or match.awaited is None or not match.has_others(match.awaited):
        return None
    person = match.seats[match.awaited].person
    assert person is not None
    return clocks.deadline(clock, await rest.calendar_of(tx, person, match.row.server, clock.since))


async def pause(ctx: Context, tx: Transaction, match: Match) -> Match:
    """Stop the clock that runs, until `resume`; the match is returned as it is then."""
    await matches.set_paused(tx, match.row.id, ctx.now())
    paused = replace(match, row=replace(match.row, paused=ctx.now()))
    await _settle(ctx, tx, match, is_paused=True)
    clock = await clock_of(tx, paused)
    if clock is not None:
        await schedule(ctx, tx, paused, clock)
    return paused


async def resume(ctx: Context, tx: Transaction, match: Match) -> Match:
    """Let the clock run again; the match is returned as it is then."""
    await matches.set_paused(tx, match.row.id, None)
    resumed = replace(match, row=replace(match.row, paused=None))
    clock = await clock_of(tx, resumed)
    if clock is not None:
        running = replace(clock, since=ctx.now())
        await stored.put(tx, running)
        await schedule(ctx, tx, resumed, running)
    return resumed


async def grant(ctx: Context, tx: Transaction, match: Match, seat: Seat, more: int) -> None:
    """Give a seat so many milliseconds more than it has; where its time had run out it runs again."""
    await _settle(ctx, tx, match, is_paused=match.row.paused is not None)
    set_ = await stored.of_match(tx, match.row.id)
    clock, pace = set_.get(seat, ClockRow(match=match.row.id, seat=seat)), pace_of(match.row.pace)
    if pace is None:
        return
    left = pace.bank if clock.left is None else clock.left
    is_awaited = match.awaited == seat and match.row.paused is None
    longer = replace(clock, left=left + more, since=ctx.now() if is_awaited else clock.since)
    await stored.put(tx, longer)
    if match.awaited == seat:
        await schedule(ctx, tx, match, longer)


async def _settle(ctx: Context, tx: Transaction, match: Match, *, is_paused: bool) -> None:
    """Write down what the running clock has left now."""
    clock = await clock_of(tx, match)
    if clock is None or clock.since is None or match.awaited is None:
        return
    person = match.seats[match.awaited].person
    assert person is not None
    calendar = await rest.calendar_of(tx, person, match.row.server, clock.since)
    settled = clocks.running_on(clock, calendar, ctx.now())
    await stored.put(tx, replace(settled, since=None) if is_paused else settled)


@asynccontextmanager
async def another_calendar(ctx: Context, tx: Transaction, person: int) -> AsyncIterator[None]:
    """Change in the block what a person's clocks go by: until now they are counted by the old, then by the new."""
    for match in await _playable(ctx, tx, person):
        if match.awaited is not None and match.seats[match.awaited].person == person:
            await _settle(ctx, tx, match, is_paused=match.row.paused is not None)
    yield
    for match in await _playable(ctx, tx, person):
        await again(ctx, tx, match)
        if match.row.pace and match.awaited is not None and match.seats[match.awaited].person == person:
            await outbox.write(ctx, tx, match.row, (Due("card"),), ("card",))


@asynccontextmanager
async def other_server_settings(ctx: Context, tx: Transaction, server: int) -> AsyncIterator[None]:
    """Change in the block what all clocks of a server go by, as `another_calendar` does for a person."""
    running = await matches.of_server(tx, server, ("running",), most=MAX_RUNNING)
    for match in await _readable(ctx, tx, running):
        await _settle(ctx, tx, match, is_paused=match.row.paused is not None)
    yield
    for match in await _readable(ctx, tx, running):
        await again(ctx, tx, match)


async def again(ctx: Context, tx: Transaction, match: Match) -> None:
    """Set the timers of the present turn anew: what they are reckoned from has changed."""
    clock = await clock_of(tx, match)
    if clock is not None:
        await schedule(ctx, tx, match, clock)


async def _playable(ctx: Context, tx: Transaction, person: int) -> list[Match]:
    """Return a person's running matches, but those that can't be read."""
    return await _readable(ctx, tx, await matches.of_person(tx, person, ("running",)))


async def _readable(ctx: Context, tx: Transaction, rows: Sequence[MatchRow]) -> list[Match]:
    found = []
    for row in rows:
        try:
            found.append(await loading.match_of(ctx, tx, row))
        except Refusal:
            continue
    return found
