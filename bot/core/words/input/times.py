"""Parsing of times of day such as `22:30`, `10pm`, `22h` or `2230`. Pure functions."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.core.words.input.words import normalize, without_words, word_list
from host.matches.settings.calendars import MINUTES

HALF_DAY = MINUTES // 2
TIME = re.compile(r"(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?::\d{2})?)?\s?h?(?:\s?(\D+))?", re.ASCII)
DIGITS = re.compile(r"(\d{1,2})(\d{2})\s?h?(?:\s?(\D+))?", re.ASCII)
HALF = re.compile(r"(\D+) (\d{1,2})", re.ASCII)
OPEN_MINUTES = re.compile(r"[:.h]\d?$")
"""Matches a time whose minutes are not complete yet."""
NIGHT_ENDS = 6
"""The hour before which `at night` means the hours after midnight."""


def read_times(given: str) -> tuple[int, ...]:
    """Return all times that a text can mean, in minutes since midnight; empty if it is not a time."""
    if given.lstrip().startswith("-"):
        return ()
    written = normalize(given).replace("a.m", "am").replace("p.m", "pm").rstrip(".")
    written = without_words(written, word_list("typed-time-words"))
    if written in word_list("typed-noon"):
        return (HALF_DAY,)
    if written in word_list("typed-midnight"):
        return (0,)
    if (half := HALF.fullmatch(written)) is not None:
        return tuple(_half_hours(half[1], int(half[2])))
    # "Uhr" separates hours and minutes in "22 Uhr 30".
    found = DIGITS.fullmatch(written) or TIME.fullmatch(re.sub(r"(\d) (?=\d{2}\b)", r"\1:", written))
    if found is None:
        return ()
    minute = _minute_of_day(int(found[1]), int(found[2] or 0), (found[3] or "").strip(" ."))
    return () if minute is None else (minute,)


def _half_hours(word: str, hour: int) -> Iterator[int]:
    """Yield the times for phrases such as `halb elf` with the hour in digits, before and after noon."""
    if not 1 <= hour <= 12:
        return
    if word in word_list("typed-half-to"):
        first = (hour % 12 * 60 - 30) % HALF_DAY
    elif word in word_list("typed-half-past"):
        first = hour % 12 * 60 + 30
    else:
        return
    yield from (first, first + HALF_DAY)


def _minute_of_day(hour: int, minute: int, period: str) -> int | None:
    """Return the minute of the day, or None if there is no such time; 24:00 is midnight."""
    if minute > 59 or hour * 60 + minute > MINUTES:
        return None
    if not period:
        return (hour * 60 + minute) % MINUTES
    if hour == 0 or (hour > 12 and period == "am"):
        return None
    if period in word_list("typed-morning"):
        return hour % 12 * 60 + minute if hour <= 12 else None
    if period in word_list("typed-noon") or period in word_list("typed-afternoon"):
        return hour * 60 + minute if hour >= 12 else (hour + 12) * 60 + minute
    if period in word_list("typed-night") or period in word_list("typed-midnight"):
        is_late = NIGHT_ENDS <= hour < 12
        return ((hour + 12 * is_late) % (12 if hour == 12 else 24)) * 60 + minute
    return None


def suggest_times(typed: str) -> list[int]:
    """Return the times that an incomplete text can become, most likely first."""
    written = typed.strip()
    endings = ("", *(("0", "00") if OPEN_MINUTES.search(written) else ("m",))) if written else ()
    found = [minute for ending in endings for minute in read_times(f"{written}{ending}")]
    if written.isdigit():
        found += [minute + HALF_DAY for minute in found if 0 < minute < HALF_DAY]
    return list(dict.fromkeys(found))
