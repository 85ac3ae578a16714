"""Taler and workers: a little at the end, more while there is something to do with them.

Nobody has a steady income, so the first few of each are worth much, and each further one less.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from engine.core.arithmetic import exp
from engine.games.nauticus.components import TALER_PER_VP
from engine.games.nauticus.player import Player
from engine.games.nauticus.robots.outlook import Outlook

AT_THE_END = 1 / TALER_PER_VP
"""What a taler, a worker or a tile that came to nothing brings in the final scoring."""
TALER_USE, WORKER_USE = 0.8, 2.4
"""What the first taler and the first worker are worth above that; five workers and the crowns of three passes
bring 15 points."""
TALER_A_ROUND, WORKERS_A_ROUND = 4.3, 3.5
"""How many can be put to good use in a round; of more than this, what one is worth above scrap falls by e."""

MAX_SUMS = 8192


class Rates(Struct, frozen=True):
    """What one more taler and one more worker are worth."""

    taler: float
    worker: float


def rates(player: Player, ahead: Outlook) -> Rates:
    """Return what the next taler and worker are worth to a player."""
    return Rates(
        AT_THE_END + _next(player.taler, TALER_USE, TALER_A_ROUND * ahead.rounds),
        AT_THE_END + _next(player.workers, WORKER_USE, WORKERS_A_ROUND * ahead.rounds),
    )


def worth(player: Player, ahead: Outlook) -> float:
    """Return what a player's taler and workers are worth."""
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
