"""Calendars define when a player's clocks are stopped.

All functions are pure. A calendar converts local preferences (hours of sleep, weekdays, days off) into
intervals of Unix milliseconds. All of these follow the player's own time zone, including daylight saving
time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import takewhile
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

MAX_DAYS = 800
"""Maximum number of days for which a calendar is searched ahead. Later times are treated as never."""
MINUTES = 24 * 60

Interval = tuple[int, int]
"""An interval (start, end) in Unix milliseconds."""


class Calendar(Struct, frozen=True):
    """The times at which a player's clocks are stopped."""

    zone: str = "UTC"
    sleep: tuple[int, int] | None = None
    """Start and end of the night, as minutes of the day.

    If the end is smaller than the start, the interval spans midnight.
    """
    weekdays: frozenset[int] = frozenset()
    """Weekdays off; 0 is Monday."""
    days: frozenset[str] = frozenset()
    """Days off as ISO dates, such as `2026-12-24`."""
    outages: tuple[Interval, ...] = ()
    """The intervals in which the bot could not serve users."""
    former_calendars: tuple[FormerCalendar, ...] = ()
    """Earlier calendars.

    They still limit the rest time for a while after a change, so that players can't gain rest time by
    changing their calendar.
    """


class FormerCalendar(Struct, frozen=True):
    """The calendar before a recent change.

    Until `until`, in Unix milliseconds, clocks are stopped only when both the former and the current calendar
    have rest time.
    """

    calendar: Calendar
    until: int


def zone_of(name: str) -> ZoneInfo:
    """Return the time zone with the given name, or UTC if the name is unknown."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def rest_intervals(calendar: Calendar, start: int) -> Iterator[Interval]:
    """Yield the rest intervals that end after `start`, in order.

    Adjacent intervals are merged.
    """
    pending: Interval | None = None
    for began, ended in _all_intervals(calendar, start):
        if pending is not None and began <= pending[1]:
            pending = (pending[0], max(pending[1], ended))
            continue
        if pending is not None and pending[1] > start:
            yield pending
        pending = (began, ended)
    if pending is not None and pending[1] > start:
        yield pending


def _all_intervals(calendar: Calendar, start: int) -> Iterator[Interval]:
    """Yield all rest intervals and outages, sorted by start; they may overlap."""
    outages = sorted(calendar.outages)
    for stretch in (
        _own_intervals(calendar, start) if calendar.sleep or calendar.weekdays or calendar.days else ()
    ):
        while outages and outages[0] <= stretch:
            yield outages.pop(0)
        yield stretch
    yield from outages


def _own_intervals(calendar: Calendar, start: int) -> Iterator[Interval]:
    """Yield the intervals from the player's own preferences, sorted by start."""
    zone = zone_of(calendar.zone)
    first = datetime.fromtimestamp(start / 1000, zone).date() - timedelta(days=1)
    near, until = list[Interval](), max((former.until for former in calendar.former_calendars), default=0)
    for number in range(MAX_DAYS):
        day = first + timedelta(days=number)
        found = sorted(_intervals_of_day(calendar, day, zone))
        if _local_minute(day, 0, zone) < until:
            near += found
            continue
        if near:
            for former in calendar.former_calendars:
                near = _shared_rest(former, near, start)
            yield from near
            near = []
        yield from found


def _shared_rest(former: FormerCalendar, near: list[Interval], start: int) -> list[Interval]:
    """Limit rest intervals to the former calendar's rest time, up to the end of the transition."""
    until = former.until
    before = list(takewhile(lambda stretch: stretch[0] < until, rest_intervals(former.calendar, start)))
    parts = [(max(a, began), min(b, ended, until)) for a, b in before for began, ended in near]
    parts += [(max(began, until), ended) for began, ended in near]
    return sorted(part for part in parts if part[0] < part[1])


def _intervals_of_day(calendar: Calendar, day: date, zone: ZoneInfo) -> Iterator[Interval]:
    if day.weekday() in calendar.weekdays or day.isoformat() in calendar.days:
        yield _local_minute(day, 0, zone), _local_minute(day, MINUTES, zone)
    if calendar.sleep is not None:
        began, ended = calendar.sleep
        yield (
            _local_minute(day, began, zone),
            _local_minute(day, ended if ended > began else ended + MINUTES, zone),
        )


def _local_minute(day: date, minute: int, zone: ZoneInfo) -> int:
    """Convert a minute of a local day to Unix milliseconds.

    If daylight saving time skips the minute, the result is later by the length of the gap.
    """
    whole, rest = divmod(minute, MINUTES)
    local = datetime(day.year, day.month, day.day, rest // 60, rest % 60, tzinfo=zone) + timedelta(days=whole)
    return round(local.astimezone(UTC).timestamp() * 1000)


def running_time_between(calendar: Calendar, start: int, end: int) -> int:
    """Return the running time of the player's clocks between two times, in milliseconds."""
    resting = 0
    for began, ended in rest_intervals(calendar, start):
        if began >= end:
            break
        resting += min(ended, end) - max(began, start)
    return max(0, end - start - resting)


def add_running_time(calendar: Calendar, start: int, amount: int) -> int:
    """Return when the player's clocks will have run `amount` milliseconds since `start`."""
    at, left = start, max(0, amount)
    for began, ended in rest_intervals(calendar, start):
        if began - at >= left and began > at:
            break
        left -= max(0, began - at)
        at = max(at, ended)
    return at + left


def first_time_outside(window: tuple[int, int] | None, zone: str, at: int) -> int:
    """Return the first time at or after `at` that is outside a daily window, such as quiet hours.

    The window is given in minutes after midnight, local time.
    """
    if window is None:
        return at
    for began, ended in rest_intervals(Calendar(zone, sleep=window), at):
        return at if at < began else ended
    return at


def days_between(first: date, last: date) -> Iterable[str]:
    """Return all dates from `first` to `last`, inclusive, formatted like `2026-12-24`."""
    return [(first + timedelta(days=number)).isoformat() for number in range((last - first).days + 1)]


def utc_time(at: int) -> str:
    """Format a time in UTC so that it is unambiguous in every locale: `2026-12-24 18:30 UTC`."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
