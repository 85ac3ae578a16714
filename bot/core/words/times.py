"""Times of the day and days as people write them, and as they are told to them. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta

from babel.dates import get_day_names

from bot.core.words.i18n import Words
from bot.core.words.names import clean_name
from engine.core.text import text
from host.core.errors import Refusal
from host.matches.settings.calendars import MINUTES

NEVER = "none"
"""Given instead of a time of the day where there is to be none."""
TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?")
DAY = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})", re.ASCII)
DOTTED = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.\s*(?P<year>\d{4})", re.ASCII)


def weekday(number: int, words: Words) -> str:
    """Return the name of a day of the week; 0 is Monday."""
    return str(get_day_names("wide", "stand-alone", words.conventions)[number])


def day_name(day: date, words: Words) -> str:
    """Return a day with its day of the week: `Sat 2026-12-26`."""
    names = get_day_names("abbreviated", "stand-alone", words.conventions)
    return f"{names[day.weekday()]} {day.isoformat()}"


def clock_time(minute: int) -> str:
    """Return a minute of the day as a clock shows it."""
    return f"{minute // 60:02d}:{minute % 60:02d}"


def clock_times(words: Words) -> Iterator[tuple[str, str]]:
    """Yield what can be chosen for a time of the day, as names and values."""
    yield words(text("settings-no-time")), NEVER
    yield from ((clock_time(minute), clock_time(minute)) for minute in range(0, MINUTES, 60))


def read_minute(given: str | None) -> int | None:
    """Return the minute of the day of a time; None where none is given. A Refusal where it can't be read."""
    if given is None or given == NEVER:
        return None
    found = TIME.fullmatch(given.strip())
    minute = MINUTES + 1 if found is None else int(found[1]) * 60 + int(found[2] or 0)
    if minute > MINUTES or (found is not None and int(found[2] or 0) > 59):
        raise Refusal(text("slip-unknown-time", given=clean_name(given)))
    return minute % MINUTES


def days_ahead(today: date, count: int, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the next days as names and values, from today on."""
    for number in range(count):
        day = today + timedelta(days=number)
        yield day_name(day, words), day.isoformat()


def read_day(given: str) -> date:
    """Return the day that was written, year first or last; a Refusal where it can't be read."""
    found = DAY.search(given) or DOTTED.search(given)
    try:
        if found is not None:
            return date(int(found["year"]), int(found["month"]), int(found["day"]))
    except ValueError:
        pass
    raise Refusal(text("slip-unknown-day", given=clean_name(given)))
