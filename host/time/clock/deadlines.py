"""A match's running clocks, their deadlines, and players who have run out of time."""

from __future__ import annotations

from engine.core.model import Seat
from host.core.context import Context
from host.matches.match.match import Match
from host.matches.settings.calendars import running_time_between
from host.matches.settings.time_controls import DAY
from host.time.clock import clocks
from host.time.clock.rest import load_calendars, load_match_calendar
from storage.core.database import Transaction
from storage.time.clock import clocks as stored
from storage.time.clock.clocks import ClockRow

UNTIMED_PATIENCE = 7 * DAY
"""How long a player in a match without a time control may take before they count as late, in milliseconds."""


async def clock_of(tx: Transaction, match: Match, seat: Seat) -> ClockRow | None:
    """Return a seat's clock.

    Return None if the seat does not have to move or has no human player. During a secret window, the clocks
    of all asked seats run, so that nobody learns who has answered.
    """
    if seat not in match.asked or match.seats[seat].user_key is None:
        return None
    return (await stored.of_match(tx, match.row.id)).get(seat)


async def clocks_of(tx: Transaction, match: Match) -> list[ClockRow]:
    """Return the clocks of all human players who have to move."""
    found = [await clock_of(tx, match, seat) for seat in match.asked]
    return [clock for clock in found if clock is not None]


async def time_left(ctx: Context, tx: Transaction, match: Match, seat: Seat) -> int | None:
    """Return a seat's remaining time in milliseconds.

    Return None if the seat does not have to move or has no time limit.
    """
    clock, user_key = await clock_of(tx, match, seat), match.seats[seat].user_key
    if clock is None or user_key is None:
        return None
    if match.window is not None and clock.running_since is not None:
        end = await clock_deadline(tx, match, clock)
        return None if end is None else max(0, end - ctx.now())
    calendar = await load_match_calendar(tx, user_key, match.row, clock.running_since or ctx.now())
    return clocks.left_at(clock, calendar, ctx.now())


async def deadline_of(tx: Transaction, match: Match, seat: Seat | None = None) -> int | None:
    """Return the deadline of a seat.

    If `seat` is None, return the earliest deadline of all seats that have to move. Return None if there is no
    time limit or no other player is waiting.
    """
    clock = None if seat is None else await clock_of(tx, match, seat)
    counted = await clocks_of(tx, match) if clock is None else [clock]
    user_keys = [
        user_key for clock_row in counted if (user_key := match.seats[clock_row.seat].user_key) is not None
    ]
    starts = [
        one.running_since for one in counted if one.running_since is not None and one.remaining_ms is not None
    ]
    await load_calendars(tx, user_keys, match.row.guild_id, starts)
    times = [await clock_deadline(tx, match, one) for one in counted]
    return min((at for at in times if at is not None), default=None)


async def clock_deadline(tx: Transaction, match: Match, clock: ClockRow) -> int | None:
    """Return a clock's deadline.

    Return None if there is no time limit or no other player is waiting. A window has one deadline, which is
    the latest of those of all asked players.
    """
    if match.window is None:
        return await _own_deadline(tx, match, clock)
    times = [await _own_deadline(tx, match, one) for one in await clocks_of(tx, match)]
    known = [at for at in times if at is not None]
    return max(known) if known and len(known) == len(times) else None


async def _own_deadline(tx: Transaction, match: Match, clock: ClockRow) -> int | None:
    """Return a clock's deadline, without those of the other players in a window."""
    user_key = match.seats[clock.seat].user_key
    if (
        clock.running_since is None
        or clock.remaining_ms is None
        or user_key is None
        or not match.has_other_humans(clock.seat)
    ):
        return None
    return clocks.deadline(clock, await load_match_calendar(tx, user_key, match.row, clock.running_since))


async def is_late(ctx: Context, tx: Transaction, match: Match, seat: Seat) -> bool:
    """Return whether a player has run out of time while other players are waiting.

    In a match without a time control, the limit is a week, not counting the player's rest time.
    """
    clock, user_key = await clock_of(tx, match, seat), match.seats[seat].user_key
    if clock is None or user_key is None or not match.has_other_humans(seat) or seat not in match.awaited:
        return False
    if clock.remaining_ms is not None:
        return clock.remaining_ms == 0 and clock.running_since is None
    if clock.running_since is None:
        return False
    calendar = await load_match_calendar(tx, user_key, match.row, clock.running_since)
    return running_time_between(calendar, clock.running_since, ctx.now()) >= UNTIMED_PATIENCE
