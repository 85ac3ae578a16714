"""The records of a game on a server, and how often each seat wins: a check of the game itself. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from math import sqrt

from msgspec import Struct

from host.history.statistics.person import counts
from storage.history.results import ResultRow

Z = 1.96
"""Of the normal distribution: in 95 of 100 cases the truth lies within."""
FEWEST = 10
"""Matches; of fewer, shares of seats say nothing."""


class Best(Struct, frozen=True):
    """A match that nobody has surpassed."""

    match: int
    ended: int
    seats: int
    value: int
    """Points, the difference of points, or milliseconds."""
    people: tuple[int, ...]
    """Whose record it is."""


class SeatShare(Struct, frozen=True):
    """How often whoever sat in a seat came first."""

    seat: int
    firsts: Fraction
    """A shared one is shared."""
    low: float
    high: float
    """Between these the true share lies, in 95 of 100 such cases (Wilson)."""


class Seats(Struct, frozen=True):
    """The shares of the seats, of matches of so many."""

    seats: int
    matches: int
    shares: tuple[SeatShare, ...]


class Records(Struct, frozen=True):
    """The records of a game: of matches that people played to the end, all of them."""

    game: str
    matches: int
    best: Best | None
    """The best score: the highest, or the lowest where the fewest points win."""
    narrowest: Best | None
    """The smallest lead of a first that was not shared."""
    shortest: Best | None
    """In time."""
    seats: tuple[Seats, ...]


def records(game: str, rows: Iterable[ResultRow]) -> Records:
    """Return the records of a game; where two matches are equal the earlier one holds it."""
    ordered = sorted(filter(counts, rows), key=lambda row: (row.ended, row.match, row.seat))
    matches = [[*found] for _, found in groupby(ordered, key=lambda row: row.match)]
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
    """Return the winner's score, and by which number it is compared: the lowest is best."""
    best = _shortest_won(found, min(found, key=_place).score)
    return (best.value if fewest_win else -best.value), best


def _shortest_won(found: Sequence[ResultRow], value: int) -> Best:
    first = min(map(_place, found))
    return _best(found, value, [row for row in found if row.place == first])


def _best_lasting(found: Sequence[ResultRow]) -> Best:
    return _best(found, found[0].ended - found[0].started, found)


def _best(found: Sequence[ResultRow], value: int, whose: Sequence[ResultRow]) -> Best:
    people = tuple(row.person for row in whose if row.person is not None)
    return Best(found[0].match, found[0].ended, found[0].seats, value, people)


def _lead(found: Sequence[ResultRow]) -> int | None:
    """Return by how many points the first leads, less than zero where the fewest win; None where it is shared."""
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
    """Return between which shares the true one lies, in 95 of 100 cases (Wilson 1927)."""
    if not tries:
        return 0.0, 1.0
    share, weight = hits / tries, Z * Z / tries
    middle = (share + weight / 2) / (1 + weight)
    half = Z * sqrt(share * (1 - share) / tries + weight / (4 * tries)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
