"""Pure functions on rating pools; a pool holds a guild's ratings for one game.

A pool is computed from its matches in order of completion. A match can be appended only if it ended after all
others. If an earlier match is added, removed or corrected, the pool is recomputed. Appending and recomputing
give bit-identical results.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from host.history.ratings.strength import (
    ALGORITHM,
    RatedPlayer,
    Strength,
    after_inactivity,
    is_provisional,
    rate,
)
from host.history.results.outcome import Outcome
from host.matches.settings.time_controls import DAY

ACTIVE_PERIOD = 180 * DAY
"""Milliseconds for which users stay on the leaderboard after their last match."""


class PoolMatch(Struct, frozen=True):
    """The data about a match that a rating pool needs."""

    ended: int
    """Unix milliseconds."""
    match_id: int
    players: tuple[RatedPlayer, ...]

    @property
    def sort_key(self) -> tuple[int, int]:
        """Return the sort key for the order in which matches are rated."""
        return self.ended, self.match_id


class Rating(Struct, frozen=True):
    """A user's rating in a pool."""

    strength: Strength
    matches: int
    last: int
    """When the user's last rated match ended, in Unix milliseconds."""
    peak: float
    """The highest mean since the rating became established, or the current mean while it is provisional."""

    def strength_at(self, at: int) -> Strength:
        """Return the estimated strength at the given time in Unix milliseconds."""
        return after_inactivity(self.strength, at - self.last)


class Pool(Struct, frozen=True):
    """All ratings in a guild for one game."""

    ratings: Mapping[int, Rating]
    through: tuple[int, int] = (0, 0)
    """The `sort_key` of the last match included."""
    algorithm: str = ALGORITHM

    def can_append(self, match: PoolMatch) -> bool:
        """Return whether a match ended after all others, so that it can be added without recomputing."""
        return self.algorithm == ALGORITHM and match.sort_key > self.through

    def get(self, user_key: int) -> Rating | None:
        """Return a user's rating, if any."""
        return self.ratings.get(user_key)


def compute_pool(matches: Iterable[PoolMatch]) -> Pool:
    """Compute a pool from all its matches, in any order."""
    ratings, through = dict[int, Rating](), (0, 0)
    for match, changed in iter_rating_changes(matches):
        ratings.update(changed)
        through = match.sort_key
    return Pool(ratings, through)


def iter_rating_changes(matches: Iterable[PoolMatch]) -> Iterator[tuple[PoolMatch, dict[int, Rating]]]:
    """Yield each match with its players' new ratings, in order of completion."""
    ratings = dict[int, Rating]()
    for match in sorted(matches, key=lambda match: match.sort_key):
        changed = new_ratings(ratings, match)
        ratings.update(changed)
        yield match, changed


def new_ratings(ratings: Mapping[int, Rating], match: PoolMatch) -> dict[int, Rating]:
    """Return the players' new ratings after a match."""
    ended, known = match.ended, dict[int, Strength]()
    for entrant in match.players:
        if (old := ratings.get(entrant.user_key)) is not None:
            known[entrant.user_key] = old.strength_at(ended)
    after = rate(known, match.players)
    return {user_key: _change(ratings.get(user_key), strength, ended) for user_key, strength in after.items()}


def _change(old: Rating | None, strength: Strength, ended: int) -> Rating:
    if old is None:
        return Rating(strength, 1, ended, strength.mu)
    was_known = not is_provisional(old.strength)
    peak = max(old.peak, strength.mu) if was_known else strength.mu
    return Rating(strength, old.matches + 1, ended, peak)


def pool_match(outcome: Outcome, excused: Iterable[int] = ()) -> PoolMatch:
    """Return the data about a match for its pool, without players whom a host excused for leaving.

    A player who left counts for the other players' ratings only if they took at least half as many turns as
    the most active player.
    """
    spared, expected = set(excused), max(row.turns for row in outcome.seats)
    entrants = (
        RatedPlayer(
            row.user_key, row.place, has_left=row.participation == "left", team=row.team,
            counts_for_others=row.participation == "played" or 2 * row.turns >= expected,
        )
        for row in outcome.seats
        if row.user_key is not None
        and row.place is not None
        and (row.participation == "played" or (row.participation == "left" and row.user_key not in spared))
    )  # fmt: skip
    return PoolMatch(outcome.ended, outcome.match_id, tuple(entrants))


def rank(pool: Pool, at: int) -> tuple[int, ...]:
    """Return the users on the leaderboard at the given time, best first.

    Users with provisional ratings and inactive users are left out.
    """
    placed = [
        (-rating.strength.mu, user_key)
        for user_key, rating in pool.ratings.items()
        if at - rating.last <= ACTIVE_PERIOD and not is_provisional(rating.strength_at(at))
    ]
    return tuple(user_key for _, user_key in sorted(placed))
