"""Pure functions that rank a division by points, then by tie-breaks, and finally by lot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby, takewhile
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from host.leagues.standings.points import Tally

TieBreak: TypeAlias = Literal[
    "points",
    "head-to-head",  # among tied players: wins and draws against each other at shared tables
    "places",  # number of first places, then second places, and so on
    "strength",  # points of every beaten opponent plus half the points of every tied opponent (Sonneborn-Berger)
    "share",  # average ratio of the player's points to the winner's, at tables with comparable points
    "lot",
]
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)


class StandingsRow(Struct, frozen=True):
    """A player's row in a division's standings."""

    user_key: int
    place: int
    """The player's 1-based rank; no two players share a rank."""
    parts: int
    """Of points."""
    played: int
    """The number of finished tables."""
    left: int
    """The number of finished tables that the player left before the end."""
    places: tuple[int, ...]
    """The number of first places, second places and so on."""
    by: TieBreak | Literal["struck"] | None
    """The rule that ranks this row below the previous one; None for the first row."""
    is_struck: bool = False


class Score(Struct, frozen=True):
    """A player's results at all finished tables."""

    user_key: int
    tallies: tuple[Tally, ...]

    @property
    def parts(self) -> int:
        """Return the total points, in parts (PARTS per point)."""
        return sum(tally.parts for tally in self.tallies)

    @property
    def shares(self) -> tuple[Fraction, ...]:
        """Return the player's share of the winner's points at each table.

        Tables without comparable points are left out, for example after a ruling. A table counts as 0 if the
        player left it or got no points there. Otherwise leaving would raise the average.
        """
        found = (Fraction(0) if tally.place is None else tally.share for tally in self.tallies)
        return tuple(share for share in found if share is not None)

    def places(self, most: int) -> tuple[int, ...]:
        """Return the number of first places, second places and so on, up to place `most`."""
        return tuple(sum(tally.place == place for tally in self.tallies) for place in range(1, most + 1))


TableTallies: TypeAlias = Sequence[Sequence[Tally]]


def winners(lines: Sequence[StandingsRow]) -> tuple[int, ...]:
    """Return the winners.

    Players who are separated only by lot win together. If no table counts, no player wins.
    """
    standing = [line for line in lines if not line.is_struck]
    tied = takewhile(lambda line: line.by == "lot", standing[1:])
    return tuple(line.user_key for line in (*standing[:1], *tied) if line.played)


def place_ranges(lines: Sequence[StandingsRow], *, is_drawn: bool) -> dict[int, tuple[int, int]]:
    """Return each player's current best and worst place.

    Until the lots are published, players separated only by lot have the same range.
    """
    groups = list[list[StandingsRow]]()
    for line in lines:
        if line.by == "lot" and not is_drawn:
            groups[-1].append(line)
        else:
            groups.append([line])
    return {line.user_key: (group[0].place, group[-1].place) for group in groups for line in group}


def rank_players(
    user_keys: Sequence[int], tables: TableTallies, lots: Mapping[int, int], *,
    struck: frozenset[int] = frozenset(), steps: Sequence[TieBreak] = TIE_BREAKS,
) -> tuple[StandingsRow, ...]:  # fmt: skip
    """Return a division's standings from its finished tables.

    `lots` has a number for each player; lower numbers rank first. Players who were removed from the season
    come last.
    """
    scores = {user_key: _score(user_key, tables) for user_key in user_keys}
    most = max((len(table) for table in tables), default=1)
    standing = _Ranking(scores, lots, most)
    ordered = [
        (user_key, by, is_struck)
        for is_struck in (False, True)
        for user_key, by in standing.rank([one for one in user_keys if (one in struck) is is_struck], steps)
    ]
    return tuple(
        _standings_row(
            scores[user_key], place, _deciding_step(by, is_struck, place), most, is_struck=is_struck
        )
        for place, (user_key, by, is_struck) in enumerate(ordered, 1)
    )


def _deciding_step(by: TieBreak | None, is_struck: bool, place: int) -> TieBreak | Literal["struck"] | None:
    return None if place == 1 else by or ("struck" if is_struck else None)


def _standings_row(
    score: Score, place: int, by: TieBreak | Literal["struck"] | None, most: int, *, is_struck: bool
) -> StandingsRow:
    left = sum(tally.has_left for tally in score.tallies)
    return StandingsRow(
        score.user_key, place, score.parts, len(score.tallies), left, score.places(most), by, is_struck
    )


def _score(user_key: int, tables: TableTallies) -> Score:
    return Score(user_key, tuple(tally for table in tables for tally in table if tally.user_key == user_key))


class _Ranking:
    """A ranking of a division's players by their scores."""

    def __init__(self, scores: Mapping[int, Score], lots: Mapping[int, int], most: int) -> None:
        self.scores, self.lots, self.most = scores, lots, most

    def rank(
        self, user_keys: Sequence[int], steps: Sequence[TieBreak]
    ) -> Iterator[tuple[int, TieBreak | None]]:
        """Yield the players in order, each with the tie-break that separates them from the previous player."""
        yield from self._split(sorted(user_keys), [*dict.fromkeys(("points", *steps, "lot"))], None)

    def _split(
        self, tied: Sequence[int], steps: Sequence[Any], by: TieBreak | None
    ) -> Iterator[tuple[int, TieBreak | None]]:
        """Yield tied players in order, each with the tie-break that separates them from the previous player.

        `by` is the tie-break for the first of these players.
        """
        if len(tied) < 2 or not steps:
            yield from ((user_key, by) for user_key in tied)
            return
        step, *rest = steps
        keys = {user_key: self._key(step, user_key, tied) for user_key in tied}
        for _, group in groupby(sorted(tied, key=keys.__getitem__, reverse=True), key=keys.__getitem__):
            yield from self._split(sorted(group), rest, by)
            by = step

    def _key(self, step: TieBreak, user_key: int, tied: Sequence[int]) -> Any:
        """Return a player's sort key for a tie-break; larger is better."""
        keys: dict[TieBreak, Callable[[], Any]] = {
            "points": lambda: self.scores[user_key].parts,
            "head-to-head": lambda: self._head_to_head(user_key, frozenset(tied)),
            "places": lambda: self.scores[user_key].places(self.most),
            "strength": lambda: self._strength(user_key),
            "share": lambda: self._share(user_key),
            "lot": lambda: -self.lots[user_key],
        }
        return keys[step]()

    def _head_to_head(self, user_key: int, tied: frozenset[int]) -> int:
        """Return a player's head-to-head score.

        The score is two points per tied player beaten, and one per draw with a tied player.
        """
        tallies = self.scores[user_key].tallies
        return sum(2 * len(tally.beaten & tied) + len(tally.tied & tied) for tally in tallies)

    def _strength(self, user_key: int) -> int:
        return sum(
            2 * sum(self._parts(one) for one in tally.beaten) + sum(self._parts(one) for one in tally.tied)
            for tally in self.scores[user_key].tallies
        )

    def _parts(self, user_key: int) -> int:
        """Return a player's points, in parts.

        Return 0 for substitutes, since they are not in the division's standings.
        """
        return self.scores[user_key].parts if user_key in self.scores else 0

    def _share(self, user_key: int) -> Fraction:
        """Return a player's average share, or the division's average if the player has no shares."""
        shares = self.scores[user_key].shares or [
            share for score in self.scores.values() for share in score.shares
        ]
        return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)
