"""Pure functions that bound the duration of a season and validate its settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from host.leagues.pairing.formats import FORMATS
from host.leagues.season_plan import Pace, SeasonPlan
from host.matches.settings.time_controls import DAY, HOUR, MAX_TIME

SLACK = 115
"""Minimum length of a season, as a percentage of the maximum duration of its matches.

The extra time is for votes and outages, during which the clocks don't run.
"""
MAX_DAYS = 366
MAX_MEMBERS = 1000


def max_duration(plan: SeasonPlan) -> int:
    """Return the maximum duration of a season's matches in milliseconds, without players' time off.

    One match takes at most seats * bank + turns * increment.
    """
    return FORMATS[plan.format].max_consecutive(plan) * max_match_duration(plan)


def max_match_duration(plan: SeasonPlan) -> int:
    """Return the maximum duration of one match in milliseconds, without players' time off."""
    return HOUR * (plan.seats * plan.pace.bank + plan.turns * plan.pace.increment)


def min_play_days(plan: SeasonPlan) -> int:
    """Return the number of days that a season needs if all players use up their time."""
    return -(-SLACK * max_duration(plan) // (100 * DAY))


FlawKind: TypeAlias = Literal[
    "cooperative",  # all players of a table would win or lose together
    "seats",  # the game does not support this number of seats; `number` is the number of seats
    "size",  # divisions are smaller than a table (number: the minimum size)
    "each",  # each player would play in each seat too many times (number: the maximum)
    "people",  # the number of members is out of range (number: the limit)
    "room",  # the number of members is out of range for the season's format (number: the limit)
    "rounds",  # the number of rounds is out of range (number: the minimum)
    "load",  # too many simultaneous tables (number: the maximum)
    "points",  # the points do not decrease from place to place (number: the number of places)
    "strikes",  # the least
    "pace",  # the clock's settings are unplayable (number: the maximum in days)
    "hurry",  # the faster pace is slower than the usual one
    "days",  # too few days of play to finish all matches (number: the minimum)
    "dates",  # the faster pace, the warning and the end are not in chronological order
    "long",  # too many days (number: the maximum)
]


class Flaw(Struct, frozen=True):
    """A validation error in a season's settings.

    `number` is shown in the error message, for example the minimum that a value must have.
    """

    what: FlawKind
    number: int = 0


def validate(plan: SeasonPlan, seat_counts: Sequence[int]) -> tuple[Flaw, ...]:
    """Return all validation errors in a season's settings.

    `seat_counts` contains the numbers of seats that the game supports.
    """
    of_table = [
        *_flaw_if("seats", plan.seats not in seat_counts or plan.seats < 2, plan.seats),
        *_flaw_if("seats", plan.takes_fewer and not can_take_fewer(plan.seats, seat_counts), plan.seats - 1),
        *_flaw_if("points", not _is_descending(plan), plan.seats),
        *_flaw_if("strikes", plan.strikes < 1, 1),
        *_flaw_if("pace", not (_is_playable(plan.pace) and _is_playable(plan.hurry)), MAX_TIME // DAY),
    ]
    if of_table:
        return tuple(of_table)
    of_format = [
        *_flaw_if("size", plan.size < plan.seats, plan.seats),
        *_flaw_if("each", not 1 <= plan.each <= 6, 6),
        *_flaw_if(
            "people", plan.least < 0 or plan.most < 0 or (0 < plan.most < plan.min_members), plan.min_members
        ),
        *_flaw_if("people", max(plan.size, plan.least, plan.most) > MAX_MEMBERS, MAX_MEMBERS),
        *_flaw_if("people", plan.format == "divisions" and plan.size > MAX_IN_GROUP, MAX_IN_GROUP),
        *_flaw_if(
            "room", plan.format in {"cup", "round-robin"} and plan.most < plan.min_members, plan.min_members
        ),
        *_flaw_if("room", plan.format in {"cup", "round-robin"} and plan.most > MAX_IN_GROUP, MAX_IN_GROUP),
        *_flaw_if("rounds", not 1 <= plan.rounds <= MAX_ROUNDS, 1),
        *_flaw_if("load", not 0 <= plan.load <= plan.seats * plan.each, plan.seats * plan.each),
    ]
    return tuple(of_format) or tuple(_duration_flaws(plan))


def can_take_fewer(seats: int, seat_counts: Sequence[int]) -> bool:
    """Return whether some tables may have one seat fewer than usual."""
    return seats > 2 and seats - 1 in seat_counts


MAX_IN_GROUP = 24
"""Maximum number of members in a division, a cup or a round robin.

In a larger group, each member would have too many tables.
"""
MAX_ROUNDS = 12


def _duration_flaws(plan: SeasonPlan) -> list[Flaw]:
    lengths = (plan.sign_up_days, plan.confirm_days, plan.protest_days, plan.rest_days)
    is_in_order = 0 < plan.warn_days < plan.hurry_days < plan.play_days
    return [
        *_flaw_if("days", plan.play_days < min_play_days(plan), min_play_days(plan)),
        *_flaw_if("long", max(plan.play_days, *lengths) > MAX_DAYS, MAX_DAYS),
        *_flaw_if("dates", not is_in_order or min(lengths) < 0 or plan.sign_up_days < 1),
        *_flaw_if("hurry", plan.hurry.bank > plan.pace.bank or plan.hurry.increment > plan.pace.increment),
    ]


def _flaw_if(what: FlawKind, holds: bool, number: int = 0) -> list[Flaw]:
    return [Flaw(what, number)] if holds else []


def _is_descending(plan: SeasonPlan) -> bool:
    """Return whether the points never increase from place to place.

    They must not be negative, and the first place must earn points.
    """
    if plan.points and len(plan.points) != plan.seats:
        return False
    scale = plan.scale
    return scale[0] > 0 and min(scale) >= 0 and list(scale) == sorted(scale, reverse=True)


def _is_playable(pace: Pace) -> bool:
    most = MAX_TIME // HOUR
    return 0 < pace.bank <= pace.cap <= most and 0 <= pace.increment <= pace.cap
