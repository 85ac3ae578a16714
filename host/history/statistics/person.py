"""What a person's finished matches of a game come to. Pure.

Nothing of a match that is still played is among results, so that no figure tells of one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from statistics import median

from msgspec import Struct

from storage.history.results import ResultRow


class GameFigures(Struct, frozen=True, kw_only=True):
    """Somebody's figures in a game; None where nothing can be said."""

    played: int
    """From the start to the end."""
    left: int
    best: int | None
    """The most points of a match."""
    share: Fraction | None
    """On average, of the winner's points."""
    longest: int
    """Most firsts in a row."""
    current: int
    """Firsts in a row, up to now."""
    turn: int | None
    """Milliseconds that a turn takes in the middle one of their matches."""
    kept: int | None
    """Per cent of turns taken in time, rounded down."""


def counts(row: ResultRow) -> bool:
    """Tell whether a result counts: of a match with others, that was not made of a file."""
    return row.seats > 1 and not row.is_brought_in


def figures(rows: Iterable[ResultRow], winners: Mapping[int, int]) -> dict[str, GameFigures]:
    """Return somebody's figures by game; `winners` has the points of the first place by match."""
    ordered = sorted(filter(counts, rows), key=lambda row: (row.game, row.ended, row.match))
    return {game: _of_game([*found], winners) for game, found in groupby(ordered, key=lambda row: row.game)}


def _of_game(rows: Sequence[ResultRow], winners: Mapping[int, int]) -> GameFigures:
    """Return the figures of a game, of which the earlier matches come first."""
    played = [row for row in rows if row.how == "played"]
    # Where somebody left, a robot may have come first in their seat: that ends a run.
    firsts = [row.place == 1 and row.how == "played" for row in rows if row.how in {"played", "left"}]
    runs = [len([*run]) if is_first else 0 for is_first, run in groupby(firsts)]
    turns, late = sum(row.turns for row in rows), sum(row.late for row in rows)
    return GameFigures(
        played=len(played),
        left=sum(row.how == "left" for row in rows),
        best=max((row.score for row in played), default=None),
        share=_share(played, winners),
        longest=max(runs, default=0),
        current=runs[-1] if runs else 0,
        turn=_turn(rows),
        kept=100 * turns // (turns + late) if turns + late else None,
    )


def _share(played: Sequence[ResultRow], winners: Mapping[int, int]) -> Fraction | None:
    """Return how near somebody came to the winners' points, whether the most win or the fewest."""
    found = []
    for row in played:
        less, more = sorted((row.score, winners.get(row.match, 0)))
        if less > 0:
            found.append(Fraction(less, more))
    return sum(found, Fraction(0)) / len(found) if found else None


def _turn(rows: Sequence[ResultRow]) -> int | None:
    taken = [row.used // row.turns for row in rows if row.turns]
    return int(median(taken)) if taken else None
