"""The hours of the day at which all seated players of an open table are usually awake."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import datetime

from host.core.context import Context
from host.matches.settings import settings
from host.matches.settings.calendars import zone_of
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import DAY, HOUR
from storage.core.database import Transaction

STEP = HOUR
Interval = tuple[int, int]
"""A start and an end in Unix milliseconds."""


async def load_shared_hours(
    ctx: Context, tx: Transaction, user_keys: Collection[int]
) -> tuple[Interval, ...] | None:
    """Return the whole hours of the coming day at which all the given users are awake.

    Users who have set no hours of sleep are left out. If fewer than two have, return None, because the hours
    would show when a single user sleeps.
    """
    if len(user_keys) < 2:
        return None
    found = [await settings.load_preferences(tx, user_key) for user_key in user_keys]
    known = [preferences for preferences in found if preferences.sleep is not None]
    if len(known) < 2:
        return None
    return tuple(_shared(known, ctx.now() // STEP * STEP))


def _shared(known: Collection[Preferences], start: int) -> Iterator[Interval]:
    hours = [start + hour * STEP for hour in range(DAY // STEP)]
    awake = [at for at in hours if not any(_is_asleep(preferences, at) for preferences in known)]
    firsts = [at for at in awake if at - STEP not in awake]
    runs = [_run(awake, first) for first in firsts]
    # Hours at both ends of the day belong together.
    if len(runs) > 1 and runs[0][0] == start and runs[-1][1] == start + DAY:
        (_, end), *middle, (begin, _) = runs
        runs = [*middle, (begin, end + DAY)]
    yield from runs


def _run(awake: Collection[int], first: int) -> Interval:
    end = first
    while end in awake:
        end += STEP
    return first, end


def _is_asleep(preferences: Preferences, hour: int) -> bool:
    """Return whether the user sleeps at any time of the hour that begins at the given time."""
    assert preferences.sleep is not None
    began, ended = preferences.sleep
    zone = zone_of(preferences.zone)
    for at in (hour, hour + STEP - 1):
        local = datetime.fromtimestamp(at / 1000, zone)
        minute = local.hour * 60 + local.minute
        if began <= minute < ended if began <= ended else minute >= began or minute < ended:
            return True
    return False
