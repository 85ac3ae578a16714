"""The expected points from crowns in all future scorings."""

from __future__ import annotations

from functools import lru_cache

from engine.games.nauticus.components import CROWNS_CAP
from engine.games.nauticus.robots.outlook import OFTEN, Outlook

FREE_WORKERS = 2.0
"""Average number of blue workers when crowns are scored."""
LATER_PASSES = 1
"""Expected number of crowns on pass tiles in a later round."""
MAX_WORKERS = 5
"""Maximum number of workers used for a scoring. With three crowns from passes, five workers reach the cap."""
RATE_STEPS = 16
"""A worker's value is rounded to a multiple of 1 / RATE_STEPS points, so that scorings can be cached."""
MAX_SCORINGS = 4096


def worth(
    crowns: int, passes: int, ahead: Outlook, worker: float, later_worker: float, later_weight: float
) -> float:
    """Return the expected points from crowns until the end of the game.

    `worker` is the value of a worker in this round, and `later_worker` in later rounds. `later_weight` is a
    factor for later rounds. Pass tiles flipped in the current round count only in this round.
    """
    later = _scoring(crowns + LATER_PASSES, int(later_worker * RATE_STEPS))
    now = _scoring(crowns + passes, int(worker * RATE_STEPS))
    return later_weight * ahead.whole_rounds * OFTEN * later + ahead.now["crowns"] * now


@lru_cache(MAX_SCORINGS)
def _scoring(crowns: int, steps: int) -> float:
    """Return the points for a scoring, minus the value of the player's own workers that it uses."""
    worker = steps / RATE_STEPS
    return max(
        min(CROWNS_CAP, workers * crowns) - max(0.0, workers - FREE_WORKERS) * worker
        for workers in range(1, MAX_WORKERS + 1)
    )
