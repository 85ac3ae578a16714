"""Parsing of past dates such as `25.12.`, `yesterday`, `3 days ago` or `last Friday`. Pure functions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta

from bot.core.words.input.dates import LEAP_YEARS, WEEK, days_of_unit, read_days, split_weekday
from bot.core.words.input.words import normalize, without_words, word_list

YEAR = re.compile(r"(?<!\d)\d{4}(?!\d)", re.ASCII)
YEAR_LENGTH = timedelta(days=365)
MAX_DAYS_AGO = 9999


def read_past_days(given: str, today: date) -> tuple[date, ...]:
    """Return all dates that a text can mean, in order; empty if it is not a date.

    Dates without a year are the latest ones up to today.
    """
    raw, weekday = split_weekday(given)
    words = without_words(normalize(raw), word_list("typed-date-words"))
    found = {*_read_relative(words, today)}
    if weekday is not None and not re.search(r"\d", raw):
        return tuple(sorted(_read_weekday(weekday, words, today)))
    if not found and words.isascii() and words.isdigit() and len(words) <= 2:
        found = {*_read_number(int(words), today)}
    return tuple(sorted(found)) or _read_date(given, today)


def suggest_past_days(typed: str, today: date) -> list[date]:
    """Return the dates that an incomplete text can become."""
    words, found = normalize(typed), list(read_past_days(typed, today))
    for days, key in enumerate(("typed-today", "typed-yesterday", "typed-day-before")):
        if words and any(word.startswith(words) for word in word_list(key)):
            found.append(today - timedelta(days=days))
    return list(dict.fromkeys(found))


def _read_relative(words: str, today: date) -> Iterator[date]:
    for days, key in enumerate(("typed-today", "typed-yesterday", "typed-day-before")):
        if words in word_list(key):
            yield today - timedelta(days=days)
    ago = _days_ago(words.split())
    if ago is not None and ago <= MAX_DAYS_AGO:
        yield today - timedelta(days=ago)


def _days_ago(words: list[str]) -> int | None:
    """Return the number of days in phrases such as `3 days ago`, `vor 3 Tagen` or `tydzień temu`."""
    if words and words[-1] in word_list("typed-ago-last"):
        rest = words[:-1]
    elif words and words[0] in word_list("typed-ago-first"):
        rest = words[1:]
    else:
        return None
    count = "1"
    if rest and (rest[0].isdecimal() or rest[0] in word_list("typed-one")):
        count, rest = rest[0] if rest[0].isdecimal() else "1", rest[1:]
    days = days_of_unit(" ".join(rest))
    return None if days is None or len(count) > 4 else days * int(count)


def _read_weekday(weekday: int, words: str, today: date) -> Iterator[date]:
    """Yield the latest such weekday; on the same weekday, the name can mean today or a week earlier."""
    latest = today - timedelta(days=(today.weekday() - weekday) % 7)
    if words in word_list("typed-last"):
        yield latest - WEEK if latest == today else latest
    elif not words:
        yield from (latest - WEEK, latest) if latest == today else (latest,)


def _read_number(number: int, today: date) -> Iterator[date]:
    """Yield the latest day of a month with the given number."""
    for ago in range(62):
        if (day := today - timedelta(days=ago)).day == number:
            yield day
            return


def _read_date(given: str, today: date) -> tuple[date, ...]:
    """Return the readings of a written date, in the latest year in which it is not in the future."""
    for years in range(1, LEAP_YEARS + 1):
        start = today - years * YEAR_LENGTH + timedelta(days=1)
        found = read_days(given, today, start)
        past = found if YEAR.search(given) else tuple(day for day in found if start <= day <= today)
        if past:
            return past
    return ()
