"""Pass tiles: the points they are expected to cost at the end of the round."""

from __future__ import annotations

from functools import cache

from engine.games.nauticus.components import PASS_PENALTY, PASS_TILES

WILL_PASS = 0.4
"""How often one passes a coming turn: three times in a round of seven is all that pays."""


@cache
def penalty(passes: int, turns: int) -> float:
    """Return the points to be lost, with some tiles flipped and some turns to come in the round."""
    if not turns or passes == len(PASS_TILES):
        return PASS_PENALTY[passes]
    return WILL_PASS * penalty(passes + 1, turns - 1) + (1 - WILL_PASS) * penalty(passes, turns - 1)
