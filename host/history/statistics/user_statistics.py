"""Pure functions that compute a user's statistics in a game from finished matches.

Running matches have no results yet, so the statistics reveal nothing about them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from statistics import median

from msgspec import Struct

from storage.history.results import ResultRow


class GameStatistics(Struct, frozen=True, kw_only=True):
    """A user's statistics in a game; fields without data are None."""

    played: int
    """Number of matches played from start to end."""
    left: int
    best_score: int | None
    """The highest score in a match."""
    score_ratio: Fraction | None
    """The user's average score relative to the winner's, from 0 to 1."""
    longest_streak: int
    """Length of the longest winning streak."""
    current_streak: int
    """Length of the current winning streak."""
    turn_time: int | None
    """Median time per turn over the user's matches, in milliseconds."""
    on_time_percent: int | None
    """Percentage of turns taken in time, rounded down."""


def is_counted(row: ResultRow) -> bool:
    """Return whether a result counts: the match was played against others and not imported from a file."""
    return row.seats > 1 and not row.is_imported


def compute_statistics(rows: Iterable[ResultRow], winners: Mapping[int, int]) -> dict[str, GameStatistics]:
    """Compute a user's statistics by game.

    `winners` contains the winner's score of each match.
    """
    ordered = sorted(filter(is_counted, rows), key=lambda row: (row.game, row.ended, row.match_id))
    return {
        game: _game_statistics([*found], winners)
        for game, found in groupby(ordered, key=lambda row: row.game)
    }


def _game_statistics(rows: Sequence[ResultRow], winners: Mapping[int, int]) -> GameStatistics:
    """Compute the statistics of one game.

    `rows` are sorted by time, oldest first.
    """
    played = [row for row in rows if row.participation == "played"]
    # If the user left, a robot may have won in their seat. Leaving still ends a winning streak.
    firsts = [
        row.has_won and row.participation == "played"
        for row in rows
        if row.participation in {"played", "left"}
    ]
    runs = [len([*run]) if is_first else 0 for is_first, run in groupby(firsts)]
    turns, late = sum(row.turns for row in rows), sum(row.timeouts for row in rows)
    return GameStatistics(
        played=len(played),
        left=sum(row.participation == "left" for row in rows),
        best_score=_best_score(played),
        score_ratio=_score_ratio(played, winners),
        longest_streak=max(runs, default=0),
        current_streak=runs[-1] if runs else 0,
        turn_time=_turn_time(rows),
        on_time_percent=100 * turns // (turns + late) if turns + late else None,
    )


def _best_score(played: Sequence[ResultRow]) -> int | None:
    """Return the highest score, without the scores of defeats that all players suffered together."""
    scores = [row.score for row in played if row.score is not None and row.outcome != "all-lost"]
    return max(scores, default=None)


def _score_ratio(played: Sequence[ResultRow], winners: Mapping[int, int]) -> Fraction | None:
    """Return the average ratio between the user's score and the winner's.

    It is at most 1, whether the highest or the lowest score wins.
    """
    found = []
    for row in played:
        if row.score is None:
            continue
        less, more = sorted((row.score, winners.get(row.match_id, 0)))
        if less > 0:
            found.append(Fraction(less, more))
    return sum(found, Fraction(0)) / len(found) if found else None


def _turn_time(rows: Sequence[ResultRow]) -> int | None:
    taken = [row.used_ms // row.turns for row in rows if row.turns]
    return int(median(taken)) if taken else None
