"""Final scoring: the player with the most pearls wins, and the finer shell breaks ties (4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.core.game import GameResult, ScoreLine
from engine.core.model import Seat
from engine.core.text import LocalizedText, SeatName, text
from engine.games.pearls.components import SHELLS
from engine.games.pearls.state import PearlsState


def result(state: PearlsState) -> GameResult:
    """Return the outcome of a finished game."""
    ranked = ranking(state)
    record = {"pearls": list(state.owned), "ranking": [list(tied) for tied in ranked]}
    score = ScoreLine(LocalizedText("pearls-pearls"), state.owned)
    return GameResult((score,), state.owned, ranked, tuple(_ties(state, ranked)), record)


def ranking(state: PearlsState) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats from first to last, grouped by place."""
    worth = [(own, SHELLS.index(state.shells[seat])) for seat, own in enumerate(state.owned)]
    return tuple(
        tuple(seat for seat, found in enumerate(worth) if found == place)
        for place in sorted(set(worth), reverse=True)
    )


def _ties(state: PearlsState, ranked: tuple[tuple[Seat, ...], ...]) -> Iterator[LocalizedText]:
    """Yield an explanation for each tie between neighbours in the ranking that the shells have broken."""
    for (better, *_), (worse, *_) in pairwise(ranked):
        if state.owned[better] == state.owned[worse]:
            yield text(
                "pearls-tie", first=SeatName(better), second=SeatName(worse), count=state.owned[better]
            )
