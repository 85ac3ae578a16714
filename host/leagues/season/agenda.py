"""The agenda of a season: what happens when, whoever is there and whoever is not. Pure.

No step is "only between": each is due at its time or at any time after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from host.leagues.pairing.formats import FORMATS
from host.leagues.plan import Plan
from host.matches.settings.time_controls import DAY, HOUR

What: TypeAlias = Literal[
    "open",  # sign-up opens
    "nag",  # how many are missing is told
    "close",  # sign-up closes
    "draw",  # those who have confirmed are drawn
    "begin",  # tables open
    "idle",  # who has not moved yet is told
    "strike",  # who still has not is struck from tables that have hardly begun
    "round",  # the next round is drawn, after the first
    "week",  # the week is told
    "hurry",  # unfinished matches go over to the faster pace
    "warn",  # unfinished tables are told
    "end",  # unfinished tables are adjudicated
    "final",  # protests are over: what becomes of everybody is told
    "next",  # the next season opens
]


class Due(Struct, frozen=True, order=True):
    """A step, and when it is due."""

    at: int
    """Unix milliseconds."""
    what: What
    number: int = 0
    """Of the round, the week, or the time of telling."""


Agenda: TypeAlias = tuple[Due, ...]
IDLE = (24 * HOUR, 72 * HOUR)
STRIKE = 120 * HOUR
EXTENSION = 5 * DAY
"""By which sign-up is prolonged once where too few have come."""


def sign_up(plan: Plan, opens: int) -> Agenda:
    """Return what happens up to the beginning of play; a cup that is full begins earlier."""
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
    """Return what happens from the beginning of play on."""
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
    """Return when a round begins at the latest; what is unfinished of the one before it is adjudicated then."""
    rounds = FORMATS[plan.format].rounds(plan)
    return begins + (number - 1) * plan.play_days * DAY // rounds


def _in_order(*steps: Due) -> Agenda:
    return tuple(sorted(steps, key=lambda due: due.at))


def due(agenda: Sequence[Due], now: int, done: Iterable[tuple[What, int]] = ()) -> Agenda:
    """Return the steps that are due and not done, in their order: late ones too, and each once."""
    past = {*done}
    return tuple(one for one in agenda if one.at <= now and (one.what, one.number) not in past)


def shift(agenda: Sequence[Due], now: int, by: int) -> Agenda:
    """Return an agenda with all that is still to come later, by milliseconds: after a pause, or an outage."""
    return tuple(one if one.at <= now else replace(one, at=one.at + by) for one in agenda)
