"""That a season ends: how long its matches can last at most, and what speaks against its settings. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from host.leagues.pairing.formats import FORMATS
from host.leagues.plan import Pace, Plan
from host.matches.settings.time_controls import DAY, HOUR, MAX_TIME

SLACK = 115
"""Per cent of the bound that a season must last, for what no clock counts: votes, the bot's own outages."""
MAX_DAYS = 366
MAX_PEOPLE = 1000


def max_duration(plan: Plan) -> int:
    """Return the milliseconds that the matches of a season last at most, of time in which nobody rests.

    Each seat has its bank once, and the increment for each of its turns: n * bank + T * increment.
    """
    return FORMATS[plan.format].in_a_row(plan) * match_bound(plan)


def match_bound(plan: Plan) -> int:
    """Return the milliseconds that one match lasts at most, of time in which nobody rests."""
    return HOUR * (plan.seats * plan.pace.bank + plan.turns * plan.pace.increment)


def least_days(plan: Plan) -> int:
    """Return how many days of play a season needs, so that it ends whatever its people do with their time."""
    return -(-SLACK * max_duration(plan) // (100 * DAY))


What: TypeAlias = Literal[
    "seats",  # the game is not for so many; the number: of seats
    "size",  # divisions smaller than a table; the least size
    "each",  # the most often that seats can be repeated
    "people",  # the least number of people that makes sense
    "room",  # the format needs a number of people it has room for; the least
    "rounds",  # the least number of rounds
    "load",  # the most tables at a time that make sense
    "points",  # points that don't fall from place to place; the number of places
    "strikes",  # the least
    "pace",  # a clock by which nobody could play; the longest, in days
    "hurry",  # a hurry that is slower than the usual pace
    "days",  # days of play in which a season need not end; the least
    "dates",  # hurry, warning and end are not in this order
    "long",  # longer than anybody plans; the most days
]


class Flaw(Struct, frozen=True):
    """What speaks against a season's settings, and the number that would do."""

    what: What
    number: int = 0


def flaws(plan: Plan, seat_counts: Sequence[int]) -> tuple[Flaw, ...]:
    """Return all that speaks against a season's settings; `seat_counts` are those that its game is for."""
    of_table = [
        *_if("seats", plan.seats not in seat_counts or plan.seats < 2, plan.seats),
        *_if("points", not _falls(plan), plan.seats),
        *_if("strikes", plan.strikes < 1, 1),
        *_if("pace", not (_is_playable(plan.pace) and _is_playable(plan.hurry)), MAX_TIME // DAY),
    ]
    if of_table:
        return tuple(of_table)
    of_format = [
        *_if("size", plan.size < plan.seats, plan.seats),
        *_if("each", not 1 <= plan.each <= 6, 6),
        *_if("people", plan.least < 0 or plan.most < 0 or (0 < plan.most < plan.fewest), plan.fewest),
        *_if("people", max(plan.size, plan.least, plan.most) > MAX_PEOPLE, MAX_PEOPLE),
        *_if("people", plan.format == "divisions" and plan.size > MAX_IN_GROUP, MAX_IN_GROUP),
        *_if("room", plan.format in {"cup", "round-robin"} and plan.most < plan.fewest, plan.fewest),
        *_if("room", plan.format in {"cup", "round-robin"} and plan.most > MAX_IN_GROUP, MAX_IN_GROUP),
        *_if("rounds", not 1 <= plan.rounds <= MAX_ROUNDS, 1),
        *_if("load", not 0 <= plan.load <= plan.seats * plan.each, plan.seats * plan.each),
    ]
    return tuple(of_format) or tuple(_of_time(plan))


MAX_IN_GROUP = 24
"""Of whom everybody has as many tables; a host asks for more by several divisions."""
MAX_ROUNDS = 12


def _of_time(plan: Plan) -> list[Flaw]:
    lengths = (plan.sign_up_days, plan.confirm_days, plan.protest_days, plan.rest_days)
    is_in_order = 0 < plan.warn_days < plan.hurry_days < plan.play_days
    return [
        *_if("days", plan.play_days < least_days(plan), least_days(plan)),
        *_if("long", max(plan.play_days, *lengths) > MAX_DAYS, MAX_DAYS),
        *_if("dates", not is_in_order or min(lengths) < 0 or plan.sign_up_days < 1),
        *_if("hurry", plan.hurry.bank > plan.pace.bank or plan.hurry.increment > plan.pace.increment),
    ]


def _if(what: What, holds: bool, number: int = 0) -> list[Flaw]:
    return [Flaw(what, number)] if holds else []


def _falls(plan: Plan) -> bool:
    """Tell whether a better place never brings less, the first one something, and the last nothing below zero."""
    if plan.points and len(plan.points) != plan.seats:
        return False
    scale = plan.scale
    return scale[0] > 0 and min(scale) >= 0 and list(scale) == sorted(scale, reverse=True)


def _is_playable(pace: Pace) -> bool:
    most = MAX_TIME // HOUR
    return 0 < pace.bank <= pace.cap <= most and 0 <= pace.increment <= pace.cap
