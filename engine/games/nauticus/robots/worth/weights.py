"""Weights for the terms of the evaluation, which differ between the robots."""

from __future__ import annotations

from msgspec import Struct

from engine.games.nauticus.robots.outlook import Outlook


class Weights(Struct, frozen=True):
    """Factors for the parts of the evaluation that future turns have to realise.

    They apply while a whole round is left. In the last round, they gradually become 1.
    """

    means: float = 1.0
    """Factor for taler and workers."""
    parts: float = 1.0
    """Factor for ship parts that do not form a finished ship yet."""
    goods: float = 1.0
    """Factor for goods that have not been delivered yet."""
    crowns: float = 1.0
    """Factor for crown scorings in later rounds."""
    typical_workers: int | None = None
    """Number of workers that a player is assumed to have when crowns are scored in later rounds.

    By default, it is the current number. Spending workers then also makes later scorings worth less.
    """
    extra: float = 6.0
    """Value of the unused extra action, in points."""
    extra_rounds: float = 1.0
    """Number of remaining rounds below which the unused extra action loses value."""


PLAIN = Weights()
"""The Deckhand's weights."""
TUNED = Weights(
    means=0.85, parts=0.85, goods=0.7, crowns=1.2, typical_workers=6, extra=11.0, extra_rounds=0.6
)
"""The weights of the robots that search.

A regression of results on the terms of the evaluation suggested them, and matches against Deckhands confirmed them.
"""


def factor(weight: float, ahead: Outlook) -> float:
    """Return a weight, or a number between the weight and 1 in the last round."""
    return 1 + (weight - 1) * min(1.0, ahead.rounds)
