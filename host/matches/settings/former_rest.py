"""What somebody's rest was before they changed it: for a while only what is rest by both counts. Pure.

A night or a weekend that is moved would else be had twice: weekdays moved along with the week rest for ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from host.matches.settings.calendars import Calendar, Former
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import DAY, HOUR, MINUTE

SECOND_THOUGHTS = 10 * MINUTE
"""Milliseconds in which what was just set may be set right."""
LASTS = MappingProxyType({"zone": 26 * HOUR, "sleep": DAY, "weekdays": 7 * DAY})
"""Milliseconds for which what was set before holds as well, by the field of `Preferences`.

A zone: between the earliest and the latest one; after so long the same day is over in both.
"""


def note(former: Preferences, changed: Preferences, now: int) -> Preferences:
    """Return changed preferences that say what rest was before; whoever sets something first has changed nothing."""
    is_new = _is_recent(former.rest_set, now) and not any(_set_at(former, name) for name in LASTS)
    noted: dict[str, Any] = {}
    for name in LASTS:
        if getattr(changed, name) == getattr(former, name):
            continue
        if _is_recent(_set_at(former, name), now):
            noted[f"{name}_set"] = now
        elif not is_new and not _is_unset(former, name):
            noted |= {f"former_{name}": _before(former, name, now), f"{name}_set": now}
    return replace(changed, **noted)


def former_rest(own: Preferences, calendar: Calendar) -> tuple[Former, ...]:
    """Return by what else somebody's rest goes for a while; `calendar` is the present one."""
    former = {"zone": own.former_zone, "sleep": own.former_sleep, "weekdays": frozenset(own.former_weekdays)}
    return tuple(Former(replace(calendar, **{name: former[name]}), until) for name, until in _lasting(own))


def settles_at(own: Preferences) -> int:
    """Return the unix milliseconds from which somebody's rest goes by what they have set alone."""
    return max((until for _, until in _lasting(own)), default=0)


def _lasting(own: Preferences) -> Iterator[tuple[str, int]]:
    return ((name, _set_at(own, name) + lasts) for name, lasts in LASTS.items() if _set_at(own, name))


def _before(former: Preferences, name: str, now: int) -> Any:
    """Return what was set; of days of the week only those that were not themselves set within the week."""
    if name == "weekdays" and now - former.weekdays_set < LASTS[name]:
        return tuple(day for day in former.weekdays if day in former.former_weekdays)
    return getattr(former, name)


def _is_unset(own: Preferences, name: str) -> bool:
    """Tell whether somebody has never set something; a zone holds for a night that was set without one, too."""
    is_usual = getattr(own, name) == getattr(Preferences(), name)
    return is_usual and not _set_at(own, name) and (name != "zone" or not own.rest_set)


def _is_recent(since: int, now: int) -> bool:
    return bool(since) and now - since <= SECOND_THOUGHTS


def _set_at(own: Preferences, name: str) -> int:
    since: int = getattr(own, f"{name}_set")
    return since
