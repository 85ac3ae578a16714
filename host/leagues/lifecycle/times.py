"""When the steps of a season are due: reckoned from what has happened, not from when it should have. Pure.

So a step that comes a week late takes nothing of the time that people have for the next one. While the season rests,
and while nobody could be served, no time passes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from host.leagues.pairing.formats import FORMATS
from host.leagues.plan import Plan
from host.leagues.season import agenda
from host.leagues.season.agenda import EXTENSION, Due, What
from host.leagues.season.entries import (
    Begun,
    Ended,
    Final,
    Logged,
    Paused,
    Redrawn,
    Resumed,
    SeasonEntry,
    WasDrawn,
)
from host.leagues.season.fold import find_taken_back
from host.leagues.season.rulings import Shifted
from host.leagues.season.sign_up import Closed, Extended, Opened
from host.matches.settings.calendars import Calendar, Stretch, awake_after
from host.matches.settings.time_controls import DAY, HOUR

REDRAWN_AFTER = DAY
"""Milliseconds after which a draw that was given up is made again."""
MIN_OUTAGE = HOUR
"""Milliseconds; shorter ones move no date."""

_ANCHORS: Mapping[What, type[SeasonEntry]] = {
    "nag": Opened, "close": Opened, "draw": Closed, "begin": WasDrawn, "idle": Begun, "strike": Begun, "round": Begun,
    "week": Begun, "hurry": Begun, "warn": Begun, "end": Begun, "final": Ended, "next": Final,
}  # fmt: skip
"""From which entry on each step is reckoned."""


def steps_after(plan: Plan, anchor: SeasonEntry) -> tuple[Due, ...]:
    """Return the steps that are reckoned from an entry, with the milliseconds after it."""
    if isinstance(anchor, Redrawn):
        return (Due(REDRAWN_AFTER, "draw"),)
    kind = type(anchor)
    return tuple(one for one in _offsets(plan) if _ANCHORS[one.what] is kind)


def _offsets(plan: Plan) -> Iterator[Due]:
    """Yield each step with the milliseconds after its anchor."""
    at = {one.what: one.at for one in agenda.sign_up(plan, 0)}
    full = FORMATS[plan.format].begins_when_full
    yield Due(at["nag"], "nag")
    yield Due(at["close"], "close")
    yield Due(0 if full else at["draw"] - at["close"], "draw")
    yield Due(0 if full else at["begin"] - at["draw"], "begin")
    played = agenda.play(plan, 0)
    when = {one.what: one.at for one in played}
    for one in played:
        before = {"final": when["end"], "next": when["final"]}.get(one.what, 0)
        yield Due(one.at - before, one.what, one.number)


def due_at(
    plan: Plan, log: Sequence[Logged], what: What, number: int, outages: Sequence[Stretch] = ()
) -> int | None:
    """Return when a step is due, in unix milliseconds; None where what it is reckoned from has not happened."""
    kind = _ANCHORS.get(what)
    anchor = next((item for item in reversed(log) if kind is not None and isinstance(item.entry, kind)), None)
    offset = next((one.at for one in _offsets(plan) if (one.what, one.number) == (what, number)), None)
    given_up = next((item for item in reversed(log) if isinstance(item.entry, Redrawn)), None)
    if what == "draw" and given_up is not None:
        anchor, offset = given_up, REDRAWN_AFTER
    if anchor is None or offset is None:
        return None
    gone = find_taken_back(log)
    later = [item.entry for item in log if item.seq > anchor.seq and item.seq not in gone]
    days = sum(entry.days for entry in later if isinstance(entry, Shifted | Extended))
    rests = Calendar(outages=(*_pauses(log), *(one for one in outages if one[1] - one[0] >= MIN_OUTAGE)))
    return awake_after(rests, anchor.at, max(0, offset + days * DAY))


def _pauses(log: Sequence[Logged]) -> Iterator[Stretch]:
    since: int | None = None
    for item in log:
        if isinstance(item.entry, Paused):
            since = item.at
        elif isinstance(item.entry, Resumed) and since is not None:
            yield since, item.at
            since = None


def extension_days() -> int:
    """Return by how many days sign-up is prolonged where too few have come."""
    return EXTENSION // DAY
