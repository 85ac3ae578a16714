"""Final scoring (5)."""

from __future__ import annotations

from engine.core.game import GameResult, ScoreLine
from engine.core.text import LocalizedText
from engine.games.flotsam.state import FlotsamState


def cargo(state: FlotsamState) -> tuple[int, ...]:
    """Return the value of each boat's shares of the finished lots."""
    return tuple(
        sum(
            value // len(owners)
            for value, owners in zip(state.edition.lots, state.sold, strict=False)
            if seat in owners
        )
        for seat in range(state.seats)
    )


def result(state: FlotsamState) -> GameResult:
    """Return the outcome of a finished game; boats with equal totals share their place."""
    loaded = cargo(state)
    totals = tuple(coins + own for coins, own in zip(state.coins, loaded, strict=True))
    ranking = tuple(
        tuple(seat for seat, own in enumerate(totals) if own == total)
        for total in sorted(set(totals), reverse=True)
    )
    record = {"totals": list(totals), "ranking": [list(tied) for tied in ranking]}
    scores = (
        ScoreLine(LocalizedText("flotsam-coins"), state.coins),
        ScoreLine(LocalizedText("flotsam-cargo"), loaded),
    )
    return GameResult(scores, totals, ranking, (), record)
