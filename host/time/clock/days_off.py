"""Days off, on which a user's clocks stop.

A guild limits the number of vacation days per year.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta

from msgspec import Struct

from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User
from host.matches.settings import settings
from host.matches.settings.calendars import Calendar, days_between, zone_of
from host.matches.settings.former_rest import former_rest
from host.time.clock import settings_effects
from host.time.clock.rest import counted_days
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.time.clock import days_off
from storage.time.clock.days_off import DayOffRow

MAX_HOLIDAYS = 15
"""A year."""
MAX_DAYS_AHEAD = 366
"""How many days in advance users can mark days off."""


class DaysOffPeriod(Struct, frozen=True):
    """A period of consecutive days off, either all vacation or all holidays."""

    first: date
    last: date
    is_holiday: bool


class DaysOff(Struct, frozen=True):
    """A user's days off from today onwards, and the rest of this year's vacation allowance."""

    today: date
    periods: tuple[DaysOffPeriod, ...]
    vacation_left: int
    vacation_days: int
    """The guild's yearly vacation allowance in days."""
    holidays_left: int


async def load_days_off(ctx: Context, user_key: int, guild_id: int) -> DaysOff:
    """Return a user's days off and the remaining allowance in a guild; 0 stands for direct messages."""
    async with ctx.database.read_transaction() as tx:
        return await _load_days_off(ctx, tx, user_key, guild_id)


async def add_days_off(
    ctx: Context, user: User, guild_id: int, first: date, last: date | None, *, is_holiday: bool = False
) -> DaysOff:
    """Mark days as holidays or vacation.

    On running clocks, the time before the change is still computed with the former days off.
    """
    async with ctx.database.transaction() as tx:
        last = last or first
        _refuse_invalid_dates(first, last, await today_of(ctx, tx, user.key))
        known = await days_off.of_user(tx, user.key)
        wanted = [DayOffRow(user_key=user.key, day=day, is_holiday=is_holiday)
                  for day in days_between(first, last)]  # fmt: skip
        _refuse_over_allowance(await _allowance(tx, user.key, guild_id), known, wanted)
        async with settings_effects.change_calendar(ctx, tx, user.key):
            await days_off.put(tx, *wanted)
        return await _load_days_off(ctx, tx, user.key, guild_id)


async def remove_days_off(ctx: Context, user: User, guild_id: int) -> DaysOff:
    """Unmark all days off after today.

    Raises UserError if there are none. Today stays marked, or else users could unmark it in the evening and
    never use up their allowance. The same applies to the current day in the user's former time zone.
    """
    async with ctx.database.transaction() as tx:
        begun = (await _latest_begun(ctx, tx, user.key)).isoformat()
        marked = [row.day for row in await days_off.of_user(tx, user.key) if row.day > begun]
        if not marked:
            raise user_error("not-away")
        async with settings_effects.change_calendar(ctx, tx, user.key):
            await days_off.delete(tx, user.key, marked)
        return await _load_days_off(ctx, tx, user.key, guild_id)


async def today(ctx: Context, user_key: int) -> date:
    """Return the current date in a user's time zone."""
    async with ctx.database.read_transaction() as tx:
        return await today_of(ctx, tx, user_key)


async def today_of(ctx: Context, tx: Transaction, user_key: int) -> date:
    """Return the current date in a user's time zone, in the caller's transaction."""
    return _today_in((await settings.load_preferences(tx, user_key)).zone, ctx.now())


async def _latest_begun(ctx: Context, tx: Transaction, user_key: int) -> date:
    """Return the current date in a user's time zone or former time zone, whichever is later.

    A former time zone counts only while it still affects the user's rest time.
    """
    own, now = await settings.load_preferences(tx, user_key), ctx.now()
    zones = [
        own.zone,
        *(former.calendar.zone for former in former_rest(own, Calendar(own.zone)) if now < former.until),
    ]
    return max(_today_in(zone, now) for zone in zones)


def _today_in(zone: str, now: int) -> date:
    return datetime.fromtimestamp(now / 1000, zone_of(zone)).date()


def _refuse_invalid_dates(first: date, last: date, today: date) -> None:
    if last < first:
        raise user_error("days-reversed")
    if first < today:
        raise user_error("day-past", today=today.isoformat())
    if last > today + timedelta(days=MAX_DAYS_AHEAD):
        raise user_error("day-too-far", days=MAX_DAYS_AHEAD)


async def _allowance(tx: Transaction, user_key: int, guild_id: int) -> int:
    """Return a guild's yearly number of vacation days.

    In direct messages, this is the largest number of all guilds in which the user plays. Each guild counts
    only as many days as it allows.
    """
    guild_ids = {guild_id} if guild_id else {row.guild_id for row in await matches.of_user(tx, user_key)}
    return max([(await settings.load_guild_settings(tx, one)).vacation_days for one in guild_ids or {0}])


def _refuse_over_allowance(allowance: int, known: list[DayOffRow], wanted: list[DayOffRow]) -> None:
    merged = {row.day: row for row in (*known, *wanted)}
    for year in sorted({row.day[:4] for row in wanted}):
        before, after = _count(known, year), _count(list(merged.values()), year)
        if wanted[0].is_holiday and after[True] > MAX_HOLIDAYS:
            raise user_error("holidays-spent", most=MAX_HOLIDAYS, year=year, left=MAX_HOLIDAYS - before[True])
        if not wanted[0].is_holiday and after[False] > allowance:
            left = max(0, allowance - before[False])
            raise user_error("vacation-spent", most=allowance, year=year, left=left)


async def vacation_left(tx: Transaction, user_key: int, guild_id: int, year: int) -> int:
    """Return how many of a user's vacation days are left in a guild for a year."""
    allowance = (await settings.load_guild_settings(tx, guild_id)).vacation_days
    return max(0, allowance - _count(await days_off.of_user(tx, user_key), str(year))[False])


def _count(rows: list[DayOffRow], year: str) -> dict[bool, int]:
    of_year = [row.is_holiday for row in rows if row.day.startswith(year)]
    return {kind: of_year.count(kind) for kind in (True, False)}


async def _load_days_off(ctx: Context, tx: Transaction, user_key: int, guild_id: int) -> DaysOff:
    today, rows = await today_of(ctx, tx, user_key), await days_off.of_user(tx, user_key)
    allowance = await _allowance(tx, user_key, guild_id)
    taken = _count(rows, str(today.year))
    counted = set(counted_days(rows, allowance))
    ahead = [row for row in rows if row.day >= today.isoformat() and row.day in counted]
    return DaysOff(
        today, _group_periods(ahead), max(0, allowance - taken[False]), allowance, MAX_HOLIDAYS - taken[True]
    )


def _group_periods(rows: list[DayOffRow]) -> tuple[DaysOffPeriod, ...]:
    """Group consecutive days off of the same kind; `rows` must be sorted by day."""
    found: list[DaysOffPeriod] = []
    for row in rows:
        day = date.fromisoformat(row.day)
        last = found[-1] if found else None
        if last and last.is_holiday == row.is_holiday and day - last.last == timedelta(days=1):
            found[-1] = DaysOffPeriod(last.first, day, row.is_holiday)
        else:
            found.append(DaysOffPeriod(day, day, row.is_holiday))
    return tuple(found)
