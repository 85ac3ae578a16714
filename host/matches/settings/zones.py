"""The accepted time zones.

All functions are pure, except that they read the system's time zone database.
"""

from __future__ import annotations

from datetime import datetime
from functools import cache
from zoneinfo import available_timezones

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


@cache
def zones() -> tuple[str, ...]:
    """Return UTC and the names of the zones in the accepted areas, sorted."""
    lived_in = (name for name in available_timezones() if name.split("/")[0] in AREAS and "/" in name)
    return (*sorted(lived_in), UTC)


def is_zone(name: str) -> bool:
    """Return whether a zone with this name exists."""
    return name in zones()


def local_time(zone: str, at: int) -> str:
    """Return the local time in a zone, formatted like `14:05`."""
    return f"{datetime.fromtimestamp(at / 1000, zone_of(zone)):%H:%M}"
