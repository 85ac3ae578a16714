"""Update clocks in the transaction that changes the match.

A player's clock starts when it is their turn, and stops when they have moved. Features with timers that
depend on a clock subscribe to `ClockSet`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.core.model import Seat
from host.core.context import Context
from host.core.features import publish
from host.matches.log.entries import Move, SeatTaken
from host.matches.match.events import Committed, MatchCancelled, MatchImported, PauseChanged
from host.matches.match.match import Match
from host.matches.settings.time_controls import time_control_of
from host.time.clock import clocks, turn_records
from host.time.clock.deadlines import clocks_of
from host.time.clock.events import ClockSet
from host.time.clock.rest import load_calendars, load_match_calendar
from host.time.clock.turn_records import SeatTurns
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.time.clock import clock_turns as stored_turns
from storage.time.clock import clocks as stored
from storage.time.clock.clocks import ClockRow


async def on_commit(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Update a match's clocks after entries were appended to its log."""
    await turn_records.reopen_undone_turns(ctx, tx, event)
    before = await stored.of_match(tx, event.row.id)
    await _load_calendars(ctx, tx, event, before)
    seat_turns = await SeatTurns.load(tx, event.row.id, _changed_seats(event))
    after = dict(before)
    for seat in _seats_to_stop(event):
        await _stop(ctx, tx, event, seat, after, seat_turns)
    for seat in _new_players(event):
        await seat_turns.drop_open(tx, seat)
        if seat in after:
            # A new player gets the full starting time, but a returning former player does not.
            after[seat] = replace(after[seat], remaining_ms=None, timeouts=0)
    starting = [seat for seat in event.after.asked if not event.is_same_turn(seat)]
    for seat in starting:
        if event.after.seats[seat].user_key is not None:
            after[seat] = _started(ctx, event.after, seat, after.get(seat), seat_turns)
    if event.is_secret:
        after |= _with_answers(event.after, after)
    if event.is_over:
        await _delete_clocks(tx, event.row.id)
    else:
        await stored.put(tx, *(clock for seat, clock in after.items() if clock != before.get(seat)))
        await seat_turns.store(tx)
    await _publish(ctx, tx, event, after)


def _with_answers(match: Match, known: Mapping[Seat, ClockRow]) -> dict[Seat, ClockRow]:
    """Return the clocks of an open window, with whether their seats have answered."""
    return {
        seat: replace(clock, has_answered=seat not in match.awaited)
        for seat, clock in known.items()
        if seat in match.asked
    }


def _seats_to_stop(event: Committed) -> Iterator[Seat]:
    """Yield the seats whose turn has ended or was interrupted."""
    yield from (seat for seat in event.awaited_before if not event.is_same_turn(seat))


def _new_players(event: Committed) -> Iterator[Seat]:
    """Yield the seats taken over by new players.

    Returning former players don't count as new.
    """
    for entry in event.new_entries:
        if isinstance(entry, SeatTaken) and entry.person is not None and entry.why != "returned":
            yield entry.seat


def _changed_seats(event: Committed) -> set[Seat]:
    """Return the seats whose turns end or begin."""
    starting = (seat for seat in event.after.asked if not event.is_same_turn(seat))
    return {*_seats_to_stop(event), *_new_players(event), *starting}


async def _load_calendars(
    ctx: Context, tx: Transaction, event: Committed, before: dict[int, ClockRow]
) -> None:
    """Preload the calendars of all players whose clocks stop or start."""
    stopping = [before[seat] for seat in _seats_to_stop(event) if seat in before]
    counted = [
        clock for clock in stopping if clock.running_since is not None and clock.remaining_ms is not None
    ]
    user_keys = [event.before.seats[clock.seat].user_key for clock in counted]
    if event.row.time_control:
        user_keys += [event.after.seats[seat].user_key for seat in event.after.asked]
    starts = [ctx.now(), *(clock.running_since for clock in counted if clock.running_since is not None)]
    await load_calendars(
        tx, {user_key for user_key in user_keys if user_key is not None}, event.row.guild_id, starts
    )


async def _stop(
    ctx: Context,
    tx: Transaction,
    event: Committed,
    seat: Seat,
    after: dict[int, ClockRow],
    seat_turns: SeatTurns,
) -> None:
    """Stop a seat's clock at the end of its turn, and record who played the turn."""
    user_key, clock = event.before.seats[seat].user_key, after.get(seat)
    has_moved = event.has_moved(seat)
    if clock is None:
        return
    if event.before.window is not None:
        after[seat] = clocks.stop_window(clock)
        return
    if user_key is not None:
        if clock.running_since is not None and clock.remaining_ms is not None:
            calendar = await load_match_calendar(tx, user_key, event.row, clock.running_since)
            clock = clocks.stop(clock, calendar, ctx.now())
        after[seat] = replace(clock, running_since=None, timeouts=0 if has_moved else clock.timeouts)
    if not event.is_turn_interrupted(seat):
        seat_turns.end(seat, event.row.head, user_key if has_moved else None)


def _started(
    ctx: Context, match: Match, seat: Seat, clock: ClockRow | None, seat_turns: SeatTurns
) -> ClockRow:
    """Start a seat's clock for its turn or for a window, and return the new clock.

    A turn that is repeated after an undo gets no increment. A window is not a turn.
    """
    row = match.row
    clock = clock or ClockRow(match_id=row.id, seat=seat)
    time_control, is_paused = time_control_of(row.time_control), row.paused_since is not None
    if match.window is not None:
        return clocks.start_window(clock, time_control, row.head, ctx.now(), is_paused=is_paused)
    return clocks.start(
        clock, time_control, row.head, ctx.now(), is_paused=is_paused, is_new=seat_turns.begin(seat)
    )


async def _publish(ctx: Context, tx: Transaction, event: Committed, after: dict[int, ClockRow]) -> None:
    """Publish the changed clocks.

    Robots' seats have no clocks.
    """
    match = event.after
    for seat in _seats_to_stop(event):
        if seat not in match.asked:
            await publish(ctx, tx, ClockSet(match, seat, None))
    for seat in match.asked:
        if event.is_same_turn(seat):
            await _continue(ctx, tx, event, seat, after.get(seat))
        else:
            has_person = match.seats[seat].user_key is not None
            await publish(ctx, tx, ClockSet(match, seat, after[seat] if has_person else None))


async def _continue(
    ctx: Context, tx: Transaction, event: Committed, seat: Seat, clock: ClockRow | None
) -> None:
    """Update the clock of a seat whose turn continues.

    If the seat has run out of time and makes a move, it gets new time.
    """
    match = event.after
    if clock is None:
        return
    if any(isinstance(entry, Move) and entry.seat == seat for entry in event.new_entries):
        has_run_out = clock.running_since is None and match.row.paused_since is None
        if match.window is None and has_run_out and not match.has_stand_in(seat):
            await stored.put(tx, replace(clock, timeouts=0 if event.has_moved(seat) else clock.timeouts))
            await extend(ctx, tx, match, seat, _patience(match))
    elif event.has_entry(SeatTaken):
        # Publish the clock again, because a seat change can affect whether another player is waiting. Players
        # can run out of time only while another player is waiting.
        await publish(ctx, tx, ClockSet(match, seat, clock))


def _patience(match: Match) -> int:
    time_control = time_control_of(match.row.time_control)
    return 0 if time_control is None else time_control.patience


async def on_import(ctx: Context, tx: Transaction, event: MatchImported) -> None:
    """Set an imported match's clocks as if the current turn had just begun."""
    match = event.match
    if match is None:
        return
    user_keys = [seat for seat in match.asked if match.seats[seat].user_key is not None]
    seat_turns = await SeatTurns.load(tx, match.row.id, user_keys)
    begun = {seat: _started(ctx, match, seat, None, seat_turns) for seat in user_keys}
    await stored.put(tx, *begun.values())
    await seat_turns.store(tx)
    for seat in match.asked:
        await publish(ctx, tx, ClockSet(match, seat, begun.get(seat)))


async def on_cancel(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Delete the clocks of a match that was ended without a result."""
    await _delete_clocks(tx, event.row.id)


async def _delete_clocks(tx: Transaction, match_id: int) -> None:
    await stored.delete(tx, match_id)
    await stored_turns.delete_all(tx, match_id)


async def pause(ctx: Context, tx: Transaction, match: Match) -> Match:
    """Pause all running clocks of a match, and return the resulting match."""
    now = ctx.now()
    await matches.set_paused(tx, match.row.id, now)
    paused = replace(match, row=replace(match.row, paused_since=now))
    await _record_time_left(ctx, tx, match, is_paused=True)
    await reset_timers(ctx, tx, paused)
    await publish(ctx, tx, PauseChanged(paused))
    return paused


async def resume(ctx: Context, tx: Transaction, match: Match) -> Match:
    """Resume the clocks, and return the resulting match."""
    await matches.set_paused(tx, match.row.id, None)
    resumed = replace(match, row=replace(match.row, paused_since=None))
    for clock in await clocks_of(tx, resumed):
        await stored.put(tx, replace(clock, running_since=ctx.now()))
    await reset_timers(ctx, tx, resumed)
    await publish(ctx, tx, PauseChanged(resumed))
    return resumed


async def extend(ctx: Context, tx: Transaction, match: Match, seat: Seat, milliseconds: int) -> None:
    """Add time to a seat's clock; a clock that had run out starts again."""
    await record_time_left(ctx, tx, match)
    time_control = time_control_of(match.row.time_control)
    if time_control is None:
        return
    known = (await stored.of_match(tx, match.row.id)).get(seat)
    clock = known or ClockRow(match_id=match.row.id, seat=seat)
    left = time_control.bank if clock.remaining_ms is None else clock.remaining_ms
    runs = seat in match.asked and match.row.paused_since is None
    longer = replace(
        clock, remaining_ms=left + milliseconds, running_since=ctx.now() if runs else clock.running_since
    )
    await stored.put(tx, longer)
    if seat in match.asked:
        await publish(ctx, tx, ClockSet(match, seat, longer))


async def record_time_left(ctx: Context, tx: Transaction, match: Match) -> None:
    """Update the remaining time on a match's running clocks without stopping them."""
    await _record_time_left(ctx, tx, match, is_paused=match.row.paused_since is not None)


async def _record_time_left(ctx: Context, tx: Transaction, match: Match, *, is_paused: bool) -> None:
    for clock in await clocks_of(tx, match):
        user_key = match.seats[clock.seat].user_key
        if clock.running_since is not None and user_key is not None:
            calendar = await load_match_calendar(tx, user_key, match.row, clock.running_since)
            recorded = clocks.switch_calendar(clock, calendar, ctx.now())
            await stored.put(tx, replace(recorded, running_since=None) if is_paused else recorded)


async def reset_timers(ctx: Context, tx: Transaction, match: Match) -> None:
    """Reset all timers that depend on a match's running clocks after settings have changed."""
    for clock in await clocks_of(tx, match):
        await publish(ctx, tx, ClockSet(match, clock.seat, clock))
