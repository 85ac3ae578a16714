"""Pass tiles: the expected penalty at the end of the round."""

from __future__ import annotations

from functools import cache

from engine.games.nauticus.components import PASS_PENALTY, PASS_TILES

WILL_PASS = 0.4
"""Probability of passing in each future turn.

At most three passes are worthwhile in a round of seven turns.
"""


@cache
def penalty(passes: int, turns: int) -> float:
    """Return the expected penalty, given the number of flipped tiles and the turns left in the round."""
    if not turns or passes == len(PASS_TILES):
        return PASS_PENALTY[passes]
    return WILL_PASS * penalty(passes + 1, turns - 1) + (1 - WILL_PASS) * penalty(passes, turns - 1)
