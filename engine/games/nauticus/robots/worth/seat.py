"""The total value of a seat's position."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.model import Seat
from engine.games.nauticus.components import REWARD_TALER, REWARD_VP, REWARD_WORKERS
from engine.games.nauticus.player import Player
from engine.games.nauticus.robots.outlook import Outlook, outlook
from engine.games.nauticus.robots.worth import cargo, crowns, passing, resources
from engine.games.nauticus.robots.worth.fleet import fleet
from engine.games.nauticus.robots.worth.resources import Rates
from engine.games.nauticus.state import NauticusState

EXTRA_KEPT = 6.0
"""Value of the unused extra action while at least one whole round is left."""
REWARD_SHARE = 0.75
"""Factor for rewards from unfinished ships, which come later than rewards from finished ones."""
PRIZE_STEPS = 4
"""Prizes are rounded to a multiple of 1 / PRIZE_STEPS points, so that ship values can be cached."""

TERMS = ("points", "means", "crowns", "ships", "goods", "extra", "passes")


def worth(state: NauticusState, seat: Seat, typical_workers: int | None = None) -> float:
    """Return a seat's expected final victory points, evaluated after the current phase.

    `typical_workers` is the number of workers that a player is assumed to have in later rounds, when workers score
    crowns. By default, it is the current number.
    """
    points, own_means, own_crowns, ships, goods, extra, passes = terms(state, seat, typical_workers)
    return points + own_means + own_crowns + ships + goods + extra + passes


def terms(state: NauticusState, seat: Seat, typical_workers: int | None = None) -> tuple[float, ...]:
    """Return the terms whose sum is `worth`, in the order of `TERMS`."""
    player = state.players[seat]
    ahead = outlook(state, player.has_extra)
    rates = resources.rates(player, ahead)
    later = rates
    if typical_workers is not None:
        later = resources.rates(replace(player, workers=typical_workers), ahead)
    ships = fleet(player, state.stock, ahead, _prize(player, ahead, rates))
    return (
        player.vp,
        resources.worth(player, ahead),
        _crowns(player, 0, ahead, rates, later),
        ships.worth,
        cargo.worth(player, ships.holds, ahead, rates.worker),
        EXTRA_KEPT * min(1.0, ahead.rounds) if player.has_extra else 0.0,
        -passing.penalty(player.passes, ahead.turns),
    )


def _crowns(player: Player, more: int, ahead: Outlook, rates: Rates, later: Rates | None = None) -> float:
    """Return the value of a player's crowns and of `more` crowns; `later` are the rates in later rounds."""
    worker = rates.worker
    later_worker = worker if later is None else later.worker
    return crowns.worth(player.crowns - player.passes + more, player.passes, ahead, worker, later_worker)


def _prize(player: Player, ahead: Outlook, rates: Rates) -> float:
    """Return the value of each cargo space of a finished ship, which is added to the ship's points.

    It includes the best reward and the space for a good.
    """
    reward = max(
        REWARD_VP,
        REWARD_TALER * rates.taler,
        REWARD_WORKERS * rates.worker,
        _crowns(player, 1, ahead, rates) - _crowns(player, 0, ahead, rates),
    )
    return round(PRIZE_STEPS * (REWARD_SHARE * reward + cargo.room_worth(ahead))) / PRIZE_STEPS
