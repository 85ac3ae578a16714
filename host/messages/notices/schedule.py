"""When people are told that it is their turn, or nearly: timers set by the clock of the turn."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import play
from engine.core.model import Seat
from host.core import outbox, timers
from host.core.context import Context
from host.core.outbox import Post
from host.core.owners import Owner, match_owner
from host.core.timers import Timer
from host.matches.log.entries import Move, TimedOut
from host.matches.match.events import Committed, Ended
from host.matches.match.match import Match
from host.matches.settings.calendars import awake_after
from host.matches.settings.time_controls import HOUR
from host.messages.notices import delivered
from host.messages.notices.kinds import (
    LastCall,
    NoticeTimer,
    NotifyNext,
    NotifyTurn,
    Reminder,
    RemindSeat,
    TurnBegan,
    TurnIsNear,
    WarnSeat,
)
from host.messages.notices.notification_window import hearing_of
from host.time.clock import timing
from host.time.clock.events import ClockSet
from host.time.clock.rest import calendar_of
from storage.core.database import Transaction
from storage.messages import notices
from storage.time.clock.clocks import ClockRow

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
    found = [one.timer for one in await timers.of_owner(tx, owner) if isinstance(one.timer, kinds)]
    await timers.drop_exactly(tx, owner, *(timer for timer in found if getattr(timer, "seat", None) in seats))


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
        if not isinstance(post, NOTICES):
            return False
        if event.all_go_on:
            return post.seat in late
        return isinstance(post, TurnIsNear) or post.seat not in awaited - late

    await outbox.drop_meant(tx, match_owner(event.row.id), is_unsent)
    await delivered.take_down(ctx, tx, event.row.id, is_standing)


async def stop(ctx: Context, tx: Transaction, event: Ended) -> None:
    """Tell nobody anything of a match that was ended."""
    await outbox.drop(tx, match_owner(event.row.id), *NOTICES)
    await delivered.take_down(ctx, tx, event.row.id)


async def set_timers(ctx: Context, tx: Transaction, event: ClockSet) -> None:
    """Set the timers of a seat's present turn, in place of those that were set; nobody is called for robots alone."""
    match, clock, owner = event.match, event.clock, match_owner(event.match.row.id)
    await timers.drop(tx, owner, NotifyNext)
    await _drop_timers(tx, owner, {event.seat}, OF_TURN)
    if clock is None or event.seat not in match.awaited:
        return
    person = match.seats[clock.seat].person
    if person is None or not match.has_others(clock.seat):
        return
    await _cut_snooze(ctx, tx, match, clock, person)
    of_turn = await _of_turn(ctx, tx, match, clock, person)
    await timers.put_all(tx, owner, dict([*of_turn, *await _of_next(ctx, tx, match, clock)]))


async def _cut_snooze(ctx: Context, tx: Transaction, match: Match, clock: ClockRow, person: int) -> None:
    """End a snooze when time is called at the latest, or half-way to the end where that has gone by."""
    mute, out = await notices.get_mute(tx, match.row.id, person), await timing.deadline_by(tx, match, clock)
    if mute is None or mute.until is None or out is None or clock.since is None or clock.left is None:
        return
    calendar = await calendar_of(tx, person, match.row.server, clock.since)
    called = awake_after(calendar, clock.since, clock.left - _last_part(clock.left))
    latest = max(called, (ctx.now() + out) // 2)
    if mute.until > latest:
        await notices.put_mute(tx, replace(mute, until=latest))


def _last_part(left: int) -> int:
    """Return how many milliseconds before its end a turn is called, by how many it has left."""
    return min(LAST_CALL, left // 4)


async def _of_turn(
    ctx: Context, tx: Transaction, match: Match, clock: ClockRow, person: int
) -> list[tuple[Timer, int]]:
    hearing, names = await hearing_of(tx, match.row.id, person), (clock.seat, clock.turn)
    begun = hearing.at(ctx.now() + grace_of(clock), _latest(clock))
    times: dict[Timer, int | None] = {NotifyTurn(*names): begun}
    if clock.left is not None and clock.since is not None:
        calendar = await calendar_of(tx, person, match.row.server, clock.since)

        def after(part: int) -> int:
            return max(ctx.now(), awake_after(calendar, clock.since or 0, part))

        if hearing.own.remind_at:
            times[RemindSeat(*names)] = hearing.at(after(clock.left * hearing.own.remind_at // 100))
        last = _last_part(clock.left)
        times[WarnSeat(*names)] = hearing.at(after(clock.left - last), after(clock.left - last // 2))
    out = await timing.deadline_by(tx, match, clock)
    return [(timer, at) for timer, at in times.items() if at is not None and (out is None or at < out)]


def grace_of(clock: ClockRow) -> int:
    """Return the milliseconds before anybody is told of a turn, fewer where they are short of time."""
    return GRACE if clock.left is None else min(GRACE, clock.left // 20)


def _latest(clock: ClockRow) -> int | None:
    """Return until when being there puts off that a turn is told of: by an eighth of its time."""
    return None if clock.left is None or clock.since is None else clock.since + clock.left // 8


async def due_at(ctx: Context, tx: Transaction, match: Match, timer: NoticeTimer) -> int | None:
    """Return when a timer that rings is due, by what is so now; None: its notice is not to be given at all.

    Clocks have rested in an outage: what was due in it, by the time it was set, is to be told as much later.
    """
    person = match.seats[timer.seat].person
    if person is None or not match.has_others(timer.seat):
        return None
    clock, hearing = (
        await timing.clock_of(tx, match, timer.seat),
        await hearing_of(tx, match.row.id, person),
    )
    if isinstance(timer, NotifyNext):
        return hearing.at(ctx.now())
    if clock is None:
        return None
    if isinstance(timer, NotifyTurn):
        return hearing.at(ctx.now(), _latest(clock))
    return dict(await _of_turn(ctx, tx, match, clock, person)).get(timer)


async def _of_next(ctx: Context, tx: Transaction, match: Match, clock: ClockRow) -> list[tuple[Timer, int]]:
    seat: Seat | None = play.coming(match.state) if len(match.awaited) == 1 else None
    person = None if seat is None or seat == clock.seat else match.seats[seat].person
    if seat is None or person is None:
        return []
    hearing = await hearing_of(tx, match.row.id, person)
    at = hearing.at(ctx.now() + grace_of(clock)) if hearing.own.near else None
    return [] if at is None else [(NotifyNext(seat, clock.turn), at)]
