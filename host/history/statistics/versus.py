"""Two people head to head: the matches that both played from the start to the end. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct

from host.history.statistics.person import counts
from storage.history.results import ResultRow

LAST = 5


class Encounter(Struct, frozen=True):
    """A match of both."""

    match: int
    game: str
    ended: int
    seats: int
    place: int
    other: int
    """The place of the other."""


class Duel(Struct, frozen=True):
    """How two people came out of a game, as the first of them sees it."""

    game: str
    beaten: int
    lost: int
    tied: int
    ahead: Fraction
    """By how many places the first was before the other, on average; less than zero: behind."""
    last: int
    """When the last of these matches ended."""

    @property
    def matches(self) -> int:
        """Return how many matches both played."""
        return self.beaten + self.lost + self.tied


class Versus(Struct, frozen=True):
    """Two people head to head."""

    duels: tuple[Duel, ...]
    """By game, that with the most matches first."""
    last: tuple[Encounter, ...]
    """Of all games, the newest first."""


def versus(person: int, other: int, rows: Iterable[ResultRow]) -> Versus:
    """Return how two people came out of the matches that both played to the end."""
    found = sorted(encounters(person, other, rows), key=lambda one: (one.ended, one.match), reverse=True)
    by_game = groupby(sorted(found, key=lambda one: one.game), key=lambda one: one.game)
    duels = sorted((_duel(game, [*of_it]) for game, of_it in by_game), key=lambda one: -one.matches)
    return Versus(tuple(duels), tuple(found[:LAST]))


def encounters(person: int, other: int, rows: Iterable[ResultRow]) -> Iterable[Encounter]:
    """Yield the matches both played to the end, in whichever order rows come."""
    ordered = sorted(filter(counts, rows), key=lambda row: row.match)
    for match, found in groupby(ordered, key=lambda row: row.match):
        by_person = {row.person: row for row in found if row.how == "played"}
        mine, theirs = by_person.get(person), by_person.get(other)
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
