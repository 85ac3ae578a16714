"""Pure functions that compare two users head to head.

Only matches that both users played from start to end against each other count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct

from host.history.statistics.user_statistics import is_counted
from storage.history.results import ResultRow

MAX_LAST_MATCHES = 5


class Encounter(Struct, frozen=True):
    """A match that both users played."""

    match_id: int
    game: str
    ended: int
    seats: int
    place: int
    other_place: int
    """The place of the second user."""


class GameHeadToHead(Struct, frozen=True):
    """The head-to-head results in a game, from the first user's point of view."""

    game: str
    beaten: int
    lost: int
    tied: int
    ahead: Fraction
    """The average number of places by which the first user finished ahead of the second.

    Negative if the first user finished behind on average.
    """
    last_ended: int
    """When the most recent of these matches ended, in Unix milliseconds."""

    @property
    def matches(self) -> int:
        """Return the number of matches that both users played."""
        return self.beaten + self.lost + self.tied


class HeadToHead(Struct, frozen=True):
    """The head-to-head results between two users."""

    games: tuple[GameHeadToHead, ...]
    """The results per game, starting with the game that has the most matches."""
    last: tuple[Encounter, ...]
    """The most recent matches in all games, newest first."""


def compute_head_to_head(user_key: int, other: int, rows: Iterable[ResultRow]) -> HeadToHead:
    """Compute two users' head-to-head results.

    Only matches that both users played from start to end count.
    """
    found = sorted(
        encounters(user_key, other, rows),
        key=lambda encounter: (encounter.ended, encounter.match_id),
        reverse=True,
    )
    by_game = groupby(sorted(found, key=lambda one: one.game), key=lambda one: one.game)
    duels = sorted(
        (_game_head_to_head(game, [*of_it]) for game, of_it in by_game),
        key=lambda game_head_to_head: -game_head_to_head.matches,
    )
    return HeadToHead(tuple(duels), tuple(found[:MAX_LAST_MATCHES]))


def encounters(user_key: int, other: int, rows: Iterable[ResultRow]) -> Iterable[Encounter]:
    """Yield the matches that both users played from start to end against each other.

    Matches in which they were in the same team, or all players won or lost together, are left
    out. The rows may be in any order.
    """
    ordered = sorted(filter(is_counted, rows), key=lambda row: row.match_id)
    for match, found in groupby(ordered, key=lambda row: row.match_id):
        by_person = {row.user_key: row for row in found if row.participation == "played"}
        mine, theirs = by_person.get(user_key), by_person.get(other)
        if mine is None or theirs is None or (mine.team is not None and mine.team == theirs.team):
            continue
        if mine.place is not None and theirs.place is not None:
            yield Encounter(match, mine.game, mine.ended, mine.seats, mine.place, theirs.place)


def _game_head_to_head(game: str, found: Sequence[Encounter]) -> GameHeadToHead:
    apart = [encounter.other_place - encounter.place for encounter in found]
    return GameHeadToHead(
        game,
        beaten=sum(by > 0 for by in apart),
        lost=sum(by < 0 for by in apart),
        tied=sum(by == 0 for by in apart),
        ahead=Fraction(sum(apart), len(apart)),
        last_ended=max(one.ended for one in found),
    )
