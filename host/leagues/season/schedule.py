"""Pure functions for a season's schedule: all steps and their due times.

The schedule does not depend on user actions. Steps don't expire: each one may run at its due time or later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from host.leagues.pairing.formats import FORMATS
from host.leagues.season.entries import (
    DrawDiscarded,
    LoggedSeasonEntry,
    PlayBegun,
    PlayEnded,
    PlayPaused,
    PlayResumed,
    SeasonDrawn,
    SeasonEntry,
    SeasonFinished,
)
from host.leagues.season.fold import reversed_entries
from host.leagues.season.rulings import DatesShifted
from host.leagues.season.sign_up import SignUpClosed, SignUpExtended, SignUpOpened
from host.leagues.season_plan import SeasonPlan
from host.matches.settings.calendars import Calendar, Interval, add_running_time
from host.matches.settings.time_controls import DAY, HOUR

StepName: TypeAlias = Literal[
    "open",  # sign-up opens
    "nag",  # announce how many sign-ups are missing
    "close",  # sign-up closes
    "draw",  # draw the confirmed members
    "begin",  # tables open
    "idle",  # announce the members who have not moved yet
    "strike",  # strike members who still have not moved, and reassign their seats in matches that have hardly begun
    "round",  # draw the second or a later round
    "week",  # send the weekly summary
    "hurry",  # switch unfinished matches to the faster pace
    "warn",  # announce unfinished tables
    "end",  # adjudicate unfinished tables
    "final",  # end the protest period and publish promotions and relegations
    "next",  # open the next season
]
IDLE_REMINDERS = (24 * HOUR, 72 * HOUR)
STRIKE_AFTER = 120 * HOUR
SIGN_UP_EXTENSION = 5 * DAY
"""Time by which sign-up is extended if there are too few members, in milliseconds. It is extended only once."""
REDRAW_DELAY = DAY
"""Delay between discarding a draw and drawing again, in milliseconds."""
MIN_OUTAGE = HOUR
"""Minimum length of an outage that postpones dates, in milliseconds."""
_ANCHORS: Mapping[StepName, type[SeasonEntry]] = {
    "nag": SignUpOpened, "close": SignUpOpened, "draw": SignUpClosed, "begin": SeasonDrawn, "idle": PlayBegun,
    "strike": PlayBegun, "round": PlayBegun, "week": PlayBegun, "hurry": PlayBegun, "warn": PlayBegun,
    "end": PlayBegun, "final": PlayEnded, "next": SeasonFinished,
}  # fmt: skip
"""Maps each step to the type of log entry that schedules it."""


class ScheduledStep(Struct, frozen=True, order=True):
    """A step and its due time."""

    at: int
    """Unix milliseconds."""
    what: StepName
    number: int = 0
    """The number of the round, weekly summary or inactivity announcement; 0 for other steps."""


Schedule: TypeAlias = tuple[ScheduledStep, ...]


def sign_up_schedule(plan: SeasonPlan, opens: int) -> Schedule:
    """Return the steps from the opening of sign-up to the start of play.

    A cup begins earlier if it is already full.
    """
    closes = opens + plan.sign_up_days * DAY
    drawn = closes + plan.confirm_days * DAY
    return _sorted_steps(
        ScheduledStep(opens, "open"),
        ScheduledStep(max(opens, closes - 2 * DAY), "nag"),
        ScheduledStep(closes, "close"),
        ScheduledStep(drawn, "draw"),
        ScheduledStep(drawn + DAY, "begin"),
    )


def play_schedule(plan: SeasonPlan, begins: int) -> Schedule:
    """Return the steps from the start of play onwards."""
    ends = begins + plan.play_days * DAY
    final = ends + plan.protest_days * DAY
    weeks = range(1, (plan.play_days - 1) // 7 + 1)
    return _sorted_steps(
        *(ScheduledStep(begins + after, "idle", number) for number, after in enumerate(IDLE_REMINDERS, 1)),
        ScheduledStep(begins + STRIKE_AFTER, "strike"),
        *(
            ScheduledStep(round_start(plan, begins, number), "round", number)
            for number in _later_rounds(plan)
        ),
        *(ScheduledStep(begins + week * 7 * DAY, "week", week) for week in weeks),
        ScheduledStep(ends - plan.hurry_days * DAY, "hurry"),
        ScheduledStep(ends - plan.warn_days * DAY, "warn"),
        ScheduledStep(ends, "end"),
        ScheduledStep(final, "final"),
        ScheduledStep(final + plan.rest_days * DAY, "next"),
    )


def _later_rounds(plan: SeasonPlan) -> range:
    return range(2, FORMATS[plan.format].rounds(plan) + 1)


def round_start(plan: SeasonPlan, begins: int, number: int) -> int:
    """Return the latest time at which a round begins, in Unix milliseconds.

    Unfinished tables of the previous round are adjudicated then.
    """
    rounds = FORMATS[plan.format].rounds(plan)
    return begins + (number - 1) * plan.play_days * DAY // rounds


def _sorted_steps(*steps: ScheduledStep) -> Schedule:
    return tuple(sorted(steps, key=lambda due: due.at))


def steps_after(plan: SeasonPlan, anchor: SeasonEntry) -> tuple[ScheduledStep, ...]:
    """Return the steps that are scheduled relative to an entry, with offsets in milliseconds."""
    if isinstance(anchor, DrawDiscarded):
        return (ScheduledStep(REDRAW_DELAY, "draw"),)
    kind = type(anchor)
    return tuple(one for one in _offsets(plan) if _ANCHORS[one.what] is kind)


def _offsets(plan: SeasonPlan) -> Iterator[ScheduledStep]:
    """Yield each step with its offset in milliseconds from the log entry that schedules it."""
    at = {scheduled_step.what: scheduled_step.at for scheduled_step in sign_up_schedule(plan, 0)}
    full = FORMATS[plan.format].begins_when_full
    yield ScheduledStep(at["nag"], "nag")
    yield ScheduledStep(at["close"], "close")
    yield ScheduledStep(0 if full else at["draw"] - at["close"], "draw")
    yield ScheduledStep(0 if full else at["begin"] - at["draw"], "begin")
    played = play_schedule(plan, 0)
    when = {one.what: one.at for one in played}
    for one in played:
        before = {"final": when["end"], "next": when["final"]}.get(one.what, 0)
        yield ScheduledStep(one.at - before, one.what, one.number)


def due_at(
    plan: SeasonPlan,
    log: Sequence[LoggedSeasonEntry],
    what: StepName,
    number: int,
    outages: Sequence[Interval] = (),
) -> int | None:
    """Return when a step is due, in Unix milliseconds.

    Return None if the log does not yet contain the entry that schedules the step.
    """
    kind = _ANCHORS.get(what)
    anchor = next((item for item in reversed(log) if kind is not None and isinstance(item.entry, kind)), None)
    offset = next((one.at for one in _offsets(plan) if (one.what, one.number) == (what, number)), None)
    given_up = next((item for item in reversed(log) if isinstance(item.entry, DrawDiscarded)), None)
    if what == "draw" and given_up is not None:
        anchor, offset = given_up, REDRAW_DELAY
    if anchor is None or offset is None:
        return None
    reversed_seqs = reversed_entries(log)
    later = [item.entry for item in log if item.seq > anchor.seq and item.seq not in reversed_seqs]
    days = sum(entry.days for entry in later if isinstance(entry, DatesShifted | SignUpExtended))
    rests = Calendar(
        outages=(*_pauses(log), *(outage for outage in outages if outage[1] - outage[0] >= MIN_OUTAGE))
    )
    return add_running_time(rests, anchor.at, max(0, offset + days * DAY))


def _pauses(log: Sequence[LoggedSeasonEntry]) -> Iterator[Interval]:
    since: int | None = None
    for item in log:
        if isinstance(item.entry, PlayPaused):
            since = item.at
        elif isinstance(item.entry, PlayResumed) and since is not None:
            yield since, item.at
            since = None


def extension_days() -> int:
    """Return the number of days by which sign-up is extended if there are too few members."""
    return SIGN_UP_EXTENSION // DAY
