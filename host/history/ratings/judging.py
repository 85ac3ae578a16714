"""Pure functions that decide which opted-in matches are rated, in order of completion."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec import Struct

from host.history.ratings.pool import Pool, RatedMatch, Rating, compute, course, rated_match
from host.history.ratings.rated import WhyUnrated, why_unrated
from host.history.results.outcome import Outcome


class Judged(Struct, frozen=True):
    """An opted-in match, and the reason if it is not rated."""

    outcome: Outcome
    why: WhyUnrated | None
    is_of_season: bool = False
    """Whether the match was drawn in a season, so that the players did not choose their opponents."""


def judge(outcome: Outcome, before: Sequence[Judged], *, is_of_season: bool = False) -> Judged:
    """Decide whether a match is rated, given the matches judged before it."""
    user_keys = _people(outcome)
    casual = (one for one in before if one.why is None and not one.is_of_season)
    return _judge(
        outcome, [one.outcome.ended for one in casual if _people(one.outcome) == user_keys], is_of_season
    )


def _judge(outcome: Outcome, earlier: Sequence[int], is_of_season: bool) -> Judged:
    """Decide the same, given the end times of the same players' earlier rated casual matches."""
    why = why_unrated(outcome, is_league=is_of_season, is_asked_for=True, earlier=earlier)
    return Judged(outcome, why, is_of_season)


def judge_all(found: Iterable[tuple[Outcome, bool]]) -> tuple[Judged, ...]:
    """Judge all matches of a pool, in any order.

    Each match comes with a flag whether it was drawn in a season.
    """
    judged: list[Judged] = []
    casual: defaultdict[frozenset[int | None], list[int]] = defaultdict(list)
    for outcome, is_of_season in sorted(found, key=lambda one: (one[0].ended, one[0].match_id)):
        earlier = casual[_people(outcome)]
        judged.append(_judge(outcome, earlier, is_of_season))
        if judged[-1].why is None and not is_of_season:
            earlier.append(outcome.ended)
    return tuple(judged)


def pool_of(judged: Iterable[Judged]) -> Pool:
    """Compute the pool from judged matches."""
    return compute(_matches_that_count(judged))


def course_of(judged: Iterable[Judged]) -> tuple[tuple[RatedMatch, dict[int, Rating]], ...]:
    """Return the rating changes of each judged match, in order of completion."""
    return tuple(course(_matches_that_count(judged)))


def _matches_that_count(judged: Iterable[Judged]) -> Iterable[RatedMatch]:
    return (rated_match(one.outcome) for one in judged if one.why is None)


def _people(outcome: Outcome) -> frozenset[int | None]:
    return frozenset(seat.user_key for seat in outcome.seats)
