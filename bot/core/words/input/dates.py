"""Parsing of dates such as `25.12.`, `Dec 25`, `tomorrow` or `Friday`. Pure functions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import date, timedelta
from functools import cache

from babel import Locale
from babel.dates import get_day_names, get_month_names

from bot.core.words.i18n import locales
from bot.core.words.input.words import normalize, without_accents, without_words, word_list

WEEK = timedelta(days=7)
MAX_DAYS_AHEAD = 9999
LEAP_YEARS = 9
"""How many years are searched for 29 February."""
MIN_PREFIX = 3
"""Minimum length of an abbreviated name that is not in the lists of abbreviations."""
ISO = re.compile(r"(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)", re.ASCII)
DOTTED = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?\s*(\d{4}|\d{2})?", re.ASCII)
SLASHED = re.compile(r"(\d{1,2})\s*[/-]\s*(\d{1,2})(?:\s*[/-]\s*(\d{4}|\d{2}))?", re.ASCII)
ORDINAL = re.compile(r"(?<=\d)(?:st|nd|rd|th|\.)(?=\s|$)")
DAY_AND_MONTH = re.compile(r"(\d{1,2}) (?:of )?([^\W\d]+)(?: (\d{4}))?")
MONTH_AND_DAY = re.compile(r"([^\W\d]+) (\d{1,2})(?: (\d{4}))?")


def read_days(given: str, today: date, earliest: date | None = None) -> tuple[date, ...]:
    """Return all dates that a text can mean, in order; empty if it is not a date.

    Dates without a year are the next ones on or after `earliest`, by default today.
    """
    start = earliest or today
    raw, weekday = split_weekday(given)
    found = set[date]()
    for read in (_read_iso, _read_dotted, _read_slashed):
        found |= set(read(raw, start))
    words = without_words(ORDINAL.sub("", normalize(raw).replace(". ", " ")), word_list("typed-date-words"))
    if not found:
        found = {*_read_named_month(words, start), *_read_relative(words, today), *_read_number(words, start)}
    if weekday is not None:
        is_date = bool(re.search(r"\d", raw))
        found = {day for day in found if day.weekday() == weekday or ISO.search(raw)}
        found |= set() if is_date else set(_read_weekday(weekday, words, start))
    return tuple(sorted(found))


def suggest_days(typed: str, today: date) -> list[date]:
    """Return the dates that an incomplete text can become, most likely first."""
    found = list(read_days(typed, today))
    words = normalize(typed)
    for key in ("typed-today", "typed-tomorrow", "typed-day-after"):
        if words and any(word.startswith(words) for word in word_list(key)):
            found += read_days(min(word_list(key)), today)
    if split_weekday(typed)[1] is not None and len(found) == 1 and not re.search(r"\d", typed):
        found += [found[0] + number * WEEK for number in (1, 2, 3)]
    if (months := _months(words)) and not found:
        ahead = (today + timedelta(days=number) for number in range(366))
        found += [day for day in ahead if day.month in months][:31]
    return list(dict.fromkeys(found))


def _read_iso(raw: str, start: date) -> Iterator[date]:
    if (found := ISO.search(raw)) is not None:
        yield from _valid(int(found[1]), int(found[2]), int(found[3]))


def _read_dotted(raw: str, start: date) -> Iterator[date]:
    if (found := DOTTED.fullmatch(raw.strip())) is not None:
        yield from _dated(found[3], int(found[2]), int(found[1]), start)


def _read_slashed(raw: str, start: date) -> Iterator[date]:
    """Yield the date with the day first, and the date with the month first."""
    if (found := SLASHED.fullmatch(raw.strip())) is not None:
        first, second = int(found[1]), int(found[2])
        yield from _dated(found[3], second, first, start)
        yield from _dated(found[3], first, second, start)


def _read_named_month(words: str, start: date) -> Iterator[date]:
    if (found := DAY_AND_MONTH.fullmatch(words)) is not None:
        named, day = found[2], found[1]
    elif (found := MONTH_AND_DAY.fullmatch(words)) is not None:
        named, day = found[1], found[2]
    else:
        return
    for month in _months(named):
        yield from _dated(found[3], month, int(day), start)


def _read_relative(words: str, today: date) -> Iterator[date]:
    for number, key in enumerate(("typed-today", "typed-tomorrow", "typed-day-after")):
        if words in word_list(key):
            yield today + timedelta(days=number)
    days = _days_ahead(words.replace("+", "+ ").split())
    if days is not None and days <= MAX_DAYS_AHEAD:
        yield today + timedelta(days=days)


def _days_ahead(words: list[str]) -> int | None:
    """Return the number of days in phrases such as `in 3 days` or `+3`."""
    if not words or words[0] not in {"+", *word_list("typed-in")}:
        return None
    count, unit = "1", words[1:]
    if unit and (unit[0].isdecimal() or unit[0] in word_list("typed-one")):
        count, unit = unit[0] if unit[0].isdecimal() else "1", unit[1:]
    elif words[0] == "+":
        return None
    days = days_of_unit(" ".join(unit)) if unit else (1 if words[0] == "+" else None)
    return None if days is None or len(count) > 4 else days * int(count)


def days_of_unit(unit: str) -> int | None:
    """Return the length of a unit of time in days; None if it is another word."""
    if unit in word_list("typed-days"):
        return 1
    return 7 if unit in word_list("typed-weeks") else None


def _read_number(words: str, start: date) -> Iterator[date]:
    """Yield the next day of a month with the given number."""
    if words.isascii() and words.isdigit() and len(words) <= 2:
        for number in range(62):
            if (day := start + timedelta(days=number)).day == int(words):
                yield day
                return


def _read_weekday(weekday: int, words: str, start: date) -> Iterator[date]:
    """Yield the next such weekday.

    On the same weekday, the name can mean today or a week later. `Next` can mean the coming day or the one in
    the following week.
    """
    coming = start + timedelta(days=(weekday - start.weekday()) % 7)
    is_this_week = coming.isocalendar().week == start.isocalendar().week
    if words in word_list("typed-this"):
        yield coming
    elif words in word_list("typed-next"):
        yield from (
            (coming, coming + WEEK)
            if coming > start and is_this_week
            else (coming + WEEK if coming == start else coming,)
        )
    elif not words:
        yield from (coming, coming + WEEK) if coming == start else (coming,)


def _dated(year: str | None, month: int, day: int, start: date) -> Iterator[date]:
    """Yield the date in the given year, or else the next one on or after `start`."""
    if year is not None:
        yield from _valid(int(year) + 2000 * (len(year) == 2), month, day)
        return
    years = range(start.year, start.year + LEAP_YEARS)
    yield from [one for number in years for one in _valid(number, month, day) if one >= start][:1]


def _valid(year: int, month: int, day: int) -> Iterator[date]:
    try:
        yield date(year, month, day)
    except ValueError:
        return


def split_weekday(given: str) -> tuple[str, int | None]:
    """Return a text without the name of a weekday, and the weekday; 0 is Monday."""
    kept, weekday = list[str](), None
    for word in without_accents(given).replace(",", " ").split():
        known = _named(word.strip("."), _weekday_names()) if weekday is None else set[int]()
        if len(known) == 1 and word not in word_list("typed-tomorrow"):
            weekday = known.pop()
        else:
            kept.append(word)
    left = (
        without_words(" ".join(kept), word_list("typed-date-words"))
        if weekday is not None
        else " ".join(kept)
    )
    return left, weekday


def _months(word: str) -> set[int]:
    return _named(word, _month_names())


def _named(word: str, names: dict[str, int]) -> set[int]:
    """Return the numbers of the names that a word means: itself, its beginning, or a form of it."""
    if word in names:
        return {names[word]}
    if len(word) < MIN_PREFIX:
        return set()
    return {number for name, number in names.items() if name.startswith(word) or _is_form(word, name)}


def _is_form(word: str, name: str) -> bool:
    """Return whether a word differs from a name only in its last letter, as in Polish cases."""
    return len(word) >= 5 and len(word) == len(name) and word[:-1] == name[:-1]


@cache
def _weekday_names() -> dict[str, int]:
    return dict(_all_names(get_day_names, ("wide", "abbreviated", "short")))


@cache
def _month_names() -> dict[str, int]:
    own = dict.fromkeys(word_list("typed-january"), 1)
    return own | dict(_all_names(get_month_names, ("wide", "abbreviated")))


def _all_names(get: Callable[..., object], widths: Iterable[str]) -> Iterator[tuple[str, int]]:
    for locale in map(Locale.parse, locales()):
        for width in widths:
            for context in ("format", "stand-alone"):
                names: dict[int, str] = dict(get(width, context, locale))  # type: ignore[call-overload]  # Babel's mapping
                yield from ((normalize(name).rstrip("."), number) for number, name in names.items())
