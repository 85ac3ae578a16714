"""Search time zones by city or by local time.

All functions are pure, except that they read the system's time zone database.
"""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from host.matches.settings.calendars import zone_of

AREAS = frozenset(
    {
        "Africa", "America", "Antarctica", "Arctic", "Asia",
        "Atlantic", "Australia", "Europe", "Indian", "Pacific",
    }
)  # fmt: skip
"""The accepted areas.

Other names in the time zone database are abbreviations, countries, or offsets whose sign is inverted.
"""
UTC = "UTC"
COMMON_ZONES = (
    "Europe/Berlin", "Europe/Warsaw", "Europe/London", "America/New_York", "America/Chicago",
    "America/Denver", "America/Los_Angeles", "Europe/Vienna", "Europe/Zurich", "Europe/Paris",
    "Europe/Athens", "Europe/Istanbul", "Asia/Dubai", "Asia/Kolkata", "Asia/Bangkok", "Asia/Singapore",
    "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland", "Pacific/Honolulu", "America/Halifax",
    "America/Sao_Paulo", "Africa/Lagos", "Africa/Johannesburg", UTC,
)  # fmt: skip
"""The zones suggested before the user types anything."""
TIME = re.compile(r"(\d{1,2})[:.](\d{2})?")
TOLERANCE = 10
"""How much a typed local time may differ from a zone's actual time, in minutes."""


@cache
def zones() -> tuple[str, ...]:
    """Return UTC and the names of the zones in the accepted areas, sorted."""
    lived_in = (name for name in available_timezones() if name.split("/")[0] in AREAS and "/" in name)
    return (*sorted(lived_in), UTC)


def is_zone(name: str) -> bool:
    """Return whether a zone with this name exists."""
    return name in zones()


def search_zones(typed: str, at: int) -> list[str]:
    """Return the zones that match the typed words or local time.

    Every typed word must be the prefix of a word in the name. `at` is the current time in Unix milliseconds.
    """
    if not typed.strip():
        return list(COMMON_ZONES)
    if (time := TIME.fullmatch(typed.strip())) is not None:
        return _zones_at_time(int(time[1]), time[2], at)
    wanted = _normalize(typed).split()
    return [name for name in zones() if _matches_words(name, wanted)]


def local_time(zone: str, at: int) -> str:
    """Return the local time in a zone, formatted like `14:05`."""
    return f"{datetime.fromtimestamp(at / 1000, zone_of(zone)):%H:%M}"


def _zones_at_time(hour: int, minute: str | None, at: int) -> list[str]:
    found = []
    for name in (*COMMON_ZONES, *zones()):
        there = datetime.fromtimestamp(at / 1000, ZoneInfo(name))
        wanted = hour * 60 + (there.minute if minute is None else int(minute))
        off = abs(there.hour * 60 + there.minute - wanted)
        if min(off, 24 * 60 - off) <= TOLERANCE and name not in found:
            found.append(name)
    return found


def _matches_words(name: str, wanted: list[str]) -> bool:
    parts = _normalize(name).split()
    return all(any(part.startswith(word) for part in parts) for word in wanted)


def _normalize(name: str) -> str:
    """Return a name in lowercase, without accents and with spaces as separators."""
    bare = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    texts = (letter for letter in bare if not unicodedata.combining(letter))
    return re.sub(r"[/_,-]+", " ", "".join(texts))
