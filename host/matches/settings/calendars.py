"""Calendars: when a person's clocks rest. Pure.

A calendar turns local preferences (hours of sleep, days of the week, days off) into stretches of unix milliseconds.
What is a day and when somebody sleeps is told by the person's own time zone, also where its clocks change.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import takewhile
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

MAX_DAYS = 800
"""How far ahead a calendar is looked through: whatever is later is never."""
MINUTES = 24 * 60

Stretch = tuple[int, int]
"""From a time to a later one, in unix milliseconds."""


class Calendar(Struct, frozen=True):
    """When a person's clocks rest."""

    zone: str = "UTC"
    sleep: tuple[int, int] | None = None
    """From a minute of the day to another one, over midnight where it is the smaller."""
    weekdays: frozenset[int] = frozenset()
    """Days of the week on which they don't play, 0 is Monday."""
    days: frozenset[str] = frozenset()
    """Days on which they don't play, as `2026-12-24`."""
    outages: tuple[Stretch, ...] = ()
    """When nobody could be served."""
    formers: tuple[Former, ...] = ()
    """By what else they rest for a while, where they have changed it: a change brings no rest."""


class Former(Struct, frozen=True):
    """A calendar before a change; until some time (unix milliseconds) only what is rest by both is rest."""

    calendar: Calendar
    until: int


def zone_of(name: str) -> ZoneInfo:
    """Return a time zone; that of Greenwich where nobody knows the name any more."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def rests(calendar: Calendar, start: int) -> Iterator[Stretch]:
    """Yield the stretches of rest that end after a time, in order, merged where they touch."""
    pending: Stretch | None = None
    for began, ended in _in_order(calendar, start):
        if pending is not None and began <= pending[1]:
            pending = (pending[0], max(pending[1], ended))
            continue
        if pending is not None and pending[1] > start:
            yield pending
        pending = (began, ended)
    if pending is not None and pending[1] > start:
        yield pending


def _in_order(calendar: Calendar, start: int) -> Iterator[Stretch]:
    """Yield all stretches by their beginnings: those of a day, then those of the next."""
    outages = sorted(calendar.outages)
    for stretch in _own(calendar, start) if calendar.sleep or calendar.weekdays or calendar.days else ():
        while outages and outages[0] <= stretch:
            yield outages.pop(0)
        yield stretch
    yield from outages


def _own(calendar: Calendar, start: int) -> Iterator[Stretch]:
    """Yield the stretches that somebody rests by themselves, by their beginnings."""
    zone = zone_of(calendar.zone)
    first = datetime.fromtimestamp(start / 1000, zone).date() - timedelta(days=1)
    near, until = list[Stretch](), max((former.until for former in calendar.formers), default=0)
    for number in range(MAX_DAYS):
        day = first + timedelta(days=number)
        found = sorted(_of_day(calendar, day, zone))
        if _at(day, 0, zone) < until:
            near += found
            continue
        if near:
            for former in calendar.formers:
                near = _in_both(former, near, start)
            yield from near
            near = []
        yield from found


def _in_both(former: Former, near: list[Stretch], start: int) -> list[Stretch]:
    """Return stretches of rest, up to a time only as far as they are rest by the former calendar as well."""
    until = former.until
    before = list(takewhile(lambda stretch: stretch[0] < until, rests(former.calendar, start)))
    parts = [(max(a, began), min(b, ended, until)) for a, b in before for began, ended in near]
    parts += [(max(began, until), ended) for began, ended in near]
    return sorted(part for part in parts if part[0] < part[1])


def _of_day(calendar: Calendar, day: date, zone: ZoneInfo) -> Iterator[Stretch]:
    if day.weekday() in calendar.weekdays or day.isoformat() in calendar.days:
        yield _at(day, 0, zone), _at(day, MINUTES, zone)
    if calendar.sleep is not None:
        began, ended = calendar.sleep
        yield _at(day, began, zone), _at(day, ended if ended > began else ended + MINUTES, zone)


def _at(day: date, minute: int, zone: ZoneInfo) -> int:
    """Return a minute of a local day; one that the clocks jump over is as much later."""
    whole, rest = divmod(minute, MINUTES)
    local = datetime(day.year, day.month, day.day, rest // 60, rest % 60, tzinfo=zone) + timedelta(days=whole)
    return round(local.astimezone(UTC).timestamp() * 1000)


def awake_between(calendar: Calendar, start: int, end: int) -> int:
    """Return the milliseconds between two times in which the person's clocks run."""
    resting = 0
    for began, ended in rests(calendar, start):
        if began >= end:
            break
        resting += min(ended, end) - max(began, start)
    return max(0, end - start - resting)


def awake_after(calendar: Calendar, start: int, amount: int) -> int:
    """Return the time at which the person's clocks have run for so many milliseconds since a start."""
    at, left = start, max(0, amount)
    for began, ended in rests(calendar, start):
        if began - at >= left and began > at:
            break
        left -= max(0, began - at)
        at = max(at, ended)
    return at + left


def first_outside(window: tuple[int, int] | None, zone: str, at: int) -> int:
    """Return the first time from `at` on that lies outside a daily window of local minutes: quiet hours."""
    if window is None:
        return at
    for began, ended in rests(Calendar(zone, sleep=window), at):
        return at if at < began else ended
    return at


def days_between(first: date, last: date) -> Iterable[str]:
    """Return the days from one to another, both included, as `2026-12-24`."""
    return [(first + timedelta(days=number)).isoformat() for number in range((last - first).days + 1)]
