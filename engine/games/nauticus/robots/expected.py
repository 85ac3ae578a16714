"""Each seat's expected final result, split into labelled parts."""

from __future__ import annotations

from engine.core.game import Term
from engine.core.randomness.chance import RecordedChance
from engine.core.text import LocalizedText
from engine.games.nauticus.determinise import table
from engine.games.nauticus.robots.worth.seat import TERMS, terms
from engine.games.nauticus.robots.worth.weights import TUNED
from engine.games.nauticus.view import View


def expected(view: View) -> tuple[tuple[Term, ...], ...]:
    """Return each seat's named terms, evaluated after the current phase.

    After the end of the game, return the final points.
    """
    if view.is_finished:
        return tuple((Term(LocalizedText("nauticus-term-points"), score.vp),) for score in view.scores)
    state = table(view, (), RecordedChance(()))
    return tuple(
        tuple(
            Term(LocalizedText(f"nauticus-term-{name}"), points)
            for name, points in zip(TERMS, terms(state, seat, TUNED), strict=True)
        )
        for seat in range(state.seats)
    )
