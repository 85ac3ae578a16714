"""Pure functions that decide which opted-in matches are rated, in order of completion."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec import Struct

from host.history.ratings.eligibility import UnratedReason, unrated_reason
from host.history.ratings.pool import Pool, PoolMatch, Rating, compute_pool, iter_rating_changes, pool_match
from host.history.results.outcome import Outcome


class RatingVerdict(Struct, frozen=True):
    """An opted-in match, with the reason if it is not rated."""

    outcome: Outcome
    unrated_reason: UnratedReason | None
    is_season_match: bool = False
    """Whether the match belongs to a season, in which players do not choose their opponents."""


def judge(
    outcome: Outcome, before: Sequence[RatingVerdict], *, is_season_match: bool = False
) -> RatingVerdict:
    """Decide whether a match is rated, given the matches judged before it."""
    user_keys = _player_keys(outcome)
    casual = (one for one in before if one.unrated_reason is None and not one.is_season_match)
    return _judge(
        outcome,
        [one.outcome.ended for one in casual if _player_keys(one.outcome) == user_keys],
        is_season_match,
    )


def _judge(outcome: Outcome, earlier: Sequence[int], is_season_match: bool) -> RatingVerdict:
    """Decide whether a match is rated, given the same players' earlier rated casual matches.

    `earlier` has their end times in Unix milliseconds.
    """
    why = unrated_reason(outcome, is_league=is_season_match, is_opted_in=True, earlier=earlier)
    return RatingVerdict(outcome, why, is_season_match)


def judge_all(found: Iterable[tuple[Outcome, bool]]) -> tuple[RatingVerdict, ...]:
    """Judge all of a pool's matches, which may be in any order.

    Each outcome is paired with a flag that is True for season matches.
    """
    judged: list[RatingVerdict] = []
    casual: defaultdict[frozenset[int | None], list[int]] = defaultdict(list)
    for outcome, is_of_season in sorted(found, key=lambda one: (one[0].ended, one[0].match_id)):
        earlier = casual[_player_keys(outcome)]
        judged.append(_judge(outcome, earlier, is_of_season))
        if judged[-1].unrated_reason is None and not is_of_season:
            earlier.append(outcome.ended)
    return tuple(judged)


def pool_of(judged: Iterable[RatingVerdict]) -> Pool:
    """Compute the pool from judged matches."""
    return compute_pool(_rated_matches(judged))


def rating_changes_of(judged: Iterable[RatingVerdict]) -> tuple[tuple[PoolMatch, dict[int, Rating]], ...]:
    """Return how each judged match changed the ratings, in order of completion."""
    return tuple(iter_rating_changes(_rated_matches(judged)))


def _rated_matches(judged: Iterable[RatingVerdict]) -> Iterable[PoolMatch]:
    return (pool_match(one.outcome) for one in judged if one.unrated_reason is None)


def _player_keys(outcome: Outcome) -> frozenset[int | None]:
    return frozenset(seat.user_key for seat in outcome.seats)
