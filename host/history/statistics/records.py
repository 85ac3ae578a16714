"""Pure functions that compute a game's records in a guild, and the win rate of each seat.

The win rates also show whether the game is balanced.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from math import sqrt

from msgspec import Struct

from host.history.statistics.user_statistics import is_counted
from storage.history.results import ResultRow

Z = 1.96
"""Quantile of the normal distribution for two-sided 95 % confidence intervals."""
MIN_MATCHES = 10
"""Minimum number of matches for meaningful win rates."""


class RecordMatch(Struct, frozen=True):
    """A match that holds a record."""

    match_id: int
    ended: int
    seats: int
    value: int
    """The record: points, a point difference, or milliseconds, depending on the kind of record."""
    user_keys: tuple[int, ...]
    """The record holders."""


class SeatWinRate(Struct, frozen=True):
    """The win rate of a seat."""

    seat: int
    firsts: Fraction
    """Number of wins.

    A win shared by n seats counts as 1/n, and a draw as none.
    """
    low: float
    high: float
    """Upper bound of the 95 % confidence interval for the true rate (Wilson interval)."""


class SeatWinRates(Struct, frozen=True):
    """The win rates of all seats in matches with the given number of seats."""

    seats: int
    matches: int
    rates: tuple[SeatWinRate, ...]


class GameRecords(Struct, frozen=True):
    """A game's records, from matches that all players played to the end."""

    game: str
    matches: int
    best: RecordMatch | None
    """The match with the best score: the highest, or the lowest if the fewest points win."""
    narrowest: RecordMatch | None
    """The match with the smallest lead, among matches with a single winner.

    The lead is 0 if a tie-break decided the match.
    """
    shortest: RecordMatch | None
    """In time."""
    seats: tuple[SeatWinRates, ...]


def compute_records(game: str, rows: Iterable[ResultRow]) -> GameRecords:
    """Compute a game's records; if two matches are equal, the earlier one holds the record."""
    ordered = sorted(filter(is_counted, rows), key=lambda row: (row.ended, row.match_id, row.seat))
    matches = [[*found] for _, found in groupby(ordered, key=lambda row: row.match_id)]
    whole = [found for found in matches if all(row.participation == "played" for row in found)]
    fewest_win = sum(_lead(found) or 0 for found in whole) < 0
    best = [one for found in whole if (one := _best_score(found)) is not None]
    return GameRecords(
        game,
        len(whole),
        min(best, key=lambda one: one.value if fewest_win else -one.value, default=None),
        min(
            (_won_by(found, abs(lead)) for found in whole if (lead := _lead(found)) is not None),
            key=_value,
            default=None,
        ),
        min((_shortest(found) for found in whole), key=_value, default=None),
        tuple(_seat_win_rates(count, whole) for count in sorted({found[0].seats for found in whole})),
    )


def _value(one: RecordMatch) -> int:
    return one.value


def _best_score(found: Sequence[ResultRow]) -> RecordMatch | None:
    """Return a match with its winners' score, or None without winners or points."""
    score = next((row.score for row in found if row.has_won), None)
    return None if score is None else _won_by(found, score)


def _won_by(found: Sequence[ResultRow], value: int) -> RecordMatch:
    return _record_match(found, value, [row for row in found if row.has_won])


def _shortest(found: Sequence[ResultRow]) -> RecordMatch:
    return _record_match(found, found[0].ended - found[0].started, found)


def _record_match(found: Sequence[ResultRow], value: int, whose: Sequence[ResultRow]) -> RecordMatch:
    user_keys = tuple(row.user_key for row in whose if row.user_key is not None)
    return RecordMatch(found[0].match_id, found[0].ended, found[0].seats, value, user_keys)


def _lead(found: Sequence[ResultRow]) -> int | None:
    """Return the winner's lead in points, or None if several players share first place.

    The lead is negative if the fewest points win.
    """
    first, *others = sorted(found, key=lambda row: row.place or 0)
    if not first.has_won or first.place is None or first.tied_seats != 1 or not others:
        return None
    second = others[0].score
    return None if first.score is None or second is None else first.score - second


def _seat_win_rates(count: int, whole: Sequence[Sequence[ResultRow]]) -> SeatWinRates:
    rows = [row for found in whole if found[0].seats == count for row in found if row.place is not None]
    matches = len(rows) // count
    shares = tuple(_seat_win_rate(seat, [row for row in rows if row.seat == seat]) for seat in range(count))
    return SeatWinRates(count, matches, shares if matches >= MIN_MATCHES else ())


def _seat_win_rate(seat: int, rows: Sequence[ResultRow]) -> SeatWinRate:
    firsts = sum((Fraction(1, row.tied_seats or 1) for row in rows if row.has_won), Fraction(0))
    return SeatWinRate(seat, firsts, *wilson(float(firsts), len(rows)))


def wilson(hits: float, tries: int) -> tuple[float, float]:
    """Return the bounds of the 95 % Wilson score interval (1927) for the true rate."""
    if not tries:
        return 0.0, 1.0
    share, weight = hits / tries, Z * Z / tries
    middle = (share + weight / 2) / (1 + weight)
    half = Z * sqrt(share * (1 - share) / tries + weight / (4 * tries)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
