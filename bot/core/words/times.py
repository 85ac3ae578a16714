"""Parsing and formatting of days and times of day. Pure functions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta

from babel.dates import get_day_names

from bot.core.words.i18n import Translator
from bot.core.words.names import clean_name
from engine.core.text import text
from host.core.errors import UserError
from host.matches.settings.calendars import MINUTES

NEVER = "none"
"""Input that removes a time-of-day setting."""
TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?")
DAY = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})", re.ASCII)
DOTTED = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.\s*(?P<year>\d{4})", re.ASCII)


def weekday(number: int, translate: Translator) -> str:
    """Return the name of a weekday; 0 is Monday."""
    return str(get_day_names("wide", "stand-alone", translate.babel_locale)[number])


def day_name(day: date, translate: Translator) -> str:
    """Return a date with its weekday, for example `Sat 2026-12-26`."""
    names = get_day_names("abbreviated", "stand-alone", translate.babel_locale)
    return f"{names[day.weekday()]} {day.isoformat()}"


def clock_time(minute: int) -> str:
    """Format a minute of the day as a clock time."""
    return f"{minute // 60:02d}:{minute % 60:02d}"


def clock_times(translate: Translator) -> Iterator[tuple[str, str]]:
    """Yield the choices for a time of day as pairs of name and value."""
    yield translate(text("settings-no-time")), NEVER
    yield from ((clock_time(minute), clock_time(minute)) for minute in range(0, MINUTES, 60))


def parse_minute(given: str | None) -> int | None:
    """Parse a time of day into minutes since midnight; return None for no time.

    Raises UserError if it cannot be parsed.
    """
    if given is None or given == NEVER:
        return None
    found = TIME.fullmatch(given.strip())
    minute = MINUTES + 1 if found is None else int(found[1]) * 60 + int(found[2] or 0)
    if minute > MINUTES or (found is not None and int(found[2] or 0) > 59):
        raise UserError(text("slip-unknown-time", given=clean_name(given)))
    return minute % MINUTES


def days_ahead(today: date, count: int, translate: Translator) -> Iterator[tuple[str, str]]:
    """Yield the next `count` days from today as pairs of name and value."""
    for number in range(count):
        day = today + timedelta(days=number)
        yield day_name(day, translate), day.isoformat()


def parse_day(given: str) -> date:
    """Parse a date such as `2026-12-24` or `24.12.2026`.

    Raises UserError if it cannot be parsed.
    """
    found = DAY.search(given) or DOTTED.search(given)
    try:
        if found is not None:
            return date(int(found["year"]), int(found["month"]), int(found["day"]))
    except ValueError:
        pass
    raise UserError(text("slip-unknown-day", given=clean_name(given)))
