"""Pure functions for the records of a game in a guild, and the win rate of each seat.

The win rates also check the balance of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from math import sqrt

from msgspec import Struct

from host.history.statistics.person import counts
from storage.history.results import ResultRow

Z = 1.96
"""Quantile of the normal distribution: 95 of 100 intervals contain the true value."""
FEWEST = 10
"""Minimum number of matches for meaningful win rates."""


class Best(Struct, frozen=True):
    """A match that holds a record."""

    match_id: int
    ended: int
    seats: int
    value: int
    """Points, a difference of points, or milliseconds."""
    user_keys: tuple[int, ...]
    """The record holders."""


class SeatShare(Struct, frozen=True):
    """The win rate of a seat."""

    seat: int
    firsts: Fraction
    """Number of first places; a shared one counts as a fraction."""
    low: float
    high: float
    """Upper bound of the true rate, which is between `low` and `high` in 95 of 100 cases (Wilson interval)."""


class Seats(Struct, frozen=True):
    """The win rates of the seats in matches with this number of seats."""

    seats: int
    matches: int
    shares: tuple[SeatShare, ...]


class Records(Struct, frozen=True):
    """The records of a game, from matches that all players played to the end."""

    game: str
    matches: int
    best: Best | None
    """The best score: the highest, or the lowest in games where the fewest points win."""
    narrowest: Best | None
    """The smallest lead of an unshared first place."""
    shortest: Best | None
    """In time."""
    seats: tuple[Seats, ...]


def records(game: str, rows: Iterable[ResultRow]) -> Records:
    """Return the records of a game; of two equal matches, the earlier one holds the record."""
    ordered = sorted(filter(counts, rows), key=lambda row: (row.ended, row.match_id, row.seat))
    matches = [[*found] for _, found in groupby(ordered, key=lambda row: row.match_id)]
    whole = [found for found in matches if all(row.how == "played" for row in found)]
    fewest_win = sum(_lead(found) or 0 for found in whole) < 0
    return Records(
        game,
        len(whole),
        min(
            (_score(found, fewest_win=fewest_win) for found in whole),
            key=lambda one: one[0],
            default=(0, None),
        )[1],
        min(
            (_shortest_won(found, abs(lead)) for found in whole if (lead := _lead(found))),
            key=_value,
            default=None,
        ),
        min((_best_lasting(found) for found in whole), key=_value, default=None),
        tuple(_seats(count, whole) for count in sorted({found[0].seats for found in whole})),
    )


def _place(row: ResultRow) -> int:
    return row.place


def _value(one: Best) -> int:
    return one.value


def _score(found: Sequence[ResultRow], *, fewest_win: bool) -> tuple[int, Best]:
    """Return the winner's score with a sort key; the lowest key is the best score."""
    best = _shortest_won(found, min(found, key=_place).score)
    return (best.value if fewest_win else -best.value), best


def _shortest_won(found: Sequence[ResultRow], value: int) -> Best:
    first = min(map(_place, found))
    return _best(found, value, [row for row in found if row.place == first])


def _best_lasting(found: Sequence[ResultRow]) -> Best:
    return _best(found, found[0].ended - found[0].started, found)


def _best(found: Sequence[ResultRow], value: int, whose: Sequence[ResultRow]) -> Best:
    user_keys = tuple(row.user_key for row in whose if row.user_key is not None)
    return Best(found[0].match_id, found[0].ended, found[0].seats, value, user_keys)


def _lead(found: Sequence[ResultRow]) -> int | None:
    """Return the lead of the first place in points; None if it is shared.

    The lead is negative if the fewest points win.
    """
    first, *others = sorted(found, key=_place)
    return first.score - others[0].score if others and first.shared == 1 else None


def _seats(count: int, whole: Sequence[Sequence[ResultRow]]) -> Seats:
    rows = [row for found in whole if found[0].seats == count for row in found]
    matches = len(rows) // count
    shares = tuple(_share(seat, [row for row in rows if row.seat == seat]) for seat in range(count))
    return Seats(count, matches, shares if matches >= FEWEST else ())


def _share(seat: int, rows: Sequence[ResultRow]) -> SeatShare:
    firsts = sum((Fraction(1, row.shared) for row in rows if row.place == 1), Fraction(0))
    return SeatShare(seat, firsts, *wilson(float(firsts), len(rows)))


def wilson(hits: float, tries: int) -> tuple[float, float]:
    """Return the Wilson interval (1927) that contains the true rate in 95 of 100 cases."""
    if not tries:
        return 0.0, 1.0
    share, weight = hits / tries, Z * Z / tries
    middle = (share + weight / 2) / (1 + weight)
    half = Z * sqrt(share * (1 - share) / tries + weight / (4 * tries)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
