"""Calculate a user's rest times in a guild from preferences, days off and outages."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from host.matches.settings.calendars import Calendar
from host.matches.settings.former_rest import former_rest
from host.matches.settings.settings import load_guild_settings, load_preferences
from host.matches.settings.time_controls import time_control_of
from storage.core.database import Transaction
from storage.matches import settings as stored_settings
from storage.matches.match.matches import MatchRow
from storage.time.clock import clock_pauses, days_off, outages


async def load_calendars(
    tx: Transaction, user_keys: Collection[int], guild_id: int, starts: Collection[int]
) -> None:
    """Preload the data for several users' calendars into the transaction's cache.

    `starts` are the times from which the calendars are needed, in Unix milliseconds. Afterwards,
    `load_calendar` and `load_match_calendar` need no queries for these users.
    """
    if user_keys and starts:
        await stored_settings.load(tx, user_keys, guild_id)
        await clock_pauses.load(tx, user_keys, guild_id, starts)


async def load_match_calendar(tx: Transaction, user_key: int, row: MatchRow, since: int) -> Calendar:
    """Return a user's calendar for a match, limited to data relevant after `since`.

    If the match's league excludes automatic days off, those used in other matches don't count in it.
    """
    time_control = time_control_of(row.time_control)
    is_excluded = time_control is not None and time_control.excludes_automatic_days_off
    return await load_calendar(tx, user_key, row.guild_id, since, has_automatic_days=not is_excluded)


async def load_calendar(
    tx: Transaction, user_key: int, guild_id: int, since: int, *, has_automatic_days: bool = True
) -> Calendar:
    """Return a user's calendar in a guild, limited to data relevant after `since`."""
    await load_calendars(tx, [user_key], guild_id, [since])
    preferences, server_settings = (
        await load_preferences(tx, user_key),
        await load_guild_settings(tx, guild_id),
    )
    marked = await days_off.of_user(tx, user_key)
    automatic = {row.day for row in marked if row.is_automatic and not has_automatic_days}
    outage_periods = tuple(
        (outage.began, outage.ended) for outage in await outages.ended_after(tx, since, guild_id)
    )
    own = Calendar(
        zone=preferences.zone,
        sleep=preferences.sleep,
        weekdays=frozenset(preferences.weekdays),
        days=frozenset(counted_days(marked, server_settings.vacation_days)) - automatic,
    )
    return replace(own, outages=outage_periods, former_calendars=former_rest(preferences, own))


def counted_days(marked: list[days_off.DayOffRow], most: int) -> list[str]:
    """Return the days off that count in a guild.

    All holidays count. Of the vacation days, only `most` per year count.
    """
    counted, taken = [], dict[str, int]()
    for row in marked:
        year = row.day[:4]
        if not row.is_holiday:
            taken[year] = taken.get(year, 0) + 1
        if row.is_holiday or taken[year] <= most:
            counted.append(row.day)
    return counted
