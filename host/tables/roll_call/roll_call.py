"""Decide whether a full table has to wait for a roll call, and record players' confirmations.

Players who opened or joined a table days ago may have forgotten it. A match that starts without them makes
the others wait for a whole turn.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from host.core import timers
from host.core.context import Context
from host.core.features import publish
from host.core.owners import match_owner
from host.core.users import User
from host.matches.match.seating import Seats
from host.matches.settings.calendars import Calendar, add_running_time
from host.matches.settings.time_controls import DAY
from host.tables.roll_call.kinds import RollCallAnswered, RollCallBegan, RollCallEnd
from storage.core.database import Transaction
from storage.matches.match import seats
from storage.matches.match.matches import MatchRow
from storage.tables import roll_call
from storage.tables.roll_call import ConfirmationRow
from storage.time.clock import outages

MIN_AGE = DAY
"""A table that was open for longer than this needs a roll call, in milliseconds."""
DURATION = DAY
"""How long players can confirm, in milliseconds."""
VALID_FOR = 2 * DAY
"""A confirmation also counts for a roll call that begins within this time after it, in milliseconds.

If a roll call fails and the seat is soon taken again, players who have confirmed need not do so again.
"""


class RollCall(Struct, frozen=True):
    """A roll call at a table that is full, or that its owner wants to start with free seats."""

    missing: tuple[int, ...]
    """The users who have not confirmed yet, in seat order."""
    closes: int
    """Unix milliseconds."""
    has_free_seats: bool = False
    """Whether the match starts with fewer players than the table has seats."""


def is_old(ctx: Context, row: MatchRow) -> bool:
    """Return whether a table was open for so long that it needs a roll call."""
    return row.seat_count > 1 and ctx.now() > row.created + MIN_AGE


async def note_presence(ctx: Context, tx: Transaction, row: MatchRow, user: User) -> None:
    """Record that a player of an old table confirmed, or did something else at it."""
    if is_old(ctx, row):
        await roll_call.put(tx, ConfirmationRow(match_id=row.id, user_key=user.key, confirmed_at=ctx.now()))
        await publish(ctx, tx, RollCallAnswered(row, (user.key,)))


async def renew_confirmations(ctx: Context, tx: Transaction, row: MatchRow, by: User) -> None:
    """Discard all confirmations at an old table except the owner's, because the owner changes the seats.

    The other players have confirmed a match with other robots or with another number of players.
    """
    if is_old(ctx, row):
        await roll_call.delete_of_match(tx, row.id)
        await note_presence(ctx, tx, row, by)


async def must_wait(ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Seats) -> bool:
    """Return whether a table that could start has to wait for confirmations; begin the roll call if necessary."""
    if not is_old(ctx, row):
        return False
    running = await _running(tx, row.id)
    missing = await missing_users(tx, row.id, seat_rows, ctx.now() if running is None else running.began)
    if missing and running is None:
        count = len(seat_rows) if len(seat_rows) < row.seat_count else None
        await timers.put(tx, match_owner(row.id), RollCallEnd(ctx.now(), count), ctx.now() + DURATION)
        await publish(ctx, tx, RollCallBegan(row, ctx.now(), missing))
    return bool(missing)


async def missing_users(tx: Transaction, match_id: int, seat_rows: Seats, began: int) -> tuple[int, ...]:
    """Return the users who have not confirmed for a roll call that began at the given time."""
    confirmed = {
        row.user_key for row in await roll_call.of_match(tx, match_id) if row.confirmed_at > began - VALID_FOR
    }
    users = (seat.user_key for seat in seat_rows if seat.user_key is not None)
    return tuple(user_key for user_key in users if user_key not in confirmed)


async def load(tx: Transaction, row: MatchRow, seat_rows: Seats) -> RollCall | None:
    """Return the roll call at an open table, if there is one."""
    running = await running_for(tx, row, seat_rows)
    if row.status != "open" or row.seat_count == 1 or running is None:
        return None
    missing = await missing_users(tx, row.id, seat_rows, running.began)
    closes = await closing_time(tx, row, running.began)
    return RollCall(missing, closes, has_free_seats=running.seats is not None)


async def running_for(tx: Transaction, row: MatchRow, seat_rows: Seats) -> RollCallEnd | None:
    """Return the timer of a table's roll call if it is for this number of seats, or None."""
    running = await _running(tx, row.id)
    count = row.seat_count if running is None or running.seats is None else running.seats
    return running if len(seat_rows) == count else None


async def closing_time(tx: Transaction, row: MatchRow, began: int) -> int:
    """Return when a roll call ends, in Unix milliseconds.

    Outages extend it.
    """
    found = await outages.ended_after(tx, began, row.guild_id)
    return add_running_time(
        Calendar(outages=tuple((outage.began, outage.ended) for outage in found)), began, DURATION
    )


async def interrupt_unless_for(ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Seats) -> None:
    """End a table's roll call without consequences if it is for another number of seats.

    Confirmations of a match with free seats do not count for a full table.
    """
    running = await _running(tx, row.id) if is_old(ctx, row) else None
    if running is not None and await running_for(tx, row, seat_rows) is None:
        await timers.cancel_kinds(tx, match_owner(row.id), RollCallEnd)
        if running.seats is not None:
            await _discard_of_seated(tx, row.id)


async def _discard_of_seated(tx: Transaction, match_id: int) -> None:
    """Delete the confirmations of the players with stored seats; a player who is just joining has no seat yet."""
    seated = {seat.user_key for seat in await seats.of_match(tx, match_id)}
    kept = [given for given in await roll_call.of_match(tx, match_id) if given.user_key not in seated]
    await roll_call.delete_of_match(tx, match_id)
    for given in kept:
        await roll_call.put(tx, given)


async def clean_up(ctx: Context, tx: Transaction, row: MatchRow, user_keys: Collection[int]) -> None:
    """Delete all data about confirmations at a table that has started or was cancelled."""
    await timers.cancel_kinds(tx, match_owner(row.id), RollCallEnd)
    await roll_call.delete_of_match(tx, row.id)
    await publish(ctx, tx, RollCallAnswered(row, tuple(user_keys)))


async def _running(tx: Transaction, match_id: int) -> RollCallEnd | None:
    """Return the timer of a table's roll call, or None."""
    set_timers = [set_timer.timer for set_timer in await timers.of_owner(tx, match_owner(match_id))]
    return next((timer for timer in set_timers if isinstance(timer, RollCallEnd)), None)
