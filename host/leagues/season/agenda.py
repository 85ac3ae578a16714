"""Pure functions for the agenda of a season: all steps and their times.

The agenda does not depend on who is present. No step has an end time: each may be done at its due time or at
any later time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from host.leagues.pairing.formats import FORMATS
from host.leagues.plan import Plan
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

What: TypeAlias = Literal[
    "open",  # sign-up opens
    "nag",  # announce how many members are missing
    "close",  # sign-up closes
    "draw",  # draw the confirmed members
    "begin",  # tables open
    "idle",  # announce who has not moved yet
    "strike",  # strike members who still have not moved from tables that have hardly begun
    "round",  # draw the next round, after the first
    "week",  # send the weekly summary
    "hurry",  # switch unfinished matches to the faster pace
    "warn",  # announce unfinished tables
    "end",  # adjudicate unfinished tables
    "final",  # end the protest period and publish promotions and relegations
    "next",  # open the next season
]
IDLE = (24 * HOUR, 72 * HOUR)
STRIKE = 120 * HOUR
EXTENSION = 5 * DAY
"""The extension of sign-up in milliseconds, granted once if there are too few members."""
REDRAWN_AFTER = DAY
"""Milliseconds from discarding a draw to the new one."""
MIN_OUTAGE = HOUR
"""Milliseconds; shorter outages don't move dates."""
_ANCHORS: Mapping[What, type[SeasonEntry]] = {
    "nag": Opened, "close": Opened, "draw": Closed, "begin": WasDrawn, "idle": Begun, "strike": Begun, "round": Begun,
    "week": Begun, "hurry": Begun, "warn": Begun, "end": Begun, "final": Ended, "next": Final,
}  # fmt: skip
"""The entry from which the time of each step is counted."""


class Due(Struct, frozen=True, order=True):
    """A step and its due time."""

    at: int
    """Unix milliseconds."""
    what: What
    number: int = 0
    """The number of the round, the week or the notice."""


Agenda: TypeAlias = tuple[Due, ...]


def sign_up(plan: Plan, opens: int) -> Agenda:
    """Return the steps up to the beginning of play; a full cup begins earlier."""
    closes = opens + plan.sign_up_days * DAY
    drawn = closes + plan.confirm_days * DAY
    return _in_order(
        Due(opens, "open"),
        Due(max(opens, closes - 2 * DAY), "nag"),
        Due(closes, "close"),
        Due(drawn, "draw"),
        Due(drawn + DAY, "begin"),
    )


def play(plan: Plan, begins: int) -> Agenda:
    """Return the steps from the beginning of play."""
    ends = begins + plan.play_days * DAY
    final = ends + plan.protest_days * DAY
    weeks = range(1, (plan.play_days - 1) // 7 + 1)
    return _in_order(
        *(Due(begins + after, "idle", number) for number, after in enumerate(IDLE, 1)),
        Due(begins + STRIKE, "strike"),
        *(Due(round_begins(plan, begins, number), "round", number) for number in _later_rounds(plan)),
        *(Due(begins + week * 7 * DAY, "week", week) for week in weeks),
        Due(ends - plan.hurry_days * DAY, "hurry"),
        Due(ends - plan.warn_days * DAY, "warn"),
        Due(ends, "end"),
        Due(final, "final"),
        Due(final + plan.rest_days * DAY, "next"),
    )


def _later_rounds(plan: Plan) -> range:
    return range(2, FORMATS[plan.format].rounds(plan) + 1)


def round_begins(plan: Plan, begins: int, number: int) -> int:
    """Return the latest beginning of a round.

    Unfinished tables of the previous round are adjudicated then.
    """
    rounds = FORMATS[plan.format].rounds(plan)
    return begins + (number - 1) * plan.play_days * DAY // rounds


def _in_order(*steps: Due) -> Agenda:
    return tuple(sorted(steps, key=lambda due: due.at))


def steps_after(plan: Plan, anchor: SeasonEntry) -> tuple[Due, ...]:
    """Return the steps that are counted from an entry, with their offsets in milliseconds."""
    if isinstance(anchor, Redrawn):
        return (Due(REDRAWN_AFTER, "draw"),)
    kind = type(anchor)
    return tuple(one for one in _offsets(plan) if _ANCHORS[one.what] is kind)


def _offsets(plan: Plan) -> Iterator[Due]:
    """Yield each step with its offset from its anchor in milliseconds."""
    at = {one.what: one.at for one in sign_up(plan, 0)}
    full = FORMATS[plan.format].begins_when_full
    yield Due(at["nag"], "nag")
    yield Due(at["close"], "close")
    yield Due(0 if full else at["draw"] - at["close"], "draw")
    yield Due(0 if full else at["begin"] - at["draw"], "begin")
    played = play(plan, 0)
    when = {one.what: one.at for one in played}
    for one in played:
        before = {"final": when["end"], "next": when["final"]}.get(one.what, 0)
        yield Due(one.at - before, one.what, one.number)


def due_at(
    plan: Plan, log: Sequence[Logged], what: What, number: int, outages: Sequence[Stretch] = ()
) -> int | None:
    """Return when a step is due, in Unix milliseconds; None if its anchor is not in the log yet."""
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
    """Return the number of days by which sign-up is extended if there are too few members."""
    return EXTENSION // DAY
