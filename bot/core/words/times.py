"""Formatting of days and times of day. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from babel.dates import get_day_names

from bot.core.words.i18n import Translator
from engine.core.text import text
from host.matches.settings.calendars import MINUTES

NEVER = "none"
"""Input that removes a time-of-day setting."""


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


def days_ahead(today: date, count: int, translate: Translator) -> Iterator[tuple[str, str]]:
    """Yield the next `count` days from today as pairs of name and value."""
    for number in range(count):
        day = today + timedelta(days=number)
        yield day_name(day, translate), day.isoformat()


def days_ago(today: date, count: int, translate: Translator) -> Iterator[tuple[str, str]]:
    """Yield the latest `count` days up to today as pairs of name and value, today first."""
    for number in range(count):
        day = today - timedelta(days=number)
        yield day_name(day, translate), day.isoformat()
