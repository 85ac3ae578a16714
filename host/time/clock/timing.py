"""What a change of a match means for its clocks, in the caller's transaction.

A clock is set when a person comes to be awaited and stopped when they have moved; `ClockSet` tells whoever sets
timers by it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from msgspec.structs import replace

from engine.core.model import Seat
from host.core.context import Context
from host.core.errors import Refusal
from host.core.features import publish
from host.matches.log.entries import Move, SeatTaken
from host.matches.match import loading
from host.matches.match.events import BroughtIn, Committed, DeadlineMoved, Ended, PauseChanged
from host.matches.match.match import Match
from host.matches.settings.calendars import awake_between
from host.matches.settings.time_controls import DAY, time_control_of
from host.time.clock import clocks, turns
from host.time.clock.events import ClockSet
from host.time.clock.rest import calendar_of
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.time.clock import clocks as stored
from storage.time.clock import turns as stored_turns
from storage.time.clock.clocks import ClockRow

UNTIMED_PATIENCE = 7 * DAY
"""Milliseconds for which somebody is waited for where nobody's time is counted."""
MAX_RUNNING = 10_000
"""Matches of a server or a person; there is no limit to mean, only one to have."""


async def follow(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Move the clocks with a change of the log."""
    set_ = await stored.of_match(tx, event.row.id)
    await turns.take_back(ctx, tx, event)
    for seat in event.awaited_before:
        if not event.goes_on(seat):
            await _stop(ctx, tx, event, seat, set_)
    for entry in event.made:
        if isinstance(entry, SeatTaken) and entry.person is not None and entry.why != "returned":
            await _begin_anew(tx, event, entry.seat, set_)
    if event.is_over:
        await stored.drop(tx, event.row.id)
        await stored_turns.drop_all(tx, event.row.id)
    for seat in event.after.awaited:
        if event.goes_on(seat):
            await _go_on(ctx, tx, event, seat, set_)
        else:
            await _start(ctx, tx, event.after, seat, set_)


async def _begin_anew(tx: Transaction, event: Committed, seat: Seat, set_: dict[int, ClockRow]) -> None:
    """Give a new person in a seat the full time of a beginning; a former one who returns gets none."""
    await turns.new_person(tx, event.row.id, seat)
    if seat in set_:
        set_[seat] = replace(set_[seat], left=None, missed=0)
        await stored.put(tx, set_[seat])


async def _go_on(
    ctx: Context, tx: Transaction, event: Committed, seat: Seat, set_: dict[int, ClockRow]
) -> None:
    """Let a turn go on; one whose time had run out gets time again when something is done in it."""
    after, clock = event.after, set_.get(seat)
    if clock is None:
        return
    if any(isinstance(entry, Move) and entry.seat == seat for entry in event.made):
        has_run_out = clock.since is None and after.row.paused is None
        if has_run_out and not after.stands_in(seat):
            set_[seat] = replace(clock, missed=0 if event.has_moved(seat) else clock.missed)
            await stored.put(tx, set_[seat])
            await grant(ctx, tx, after, seat, _patience(after))
    elif event.has(SeatTaken):
        # Time runs out only where others wait, and who they are has changed.
        await publish(ctx, tx, ClockSet(after, seat, clock))


async def _stop(
    ctx: Context, tx: Transaction, event: Committed, seat: Seat, set_: dict[int, ClockRow]
) -> None:
    person, clock = event.before.seats[seat].person, set_.get(seat)
    if person is not None and clock is not None:
        if clock.since is not None:
            calendar = await calendar_of(tx, person, event.row.server, clock.since)
            clock = clocks.stop(clock, calendar, ctx.now())
        set_[seat] = replace(clock, missed=0 if event.has_moved(seat) else clock.missed)
        await stored.put(tx, set_[seat])
    if clock is not None and not event.is_interrupted(seat):
        mover = person if event.has_moved(seat) else None
        await turns.end(tx, event.row.id, seat, event.row.head, mover)
    if seat not in event.after.awaited:
        await publish(ctx, tx, ClockSet(event.after, seat, None))


async def _start(ctx: Context, tx: Transaction, after: Match, seat: Seat, set_: dict[int, ClockRow]) -> None:
    if after.seats[seat].person is None:
        await publish(ctx, tx, ClockSet(after, seat, None))
        return
    clock, row = set_.get(seat, ClockRow(match=after.row.id, seat=seat)), after.row
    is_new = await turns.begin(tx, row.id, seat)
    begun = clocks.start(
        clock, time_control_of(row.time_control), row.head, ctx.now(),
        is_paused=row.paused is not None, is_new=is_new,
    )  # fmt: skip
    await stored.put(tx, begun)
    await publish(ctx, tx, ClockSet(after, seat, begun))


def _patience(match: Match) -> int:
    time_control = time_control_of(match.row.time_control)
    return 0 if time_control is None else time_control.patience


async def begin_turn(ctx: Context, tx: Transaction, event: BroughtIn) -> None:
    """Set the clocks of a match that was brought in, as if its turn had just begun."""
    for seat in () if event.match is None else event.match.awaited:
        assert event.match is not None
        await _start(ctx, tx, event.match, seat, {})


async def forget(ctx: Context, tx: Transaction, event: Ended) -> None:
    """Forget the clocks of a match that was ended."""
    await stored.drop(tx, event.row.id)
    await stored_turns.drop_all(tx, event.row.id)


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
    times = [
        await deadline_by(tx, match, one)
        for one in (await clocks_of(tx, match) if clock is None else [clock])
    ]
    return min((at for at in times if at is not None), default=None)


async def deadline_by(tx: Transaction, match: Match, clock: ClockRow) -> int | None:
    """Return when the time of a clock will have run out; None where none is counted, or nobody waits for its seat."""
    person = match.seats[clock.seat].person
    if clock.since is None or person is None or not match.has_others(clock.seat):
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


async def pause(ctx: Context, tx: Transaction, match: Match) -> Match:
    """Stop the clocks that run, until `resume`; the match is returned as it is then."""
    await matches.set_paused(tx, match.row.id, ctx.now())
    paused = replace(match, row=replace(match.row, paused=ctx.now()))
    await _settle(ctx, tx, match, is_paused=True)
    await again(ctx, tx, paused)
    await publish(ctx, tx, PauseChanged(paused))
    return paused


async def resume(ctx: Context, tx: Transaction, match: Match) -> Match:
    """Let the clocks run again; the match is returned as it is then."""
    await matches.set_paused(tx, match.row.id, None)
    resumed = replace(match, row=replace(match.row, paused=None))
    for clock in await clocks_of(tx, resumed):
        await stored.put(tx, replace(clock, since=ctx.now()))
    await again(ctx, tx, resumed)
    await publish(ctx, tx, PauseChanged(resumed))
    return resumed


async def grant(ctx: Context, tx: Transaction, match: Match, seat: Seat, more: int) -> None:
    """Give a seat so many milliseconds more than it has; where its time had run out it runs again."""
    await settle(ctx, tx, match)
    set_ = await stored.of_match(tx, match.row.id)
    clock, time_control = (
        set_.get(seat, ClockRow(match=match.row.id, seat=seat)),
        time_control_of(match.row.time_control),
    )
    if time_control is None:
        return
    left = time_control.bank if clock.left is None else clock.left
    is_awaited = seat in match.awaited and match.row.paused is None
    longer = replace(clock, left=left + more, since=ctx.now() if is_awaited else clock.since)
    await stored.put(tx, longer)
    if seat in match.awaited:
        await publish(ctx, tx, ClockSet(match, seat, longer))


async def settle(ctx: Context, tx: Transaction, match: Match) -> None:
    """Write down what the running clocks of a match have left now."""
    await _settle(ctx, tx, match, is_paused=match.row.paused is not None)


async def _settle(ctx: Context, tx: Transaction, match: Match, *, is_paused: bool) -> None:
    """Write down what the running clocks have left now."""
    for clock in await clocks_of(tx, match):
        person = match.seats[clock.seat].person
        if clock.since is not None and person is not None:
            calendar = await calendar_of(tx, person, match.row.server, clock.since)
            settled = clocks.switch_calendar(clock, calendar, ctx.now())
            await stored.put(tx, replace(settled, since=None) if is_paused else settled)


async def again(ctx: Context, tx: Transaction, match: Match) -> None:
    """Let all timers that go by the present clocks be set anew: what they are reckoned from has changed."""
    for clock in await clocks_of(tx, match):
        await publish(ctx, tx, ClockSet(match, clock.seat, clock))


@asynccontextmanager
async def another_calendar(ctx: Context, tx: Transaction, person: int) -> AsyncIterator[None]:
    """Change in the block what a person's clocks go by: until now they are counted by the old, then by the new."""
    await settle_person(ctx, tx, person)
    yield
    await set_person_anew(ctx, tx, person)


async def settle_person(ctx: Context, tx: Transaction, person: int) -> None:
    """Write down what a person's running clocks have left now."""
    for match in await _playable(ctx, tx, person):
        if _awaits(match, person):
            await settle(ctx, tx, match)


async def set_person_anew(ctx: Context, tx: Transaction, person: int) -> None:
    """Let all that goes by a person's clocks be set anew."""
    for match in await _playable(ctx, tx, person):
        await again(ctx, tx, match)
        if match.row.time_control and _awaits(match, person):
            await publish(ctx, tx, DeadlineMoved(match.row))


def _awaits(match: Match, person: int) -> bool:
    return any(match.seats[seat].person == person for seat in match.awaited)


async def settle_server(ctx: Context, tx: Transaction, server: int) -> None:
    """Write down what all running clocks of a server have left now."""
    for match in await _of_server(ctx, tx, server):
        await settle(ctx, tx, match)


async def set_server_anew(ctx: Context, tx: Transaction, server: int) -> None:
    """Let all that goes by the clocks of a server be set anew."""
    for match in await _of_server(ctx, tx, server):
        await again(ctx, tx, match)


async def _of_server(ctx: Context, tx: Transaction, server: int) -> list[Match]:
    return await _readable(ctx, tx, await matches.of_server(tx, server, ("running",), most=MAX_RUNNING))


async def _playable(ctx: Context, tx: Transaction, person: int) -> list[Match]:
    """Return a person's running matches, but those that can't be read."""
    return await _readable(ctx, tx, await matches.of_person(tx, person, ("running",), most=MAX_RUNNING))


async def _readable(ctx: Context, tx: Transaction, rows: Sequence[MatchRow]) -> list[Match]:
    found = []
    for row in rows:
        try:
            found.append(await loading.match_of(ctx, tx, row))
        except Refusal:
            continue
    return found
