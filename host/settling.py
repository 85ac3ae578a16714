"""Settling: what a person and a server have set is read, changed, and kept within what is fair to others."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from msgspec.structs import replace

from host import habits, idling, noticeboard, paces, timing
from host.calendars import MINUTES
from host.habits import Customs, Habits
from host.harbour import Harbour
from host.paces import DAY, HOUR, MINUTE
from host.people import Person, tidy
from host.refusals import refuse
from host.zones import is_zone
from storage import people, servers
from storage.people import PersonRow

LONGEST_SLEEP = 12 * 60
LONGEST_QUIET = 16 * 60
"""Minutes of a day."""
MOST_WEEKDAYS = 3
"""The others would wait too long for somebody who rests on more."""
SECOND_THOUGHTS = 10 * MINUTE
"""Milliseconds in which what was just set may be set right."""
OF_NO_CLOCK = frozenset({"confirm", "palette", "text_first"})
"""What neither a clock nor a notice goes by."""

Window = tuple[int, int] | None


async def habits_of(h: Harbour, person: int) -> Habits:
    """Return what a person has set."""
    async with h.database.reading() as tx:
        return await habits.of_person(tx, person)


async def change_habits(h: Harbour, person: Person, **changes: Any) -> Habits:
    """Change what a person has set, by the fields of `Habits`; until now their clocks go by the former."""
    async with h.database.transaction() as tx:
        await people.upsert(tx, PersonRow(id=person.id, name=tidy(person.name)))
        former = await habits.of_person(tx, person.id)
        changed = _with_rest(former, replace(former, **changes), h.now())
        if "zone" in changes and not is_zone(changed.zone):
            raise refuse("unknown-zone", zone=changed.zone)
        _refuse_unfair(changed)
        matters = not set(changes) <= OF_NO_CLOCK
        async with timing.another_calendar(h, tx, person.id) if matters else nullcontext():
            await people.set_settings(tx, person.id, habits.written(changed))
    return changed


def _with_rest(former: Habits, changed: Habits, now: int) -> Habits:
    """Note when rest was set; a Refusal where that was within a day.

    A night that moves along with the day never ends. To rest less is possible at any time.
    """
    is_less = (
        changed.zone == former.zone
        and changed.sleep in {None, former.sleep}
        and set(changed.weekdays) <= set(former.weekdays)
    )
    since = now - former.rest_set
    if is_less or since <= SECOND_THOUGHTS:
        return changed
    if since < DAY:
        raise refuse("rest-set-today", hours=-(-(DAY - since) // HOUR))
    return replace(changed, rest_set=now)


def _refuse_unfair(changed: Habits) -> None:
    if minutes_of(changed.sleep) > LONGEST_SLEEP:
        raise refuse("sleep-too-long", most=LONGEST_SLEEP // 60)
    if minutes_of(changed.quiet) > LONGEST_QUIET:
        raise refuse("quiet-too-long", most=LONGEST_QUIET // 60)
    if len(changed.weekdays) > MOST_WEEKDAYS:
        raise refuse("too-many-weekdays", most=MOST_WEEKDAYS)


def minutes_of(window: Window) -> int:
    """Return how long a daily window is; one that ends when it begins lasts a whole day."""
    return 0 if window is None else (window[1] - window[0] - 1) % MINUTES + 1


def reset(window: Window, began: int | None, ended: int | None) -> Window:
    """Return a window with another beginning or end; a Refusal where one of the two is known to nobody."""
    old = window or (None, None)
    new = (old[0] if began is None else began, old[1] if ended is None else ended)
    if new[0] is None or new[1] is None:
        raise refuse("both-times")
    return new[0], new[1]


async def customs_of(h: Harbour, server: int) -> Customs:
    """Return what a server has set."""
    async with h.database.reading() as tx:
        return await habits.of_server(tx, server)


async def change_customs(h: Harbour, server: int, **changes: Any) -> Customs:
    """Change what a server has set, by the fields of `Customs`; until now clocks go by the former."""
    async with h.database.transaction() as tx:
        known = await servers.get(tx, server)
        former = await habits.of_server(tx, server)
        changed = _with_a_pace(replace(former, **changes))
        known = await noticeboard.moved(h, tx, known, former, changed)
        matters = "vacation_days" in changes
        async with timing.other_customs(h, tx, server) if matters else nullcontext():
            await servers.upsert(tx, replace(known, settings=habits.written(changed)))
        if changed.idle_days != former.idle_days:
            await idling.stir_all(h, tx, server)
    return changed


def _with_a_pace(customs: Customs) -> Customs:
    """Have the usual pace be one of those that may be chosen."""
    known = (*paces.PACES, paces.NONE)
    allowed = tuple(name for name in known if name in customs.paces)
    usual = customs.pace if customs.pace in (allowed or known) else (allowed or (paces.USUAL,))[0]
    return replace(customs, paces=allowed, pace=usual)
