"""Pure functions that decide whether matches with opted-in players are rated.

The matches are judged in order of completion.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from host.history.ratings.eligibility import UnratedReason, unrated_reason
from host.history.ratings.pool import Pool, PoolMatch, Rating, compute_pool, iter_rating_changes, pool_match
from host.history.results.outcome import Outcome


class RatingCandidate(Struct, frozen=True):
    """A finished match whose players opted in to ratings."""

    outcome: Outcome
    is_season_match: bool = False
    """Whether the match belongs to a season, where players don't choose their opponents."""
    is_over_limit: bool = False
    """Whether two of its players had reached the limit of rated matches against each other when it started."""
    excused: frozenset[int] = frozenset()
    """The players whom a host excused for leaving."""

    def as_pool_match(self) -> PoolMatch:
        """Return the data about the match that the rating computation needs."""
        return pool_match(self.outcome, self.excused)


class RatingVerdict(Struct, frozen=True):
    """A match whose players opted in, and the reason why it is not rated, if any."""

    candidate: RatingCandidate
    unrated_reason: UnratedReason | None


def judge(candidate: RatingCandidate) -> RatingVerdict:
    """Decide whether a match is rated, given that its players have opted in."""
    why = unrated_reason(
        candidate.outcome, is_league=candidate.is_season_match, is_opted_in=True,
        is_over_limit=candidate.is_over_limit, excused=candidate.excused,
    )  # fmt: skip
    return RatingVerdict(candidate, why)


def judge_all(found: Iterable[RatingCandidate]) -> tuple[RatingVerdict, ...]:
    """Decide which of a pool's matches are rated.

    The matches may be in any order.
    """
    return tuple(judge(rating_candidate) for rating_candidate in sorted(found, key=_order))


def _order(one: RatingCandidate) -> tuple[int, int]:
    return one.outcome.ended, one.outcome.match_id


def pool_of(judged: Iterable[RatingVerdict]) -> Pool:
    """Compute a pool from the rated matches among the given ones."""
    return compute_pool(_rated_matches(judged))


def rating_changes_of(judged: Iterable[RatingVerdict]) -> tuple[tuple[PoolMatch, dict[int, Rating]], ...]:
    """Return the rated matches with their players' new ratings, in order of completion."""
    return tuple(iter_rating_changes(_rated_matches(judged)))


def _rated_matches(judged: Iterable[RatingVerdict]) -> Iterable[PoolMatch]:
    return (
        rating_verdict.candidate.as_pool_match()
        for rating_verdict in judged
        if rating_verdict.unrated_reason is None
    )
