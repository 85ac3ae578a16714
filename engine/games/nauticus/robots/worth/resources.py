"""The value of taler and workers, which is low at the end and higher while they can still be used.

Players have no steady income. The first taler and workers are therefore worth most, and each further one is
worth less.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from engine.core.robots.arithmetic import exp
from engine.games.nauticus.components import TALER_PER_VP
from engine.games.nauticus.player import Player
from engine.games.nauticus.robots.outlook import Outlook

AT_THE_END = 1 / TALER_PER_VP
"""Value of an unused taler, worker or tile in the final scoring."""
TALER_USE, WORKER_USE = 0.8, 2.4
"""Additional value of the first taler and the first worker.

For comparison, a player with the crowns from three passes can score 15 points with five workers, which is 3
points per worker.
"""
TALER_A_ROUND, WORKERS_A_ROUND = 4.3, 3.5
"""Number of taler and workers that a player can use per round.

The more a player owns, the less an additional taler or worker is worth. The value falls by a factor of e for
each amount that the player can use in the remaining rounds.
"""

MAX_SUMS = 8192


class Rates(Struct, frozen=True):
    """The marginal values of a taler and of a worker."""

    taler: float
    worker: float


def rates(taler: int, workers: int, ahead: Outlook) -> Rates:
    """Return the values of the next taler and the next worker of a player with this many."""
    return Rates(
        AT_THE_END + _next(taler, TALER_USE, TALER_A_ROUND * ahead.rounds),
        AT_THE_END + _next(workers, WORKER_USE, WORKERS_A_ROUND * ahead.rounds),
    )


def worth(player: Player, ahead: Outlook) -> float:
    """Return the total value of a player's taler and workers."""
    return (
        (player.taler + player.workers) * AT_THE_END
        + _all(player.taler, TALER_USE, TALER_A_ROUND * ahead.rounds)
        + _all(player.workers, WORKER_USE, WORKERS_A_ROUND * ahead.rounds)
    )


@lru_cache(MAX_SUMS)
def _next(number: int, use: float, needed: float) -> float:
    return use * exp(-number / needed) if needed else 0.0


@lru_cache(MAX_SUMS)
def _all(number: int, use: float, needed: float) -> float:
    return use * needed * (1 - exp(-number / needed)) if needed else 0.0
