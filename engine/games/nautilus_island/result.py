"""The result of a finished game, as text and in the format for records."""

from __future__ import annotations

from itertools import pairwise

from engine.core.game import GameResult, ScoreLine
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nautilus_island.scoring import Tally, ranking, tallies
from engine.games.nautilus_island.state import NautilusState

LINES = ("tokens", "portholes", "treasures")


def score_game(state: NautilusState) -> GameResult:
    """Return the result of a finished game."""
    scored = tallies(state)
    places = ranking(scored)
    columns = {line: tuple(getattr(score, line) for score in scored) for line in (*LINES, "vp")}
    return GameResult(
        scores=tuple(
            ScoreLine(LocalizedText(f"nautilus-island-score-{line}"), columns[line]) for line in LINES
        ),
        totals=columns["vp"],
        ranking=tuple((seat,) for seat in places),
        ties=_ties(scored, places),
        record={
            **{line: list(values) for line, values in columns.items()},
            "ranking": [[seat] for seat in places],
        },
    )


def _ties(scored: tuple[Tally, ...], places: tuple[int, ...]) -> tuple[LocalizedText, ...]:
    return tuple(
        text(
            "nautilus-island-tie",
            first=SeatName(first),
            second=SeatName(second),
            vp=scored[first].vp,
            nearer=scored[first].column + 1,
            farther=scored[second].column + 1,
        )
        for first, second in pairwise(places)
        if scored[first].vp == scored[second].vp
    )
