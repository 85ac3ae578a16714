"""Crowns: what they bring whenever they are scored."""

from __future__ import annotations

from functools import lru_cache

from engine.games.nauticus.components import CROWNS_CAP
from engine.games.nauticus.robots.outlook import OFTEN, Outlook

FREE_WORKERS = 2.0
"""Blue workers one finds at a scoring on average."""
LATER_PASSES = 1
"""Crowns of pass tiles one can count on in a later round."""
MAX_WORKERS = 5
"""More are not sent: three passes and five workers reach the cap."""
RATE_STEPS = 16
"""The worth of a worker is told apart in sixteenths, so that scorings can be remembered."""
MAX_SCORINGS = 4096


def worth(crowns: int, passes: int, ahead: Outlook, worker: float) -> float:
    """Return what crowns on masts and sails bring until the end, with those of the round's flipped pass tiles."""
    steps = int(worker * RATE_STEPS)
    later = ahead.whole_rounds * OFTEN * _scoring(crowns + LATER_PASSES, steps)
    return later + ahead.now["crowns"] * _scoring(crowns + passes, steps)


@lru_cache(MAX_SCORINGS)
def _scoring(crowns: int, steps: int) -> float:
    """Return the points of one scoring less the workers of one's own that it takes."""
    worker = steps / RATE_STEPS
    return max(
        min(CROWNS_CAP, workers * crowns) - max(0.0, workers - FREE_WORKERS) * worker
        for workers in range(1, MAX_WORKERS + 1)
    )
