"""Pure functions that compute how a match changes the players' strength.

They use Weng and Lin's Bradley-Terry model with full pairing, as implemented by openskill. It is openskill's
only model that never rewards a worse place more than a better one if there are ties. Only this module imports
openskill.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from operator import attrgetter

from msgspec import Struct
from openskill.models import BradleyTerryFull

from host.matches.settings.time_controls import DAY

ALGORITHM = "bt-full/1"
"""Stored with computed ratings. Any change to the algorithm requires a new name."""

_model = BradleyTerryFull()
_in_order = attrgetter("place", "user_key")


class Strength(Struct, frozen=True):
    """An estimated strength: a mean and a deviation."""

    mu: float
    sigma: float


INITIAL_STRENGTH = Strength(_model.mu, _model.sigma)
"""The strength of a user without rated matches."""

ESTABLISHED_DEVIATION = 6.0
"""Maximum deviation of an established strength.

Reaching it takes about four four-player matches, seven three-player matches or thirteen two-player matches.
"""
GROWTH_PERIOD = 30 * DAY
VARIANCE_GROWTH = 1.0
"""Added to the variance for each GROWTH_PERIOD without a match.

As a result, an established rating with a deviation of 4.0 becomes provisional after twenty months.
"""


class RatedPlayer(Struct, frozen=True):
    """A player whose strength a match changes."""

    user_key: int
    place: int
    """1-based; equal for tied players."""
    has_left: bool = False


def rate(strengths: Mapping[int, Strength], players: Sequence[RatedPlayer]) -> dict[int, Strength]:
    """Return the rated players' strengths after a match.

    Players missing from `strengths` start with INITIAL_STRENGTH. A player who left is placed behind all who
    played to the end. This affects only the player who left, because the others are rated among themselves.
    If fewer than two players played to the end, the result is empty.
    """
    played = [entrant for entrant in players if not entrant.has_left]
    if len(played) < 2:
        return {}
    changed = _rate(strengths, played)
    if len(played) < len(players):
        behind = 1 + max(entrant.place for entrant in played)
        for entrant in players:
            if entrant.has_left:
                last = [*played, RatedPlayer(entrant.user_key, behind)]
                changed[entrant.user_key] = _rate(strengths, last)[entrant.user_key]
    return changed


def _rate(strengths: Mapping[int, Strength], players: Sequence[RatedPlayer]) -> dict[int, Strength]:
    """Rate players in a fixed order, so that rounding does not depend on the input order."""
    ordered = sorted(players, key=_in_order)
    known = [strengths.get(entrant.user_key, INITIAL_STRENGTH) for entrant in ordered]
    teams = [[_model.rating(one.mu, one.sigma)] for one in known]
    rated = _model.rate(teams, ranks=[float(entrant.place) for entrant in ordered])
    return {
        entrant.user_key: Strength(after.mu, after.sigma)
        for entrant, (after,) in zip(ordered, rated, strict=True)
    }


def after_inactivity(strength: Strength, milliseconds: int) -> Strength:
    """Return a strength after a period without a match.

    The deviation grows, at most to that of a user without rated matches.
    """
    stretches = max(0, milliseconds) // GROWTH_PERIOD
    if not stretches or strength.sigma >= INITIAL_STRENGTH.sigma:
        return strength
    grown = sqrt(strength.sigma * strength.sigma + stretches * VARIANCE_GROWTH)
    return Strength(strength.mu, min(grown, INITIAL_STRENGTH.sigma))


def is_provisional(strength: Strength) -> bool:
    """Return whether a strength is too uncertain for a place on the leaderboard."""
    return strength.sigma > ESTABLISHED_DEVIATION


def displayed_rating(strength: Strength) -> int:
    """Return the displayed rating, rounded to a multiple of five.

    Users start at 1500.
    """
    return _round_to_five(_scaled_rating(strength.mu))


def displayed_deviation(strength: Strength) -> int:
    """Return the displayed uncertainty: two deviations, rounded to a multiple of five."""
    return _round_to_five(80 * strength.sigma)


def seeding_rating(strength: Strength) -> float:
    """Return the number used for seeding.

    For a provisional rating, it is lowered by one deviation.
    """
    return _scaled_rating(strength.mu - strength.sigma if is_provisional(strength) else strength.mu)


def _scaled_rating(mu: float) -> float:
    return 1500 + 40 * (mu - INITIAL_STRENGTH.mu)


def _round_to_five(number: float) -> int:
    return 5 * round(number / 5)
