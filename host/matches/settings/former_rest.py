"""A user's rest time before a change of their settings.

All functions are pure. For a while after a change, only rest time in both the former and the new settings
counts. Otherwise a user could rest twice by moving a night or a weekend. By repeatedly moving their weekdays
off, they could even rest permanently.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from host.matches.settings.calendars import Calendar, FormerCalendar
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import DAY, HOUR, MINUTE

CORRECTION_PERIOD = 10 * MINUTE
"""Period after a change in which another change counts as a correction, in milliseconds."""
TRANSITION_PERIODS = MappingProxyType({"zone": 26 * HOUR, "sleep": DAY, "weekdays": 7 * DAY})
"""Period after a change in which the former setting still applies, in milliseconds, by field of `Preferences`.

For the time zone, it is the difference between the earliest and the latest zone.
"""


def with_former_rest(former: Preferences, changed: Preferences, now: int) -> Preferences:
    """Return the changed preferences, with the former rest time added.

    Setting a field for the first time does not count as a change.
    """
    is_new = _is_recent(former.rest_set, now) and not any(
        _set_at(former, name) for name in TRANSITION_PERIODS
    )
    noted: dict[str, Any] = {}
    for name in TRANSITION_PERIODS:
        if getattr(changed, name) == getattr(former, name):
            continue
        if _is_recent(_set_at(former, name), now):
            noted[f"{name}_set"] = now
        elif not is_new and not _is_unset(former, name):
            noted |= {f"former_{name}": _before(former, name, now), f"{name}_set": now}
    return replace(changed, **noted)


def former_rest(preferences: Preferences, calendar: Calendar) -> tuple[FormerCalendar, ...]:
    """Return the former calendars that still apply to a user.

    `calendar` is the current calendar.
    """
    former = {
        "zone": preferences.former_zone,
        "sleep": preferences.former_sleep,
        "weekdays": frozenset(preferences.former_weekdays),
    }
    return tuple(
        FormerCalendar(replace(calendar, **{name: former[name]}), until)
        for name, until in _transitions(preferences)
    )


def transition_ends_at(preferences: Preferences) -> int:
    """Return when the transition to the current settings ends, in Unix milliseconds."""
    return max((until for _, until in _transitions(preferences)), default=0)


def _transitions(preferences: Preferences) -> Iterator[tuple[str, int]]:
    return (
        (name, _set_at(preferences, name) + lasts)
        for name, lasts in TRANSITION_PERIODS.items()
        if _set_at(preferences, name)
    )


def _before(former: Preferences, name: str, now: int) -> Any:
    """Return the former value of a setting.

    Weekdays that were added within the last week are left out, because they are not in effect yet.
    """
    if name == "weekdays" and now - former.weekdays_set < TRANSITION_PERIODS[name]:
        return tuple(day for day in former.weekdays if day in former.former_weekdays)
    return getattr(former, name)


def _is_unset(preferences: Preferences, name: str) -> bool:
    """Return whether a user has never set a field.

    A user who set hours of sleep in the default time zone counts as having set the time zone.
    """
    is_usual = getattr(preferences, name) == getattr(Preferences(), name)
    return is_usual and not _set_at(preferences, name) and (name != "zone" or not preferences.rest_set)


def _is_recent(since: int, now: int) -> bool:
    return bool(since) and now - since <= CORRECTION_PERIOD


def _set_at(preferences: Preferences, name: str) -> int:
    since: int = getattr(preferences, f"{name}_set")
    return since
