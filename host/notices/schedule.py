"""When whoever is awaited, and whoever comes next, is told so: timers set by the clock of the turn."""

from __future__ import annotations

from engine.core import play
from engine.core.model import Seat
from host.clock import timing
from host.clock.events import ClockSet
from host.clock.rest import calendar_of
from host.core import outbox, timers
from host.core.context import Context
from host.core.outbox import Post
from host.core.owners import Owner, match_owner
from host.core.timers import Timer
from host.log.entries import Move, TimedOut
from host.match.events import Committed, Ended
from host.match.match import Match
from host.notices import standing
from host.notices.kinds import (
    LastCall,
    NotifyNext,
    NotifyTurn,
    Reminder,
    RemindSeat,
    TurnBegan,
    TurnIsNear,
    WarnSeat,
)
from host.settings import settings
from host.settings.calendars import awake_after, first_outside
from host.settings.settings import Preferences
from host.settings.time_controls import HOUR
from storage.clock.clocks import ClockRow
from storage.core.database import Transaction
from storage.notices import mutes

OF_TURN = (NotifyTurn, RemindSeat, WarnSeat)
NOTICES = (TurnBegan, Reminder, LastCall, TurnIsNear)
GRACE = 120_000
"""Milliseconds before anybody is told of a turn: it may be taken, or taken back, before they could read it."""
LAST_CALL = 6 * HOUR
"""Milliseconds before time runs out at which it is called, or a quarter of the turn's time where that is less."""


async def let_go(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Have nobody told that a turn has begun which is being taken."""
    moved = {entry.seat for entry in event.made if isinstance(entry, Move) and event.goes_on(entry.seat)}
    if moved:
        await _drop_timers(tx, match_owner(event.row.id), moved, (NotifyTurn,))


async def _drop_timers(
    tx: Transaction, owner: Owner, seats: set[Seat], kinds: tuple[type[Timer], ...]
) -> None:
    for one in await timers.of_owner(tx, owner):
        if isinstance(one.timer, kinds) and getattr(one.timer, "seat", None) in seats:
            await timers.drop_exactly(tx, owner, one.timer)


async def follow(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Take down what is no longer true when the match moves on."""
    late = {entry.seat for entry in event.made if isinstance(entry, TimedOut)}
    awaited = {seat for seat in event.after.awaited if event.goes_on(seat)}
    asked = awaited - late - {seat for seat in awaited if event.after.awaits_robot_of(seat)}

    def is_unsent(post: Post) -> bool:
        if isinstance(post, TurnIsNear):
            return not event.all_go_on
        return isinstance(post, NOTICES) and post.seat not in asked

    def is_standing(post: Post) -> bool:
        seat = getattr(post, "seat", None)
        return seat in late if event.all_go_on else isinstance(post, TurnIsNear) or seat not in awaited - late

    await outbox.drop_meant(tx, match_owner(event.row.id), is_unsent)
    await standing.take_down(ctx, tx, event.row.id, is_standing)


async def stop(ctx: Context, tx: Transaction, event: Ended) -> None:
    """Tell nobody anything of a match that was ended."""
    await outbox.drop(tx, match_owner(event.row.id), *NOTICES)
    await standing.take_down(ctx, tx, event.row.id)


async def set_timers(ctx: Context, tx: Transaction, event: ClockSet) -> None:
    """Set the timers of a seat's present turn, in place of those that were set."""
    match, clock, owner = event.match, event.clock, match_owner(event.match.row.id)
    await timers.drop(tx, owner, NotifyNext)
    await _drop_timers(tx, owner, {event.seat}, OF_TURN)
    if clock is None or event.seat not in match.awaited:
        return
    person = match.seats[clock.seat].person
    if person is None:
        return
    for timer, at in [*await _of_turn(ctx, tx, match, clock, person), *await _of_next(ctx, tx, match, clock)]:
        await timers.put(tx, owner, timer, at)


async def _of_turn(
    ctx: Context, tx: Transaction, match: Match, clock: ClockRow, person: int
) -> list[tuple[Timer, int]]:
    own, names = await settings.of_person(tx, person), (clock.seat, clock.turn)
    times: dict[Timer, int] = {NotifyTurn(*names): ctx.now() + GRACE}
    if clock.left is not None and clock.since is not None:
        calendar = await calendar_of(tx, person, match.row.server, clock.since)
        if own.remind_at:
            part = clock.left * own.remind_at // 100
            times[RemindSeat(*names)] = awake_after(calendar, clock.since, part)
        if match.has_others(clock.seat):
            warned = clock.left - min(LAST_CALL, clock.left // 4)
            times[WarnSeat(*names)] = awake_after(calendar, clock.since, warned)
    out = await timing.deadline_by(tx, match, clock)
    return await _heard(tx, match.row.id, person, own, times, out)


async def later_time(ctx: Context, tx: Transaction, match: Match, timer: Timer) -> int | None:
    """Return the later time at which a timer that rings is due; None where it is due now.

    Clocks have rested in an outage: what was due in it, by the time it was set, is to be told as much later.
    """
    if not isinstance(timer, RemindSeat | WarnSeat):
        return None
    clock = await timing.clock_of(tx, match, timer.seat)
    person = match.seats[timer.seat].person
    if clock is None or person is None:
        return None
    at = dict(await _of_turn(ctx, tx, match, clock, person)).get(timer)
    return at if at is not None and at > ctx.now() else None


async def _of_next(ctx: Context, tx: Transaction, match: Match, clock: ClockRow) -> list[tuple[Timer, int]]:
    seat: Seat | None = play.coming(match.state) if len(match.awaited) == 1 else None
    person = None if seat is None or seat == clock.seat else match.seats[seat].person
    if seat is None or person is None:
        return []
    own = await settings.of_person(tx, person)
    times: dict[Timer, int] = {NotifyNext(seat, clock.turn): ctx.now() + GRACE} if own.near else {}
    return await _heard(tx, match.row.id, person, own, times, None)


async def _heard(
    tx: Transaction, match_id: int, person: int, own: Preferences, times: dict[Timer, int], out: int | None
) -> list[tuple[Timer, int]]:
    """Return when a person is to hear of what: not in quiet hours, nothing of a match they have muted, in time."""
    mute = await mutes.get(tx, match_id, person)
    if own.notices == "none" or (mute is not None and mute.until is None):
        return []
    from_ = 0 if mute is None or mute.until is None else mute.until
    told = [(timer, first_outside(own.quiet, own.zone, max(at, from_))) for timer, at in times.items()]
    return [(timer, at) for timer, at in told if out is None or at < out]
