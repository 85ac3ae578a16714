"""Pools of ratings: the people of a server in one game, and all matches that were rated there. Pure.

A pool is a fold of its matches in the order of their ends. A match that ended after all others may be added; where
an earlier one comes, goes or is corrected the pool is computed anew, and that gives the same to the last bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from host.history.ratings.strength import ALGORITHM, Entrant, Strength, after_rest, is_provisional, rate
from host.history.results.outcome import Outcome
from host.matches.settings.time_controls import DAY

ACTIVE = 180 * DAY
"""Milliseconds since the last match in which one keeps one's place."""


class RatedMatch(Struct, frozen=True):
    """What of a match its pool looks at."""

    ended: int
    """Unix milliseconds."""
    match: int
    entrants: tuple[Entrant, ...]

    @property
    def at(self) -> tuple[int, int]:
        """Return its place in the order in which matches are rated."""
        return self.ended, self.match


class Rating(Struct, frozen=True):
    """A person's rating in a pool."""

    strength: Strength
    matches: int
    last: int
    """When the last of their rated matches ended."""
    peak: float
    """The highest mean they have had since they are known well enough, else the present one."""

    def now(self, at: int) -> Strength:
        """Return the strength as it is believed at a time."""
        return after_rest(self.strength, at - self.last)


class Pool(Struct, frozen=True):
    """The ratings of a server in one game, as far as they were computed."""

    ratings: Mapping[int, Rating]
    through: tuple[int, int] = (0, 0)
    """The place of the last match among them (`RatedMatch.at`)."""
    algorithm: str = ALGORITHM

    def takes(self, match: RatedMatch) -> bool:
        """Tell whether a match can be added, as it ended after all others; else the pool is computed anew."""
        return self.algorithm == ALGORITHM and match.at > self.through

    def of(self, person: int) -> Rating | None:
        """Return somebody's rating, if they have any."""
        return self.ratings.get(person)


def compute(matches: Iterable[RatedMatch]) -> Pool:
    """Compute a pool from all its matches, in whichever order they come."""
    ratings, through = dict[int, Rating](), (0, 0)
    for match, changed in course(matches):
        ratings.update(changed)
        through = match.at
    return Pool(ratings, through)


def course(matches: Iterable[RatedMatch]) -> Iterator[tuple[RatedMatch, dict[int, Rating]]]:
    """Yield what each match made of the ratings of those who took part, in the order in which they ended."""
    ratings = dict[int, Rating]()
    for match in sorted(matches, key=lambda match: match.at):
        changed = changes(ratings, match)
        ratings.update(changed)
        yield match, changed


def changes(ratings: Mapping[int, Rating], match: RatedMatch) -> dict[int, Rating]:
    """Return what a match makes of the ratings of those who took part."""
    ended, known = match.ended, dict[int, Strength]()
    for entrant in match.entrants:
        if (old := ratings.get(entrant.person)) is not None:
            known[entrant.person] = old.now(ended)
    after = rate(known, match.entrants)
    return {person: _change(ratings.get(person), strength, ended) for person, strength in after.items()}


def _change(old: Rating | None, strength: Strength, ended: int) -> Rating:
    if old is None:
        return Rating(strength, 1, ended, strength.mu)
    was_known = not is_provisional(old.strength)
    peak = max(old.peak, strength.mu) if was_known else strength.mu
    return Rating(strength, old.matches + 1, ended, peak)


def rated_match(outcome: Outcome, excused: Iterable[int] = ()) -> RatedMatch:
    """Return what a pool looks at of a match; nothing changes for those whom a host has excused."""
    spared = set(excused)
    entrants = (
        Entrant(row.person, row.place, has_left=row.how == "left")
        for row in outcome.seats
        if row.person is not None and row.person not in spared and row.how in {"played", "left"}
    )
    return RatedMatch(outcome.ended, outcome.match, tuple(entrants))


def rank(pool: Pool, at: int) -> tuple[int, ...]:
    """Return the people who have a place at a time, the best first: well enough known, and not away for long."""
    placed = [
        (-rating.strength.mu, person)
        for person, rating in pool.ratings.items()
        if at - rating.last <= ACTIVE and not is_provisional(rating.now(at))
    ]
    return tuple(person for _, person in sorted(placed))
