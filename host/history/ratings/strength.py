"""The strength of people: how a match changes it. Pure.

Weng and Lin's Bradley-Terry model with full pairing, as openskill has it: of its models it is the one that never
rewards a worse place of a ranking with ties more than a better one. No other module knows the package.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from operator import attrgetter

from msgspec import Struct
from openskill.models import BradleyTerryFull

from host.matches.settings.time_controls import DAY

ALGORITHM = "bt-full/1"
"""Stored beside what was computed: whatever is computed in another way has another name."""

_model = BradleyTerryFull()
_in_order = attrgetter("place", "person")


class Strength(Struct, frozen=True):
    """What is believed of a person's strength: a mean, and a deviation that says how sure that is."""

    mu: float
    sigma: float


UNKNOWN = Strength(_model.mu, _model.sigma)
"""Somebody of whom no match is known."""

KNOWN_FROM = 6.0
"""The deviation from which on a strength is known: after four matches of four, six of three, some twelve of two."""
IDLE = 30 * DAY
GROWTH = 1.0
"""Added to the variance for each such stretch without a match: who was well known (4.0) is not after twenty months."""


class Entrant(Struct, frozen=True):
    """Somebody whose strength a match is to change."""

    person: int
    place: int
    """From 1; the same where tied."""
    has_left: bool = False


def rate(strengths: Mapping[int, Strength], entrants: Sequence[Entrant]) -> dict[int, Strength]:
    """Return the strengths after a match of those who are rated by it; unknown people are as `UNKNOWN`.

    Who left comes last behind all who played to the end, which is counted for them alone: the others are rated
    among themselves. With fewer than two who played nobody is rated.
    """
    played = [entrant for entrant in entrants if not entrant.has_left]
    if len(played) < 2:
        return {}
    changed = _rate(strengths, played)
    if len(played) < len(entrants):
        behind = 1 + max(entrant.place for entrant in played)
        for entrant in entrants:
            if entrant.has_left:
                last = [*played, Entrant(entrant.person, behind)]
                changed[entrant.person] = _rate(strengths, last)[entrant.person]
    return changed


def _rate(strengths: Mapping[int, Strength], entrants: Sequence[Entrant]) -> dict[int, Strength]:
    """Rate a ranking; in one order, so that the same sums come out whichever way they were given."""
    ordered = sorted(entrants, key=_in_order)
    known = [strengths.get(entrant.person, UNKNOWN) for entrant in ordered]
    teams = [[_model.rating(one.mu, one.sigma)] for one in known]
    rated = _model.rate(teams, ranks=[float(entrant.place) for entrant in ordered])
    return {
        entrant.person: Strength(after.mu, after.sigma)
        for entrant, (after,) in zip(ordered, rated, strict=True)
    }


def after_rest(strength: Strength, milliseconds: int) -> Strength:
    """Return a strength as it is believed after so long without a match: less surely, at most as if unknown."""
    stretches = max(0, milliseconds) // IDLE
    if not stretches or strength.sigma >= UNKNOWN.sigma:
        return strength
    grown = sqrt(strength.sigma * strength.sigma + stretches * GROWTH)
    return Strength(strength.mu, min(grown, UNKNOWN.sigma))


def is_provisional(strength: Strength) -> bool:
    """Tell whether too little is known for a place among others."""
    return strength.sigma > KNOWN_FROM


def to_number(strength: Strength) -> int:
    """Return the number people see: 1500 is the mean of all, in steps of five."""
    return _in_fives(_number(strength.mu))


def spread(strength: Strength) -> int:
    """Return how far off the number may be, to both sides (two deviations), in steps of five."""
    return _in_fives(80 * strength.sigma)


def for_seeding(strength: Strength) -> float:
    """Return the number by which somebody is seeded: doubts count against who is provisional."""
    return _number(strength.mu - strength.sigma if is_provisional(strength) else strength.mu)


def _number(mu: float) -> float:
    return 1500 + 40 * (mu - UNKNOWN.mu)


def _in_fives(number: float) -> int:
    return 5 * round(number / 5)
