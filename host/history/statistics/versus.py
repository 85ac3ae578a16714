"""Pure functions that compare two users head to head, in matches both played from start to end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct

from host.history.statistics.person import counts
from storage.history.results import ResultRow

LAST = 5


class Encounter(Struct, frozen=True):
    """A match that both users played."""

    match_id: int
    game: str
    ended: int
    seats: int
    place: int
    other: int
    """The place of the second user."""


class Duel(Struct, frozen=True):
    """The head-to-head results in a game, from the view of the first user."""

    game: str
    beaten: int
    lost: int
    tied: int
    ahead: Fraction
    """The average number of places by which the first user was ahead; negative if behind."""
    last: int
    """When the last of these matches ended, in Unix milliseconds."""

    @property
    def matches(self) -> int:
        """Return how many matches both users played."""
        return self.beaten + self.lost + self.tied


class Versus(Struct, frozen=True):
    """The head-to-head results of two users."""

    duels: tuple[Duel, ...]
    """By game, most matches first."""
    last: tuple[Encounter, ...]
    """The latest matches of all games, newest first."""


def versus(user_key: int, other: int, rows: Iterable[ResultRow]) -> Versus:
    """Return the head-to-head results of two users in matches both played to the end."""
    found = sorted(encounters(user_key, other, rows), key=lambda one: (one.ended, one.match_id), reverse=True)
    by_game = groupby(sorted(found, key=lambda one: one.game), key=lambda one: one.game)
    duels = sorted((_duel(game, [*of_it]) for game, of_it in by_game), key=lambda one: -one.matches)
    return Versus(tuple(duels), tuple(found[:LAST]))


def encounters(user_key: int, other: int, rows: Iterable[ResultRow]) -> Iterable[Encounter]:
    """Yield the matches both users played to the end; the rows may be in any order."""
    ordered = sorted(filter(counts, rows), key=lambda row: row.match_id)
    for match, found in groupby(ordered, key=lambda row: row.match_id):
        by_person = {row.user_key: row for row in found if row.how == "played"}
        mine, theirs = by_person.get(user_key), by_person.get(other)
        if mine is not None and theirs is not None:
            yield Encounter(match, mine.game, mine.ended, mine.seats, mine.place, theirs.place)


def _duel(game: str, found: Sequence[Encounter]) -> Duel:
    apart = [one.other - one.place for one in found]
    return Duel(
        game,
        beaten=sum(by > 0 for by in apart),
        lost=sum(by < 0 for by in apart),
        tied=sum(by == 0 for by in apart),
        ahead=Fraction(sum(apart), len(apart)),
        last=max(one.ended for one in found),
    )
