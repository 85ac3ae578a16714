"""Pure functions that compute how a match changes its players' strength.

They use Weng and Lin's Bradley-Terry model with full pairing, as implemented by openskill. With ties, it is
the only model in openskill that never rewards a worse place more than a better one. Only this module imports
openskill.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import fsum, sqrt
from operator import attrgetter
from typing import TypeAlias

from msgspec import Struct, structs
from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from host.matches.settings.time_controls import DAY

ALGORITHM = "bt-full/2"
"""The algorithm's name, stored with the ratings. Any change to the algorithm requires a new name."""

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

It takes about nine four-player matches, ten three-player matches or thirteen two-player matches to reach it.
"""
MIN_DEVIATION = 0.001
"""Deviation of a strength that is certain."""
GROWTH_PERIOD = 30 * DAY
VARIANCE_GROWTH = 1.0
"""Increase of the variance for each GROWTH_PERIOD without a match.

As a result, an established rating with a deviation of 4.0 becomes provisional after twenty months.
"""


class RatedPlayer(Struct, frozen=True):
    """A player whose strength a match changes."""

    user_key: int
    place: int
    """The player's place, 1-based; equal for tied players and team mates."""
    has_left: bool = False
    counts_for_others: bool = True
    """Whether beating this player changes the other players' ratings.

    False for a player who left early. Otherwise, a second account that resigns at once would be a source of
    rating points.
    """
    team: int | None = None
    """The number of the player's team; None in a game without teams."""


Side: TypeAlias = Sequence[RatedPlayer]
"""A team, or a player without one."""


def rate(strengths: Mapping[int, Strength], players: Sequence[RatedPlayer]) -> dict[int, Strength]:
    """Return the rated players' strengths after a match.

    Each player who left is rated as if they had come last. Players who stayed are rated against each other.
    They are also rated against each player who left, unless that player's `counts_for_others` is False. A
    player without rated opponents is left out.

    Team mates are rated as one side: they gain or lose together, and never because of each other.
    """
    stayed = [entrant for entrant in players if not entrant.has_left]
    left = [entrant for entrant in players if entrant.has_left]
    behind = 1 + max((entrant.place for entrant in stayed), default=0)
    staying_teams = {entrant.team for entrant in stayed} - {None}
    counted = [
        structs.replace(entrant, place=behind)
        for entrant in left
        if entrant.counts_for_others and entrant.team not in staying_teams
    ]
    share = 2 / max(2, len(_sides(players)))
    changed = dict[int, Strength]()
    sides = _sides([*stayed, *counted])
    if stayed and len(sides) > 1:
        rated = _rate(strengths, sides, share)
        changed |= {entrant.user_key: rated[entrant.user_key] for entrant in stayed}
    for leaver in left:
        ahead = _sides(
            entrant if not entrant.has_left else structs.replace(entrant, place=behind)
            for entrant in players
            if entrant is not leaver and (leaver.team is None or entrant.team != leaver.team)
        )
        if ahead:
            rated = _rate(strengths, [*ahead, (structs.replace(leaver, place=behind + 1),)], share)
            changed[leaver.user_key] = rated[leaver.user_key]
    return changed


def _sides(players: Iterable[RatedPlayer]) -> list[Side]:
    """Return the teams, and the players without a team."""
    sides = dict[tuple[str, int], list[RatedPlayer]]()
    for one in players:
        key = ("player", one.user_key) if one.team is None else ("team", one.team)
        sides.setdefault(key, []).append(one)
    return [*sides.values()]


def _rate(strengths: Mapping[int, Strength], sides: Sequence[Side], share: float) -> dict[int, Strength]:
    """Rate the sides in a fixed order, so that rounding does not depend on the input order.

    Only the fraction `share` of each change is applied. The model treats the pairs of players at a table as
    independent. In reality, a player who is having a good day beats several opponents at once. Without this
    correction, the 95 % interval contains the true strength in only 84 to 90 % of cases at tables of four.
    """
    ordered = sorted((sorted(side, key=_in_order) for side in sides), key=lambda side: _in_order(side[-1]))
    known = [[strengths.get(one.user_key, INITIAL_STRENGTH) for one in side] for side in ordered]
    size = max(map(len, known))
    teams = [[_model.rating(one.mu, one.sigma) for one in side] + _padding(side, size) for side in known]
    rated = _model.rate(teams, ranks=[float(side[-1].place) for side in ordered])
    return {
        entrant.user_key: _partly(before, Strength(after.mu, after.sigma), share)
        for side, befores, afters in zip(ordered, known, rated, strict=True)
        for entrant, before, after in zip(side, befores, afters, strict=False)
    }


def _padding(side: Sequence[Strength], size: int) -> list[BradleyTerryFullRating]:
    """Return average team mates with which a smaller team is compared.

    The model adds up the strengths of a team. Games with teams of different sizes balance them.
    """
    mean = fsum(one.mu for one in side) / len(side)
    return [_model.rating(mean, MIN_DEVIATION) for _ in range(size - len(side))]


def _partly(before: Strength, after: Strength, share: float) -> Strength:
    """Return the strength after applying the fraction `share` of a change."""
    if share == 1:
        return after
    variance = before.sigma**2 + _model.tau**2
    variance += share * (after.sigma**2 - variance)
    return Strength(before.mu + share * (after.mu - before.mu), sqrt(variance))


def after_inactivity(strength: Strength, milliseconds: int) -> Strength:
    """Return a strength after a period without a match.

    The deviation grows, at most to the initial deviation.
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
    """Return the rating to display, rounded to a multiple of five.

    Users start at 1500.
    """
    return _round_to_five(_scaled_rating(strength.mu))


def displayed_deviation(strength: Strength) -> int:
    """Return the uncertainty to display: two deviations, rounded to a multiple of five."""
    return _round_to_five(80 * strength.sigma)


def seeding_rating(strength: Strength) -> float:
    """Return the rating used for seeding.

    A provisional rating is lowered by one deviation.
    """
    return _scaled_rating(strength.mu - strength.sigma if is_provisional(strength) else strength.mu)


def _scaled_rating(mu: float) -> float:
    return 1500 + 40 * (mu - INITIAL_STRENGTH.mu)


def _round_to_five(number: float) -> int:
    return 5 * round(number / 5)
