"""Search for time zones by city, country, abbreviation, offset or local time."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.core.words.input.places import (
    MAIN_ZONES,
    UTC_NAMES,
    Places,
    current_zones,
    offsets,
    places,
    zone_words,
)
from bot.core.words.input.times import HALF_DAY, read_times
from bot.core.words.input.words import normalize
from host.matches.settings.calendars import MINUTES
from host.matches.settings.zones import COMMON_ZONES, is_zone, local_time

OFFSET = re.compile(r"(?:utc|gmt)?\s*([+\-\u2212\u2013])\s*(\d{1,2})(?::?(\d{2}))?\s*h?", re.ASCII)
TOLERANCE = 10
"""How much a typed local time may differ from a zone's actual time, in minutes."""
MAX_READINGS = 12
"""A text that can mean more time zones is not a usable description of one."""
MIN_PREFIX = 3
"""Minimum length of a beginning of a name that is accepted without a choice from the list."""


def suggest_zones(typed: str, at: int, locale: str) -> list[tuple[str, str]]:
    """Return pairs of a label and a zone for an incomplete text; common zones if it is empty.

    `at` is the current time in Unix milliseconds. Call it in a thread.
    """
    if not typed.strip():
        return [(_label(zone, at), zone) for zone in _sorted(COMMON_ZONES, locale)]
    known = places()
    exact = _sorted(_exact_matches(typed, at, known), locale)
    started = dict[str, str]()
    for name, zone in _prefix_matches(typed, known):
        started.setdefault(zone, name)
    rest = _sorted((zone for zone in started if zone not in exact), locale)
    return [(_label(zone, at, started.get(zone, "")), zone) for zone in (*exact, *rest)]


def read_zones(given: str, at: int, locale: str) -> tuple[str, ...]:
    """Return the zones that a text can mean; of interchangeable ones only one.

    `locale` is the user's language, whose country is preferred. `at` is the current time in Unix
    milliseconds. Call it in a thread.
    """
    if is_zone(given.strip()):
        return (given.strip(),)
    known = places()
    found = _exact_matches(given, at, known)
    if not found and len(normalize(given)) >= MIN_PREFIX:
        found = [zone for _, zone in _prefix_matches(given, known)]
    month = f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m}"
    groups = dict[tuple[int, ...], str]()
    for zone in _sorted(found, locale):
        groups.setdefault(offsets(zone, month), zone)
    return tuple(groups.values()) if len(groups) <= MAX_READINGS else ()


def _label(zone: str, at: int, name: str = "") -> str:
    """Return a zone's name and local time, and the place that was searched for, if any."""
    label = f"{zone} ({local_time(zone, at)})"
    return f"{label} · {name}" if name else label


def _exact_matches(given: str, at: int, known: Places) -> list[str]:
    """Return the zones of the first kind of description that fits the whole text."""
    key = normalize(given)
    if key in UTC_NAMES or normalize(given.replace(" ", "")) in UTC_NAMES:
        return ["UTC"]
    if (offset := OFFSET.fullmatch(given.strip().casefold())) is not None:
        sign = 1 if offset[1] == "+" else -1
        return _zones_with_offset(sign * (int(offset[2]) * 60 + int(offset[3] or 0)), at)
    if (not key.isdigit() or len(key) > 2) and (times := read_times(given)):
        return _zones_at_times(times, at, has_period=bool(re.search(r"[^\d\s:.h]", key)))
    if key == "gmt":
        return ["UTC", "Europe/London"]
    for names in (known.abbreviations, known.by_key, known.countries):
        if key in names:
            return list(names[key])
    return []


def _zones_with_offset(offset: int, at: int) -> list[str]:
    """Return the zones with this offset now, then those that have it at another time of the year."""
    if offset == 0:
        return ["UTC"]
    month = f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m}"
    found = [zone for zone in current_zones() if offset in offsets(zone, month)]
    return sorted(dict.fromkeys(found), key=lambda zone: _offset_at(zone, at) != offset)


def _offset_at(zone: str, at: int) -> int:
    offset = datetime.fromtimestamp(at / 1000, ZoneInfo(zone)).utcoffset()
    return 0 if offset is None else round(offset.total_seconds() / 60)


def _zones_at_times(times: tuple[int, ...], at: int, *, has_period: bool) -> list[str]:
    """Return the zones where it is one of the times now; without `am` or `pm`, also 12 hours later."""
    found = list[str]()
    later = () if has_period else tuple(time + HALF_DAY for time in times if 60 <= time < HALF_DAY + 60)
    for time in (*times, *later):
        for zone in current_zones():
            off = abs(_local_minute(zone, at) - time % MINUTES)
            if min(off, MINUTES - off) <= TOLERANCE:
                found.append(zone)
    return list(dict.fromkeys(found))


def _local_minute(zone: str, at: int) -> int:
    there = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    return there.hour * 60 + there.minute


def _prefix_matches(typed: str, known: Places) -> Iterator[tuple[str, str]]:
    """Yield names and zones such that every typed word begins a word of the name or of the zone.

    The name is empty if the zone's own name matches.
    """
    wanted = normalize(typed).split()
    if not wanted:
        return
    for zone in current_zones():
        if _begins(wanted, zone_words(zone)):
            yield "", zone
    for place in known.all:
        if _begins(wanted, place.words):
            yield place.name, place.zone


def _begins(wanted: list[str], words: tuple[str, ...]) -> bool:
    return all(any(part.startswith(word) for part in words) for word in wanted)


def _sorted(found: Iterable[str], locale: str) -> list[str]:
    """Return zones without repetition: those of the language's country first, then the main ones."""
    own = places().countries.get(locale, ())
    order = {zone: number for number, zone in enumerate(dict.fromkeys((*own[:1], *MAIN_ZONES)))}
    return sorted(dict.fromkeys(found), key=lambda zone: order.get(zone, len(order)))
