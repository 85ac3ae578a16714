"""The total value of a seat's position."""

from __future__ import annotations

from functools import lru_cache

from engine.core.model import Seat
from engine.games.nauticus.components import REWARD_TALER, REWARD_VP, REWARD_WORKERS
from engine.games.nauticus.player import Player
from engine.games.nauticus.robots.outlook import Outlook, outlook
from engine.games.nauticus.robots.worth import cargo, crowns, passing, resources
from engine.games.nauticus.robots.worth.fleet import fleet, known_stock
from engine.games.nauticus.robots.worth.resources import Rates
from engine.games.nauticus.robots.worth.weights import PLAIN, Weights, factor
from engine.games.nauticus.state import NauticusState

REWARD_SHARE = 0.75
"""Factor for rewards from unfinished ships, which come later than rewards from finished ones."""
PRIZE_STEPS = 4
"""Prizes are rounded to a multiple of 1 / PRIZE_STEPS points, so that ship values can be cached."""

MAX_PLAYERS = 8192
"""Number of evaluations that are cached."""

TERMS = ("points", "means", "crowns", "ships", "goods", "extra", "passes")


def worth(state: NauticusState, seat: Seat, weights: Weights = PLAIN) -> float:
    """Return a seat's expected final victory points, evaluated after the current phase."""
    points, own_means, own_crowns, ships, goods, extra, passes = terms(state, seat, weights)
    return points + own_means + own_crowns + ships + goods + extra + passes


def terms(state: NauticusState, seat: Seat, weights: Weights = PLAIN) -> tuple[float, ...]:
    """Return the terms whose sum is `worth`, in the order of `TERMS`."""
    player = state.players[seat]
    return _terms(player, known_stock(state.stock), outlook(state, player.has_extra), weights)


@lru_cache(MAX_PLAYERS)
def _terms(player: Player, stock: tuple[int, ...], ahead: Outlook, weights: Weights) -> tuple[float, ...]:
    rates = resources.rates(player.taler, player.workers, ahead)
    scorings, with_crown = (_crowns(player, more, ahead, rates, weights) for more in (0, 1))
    ships = fleet(player, stock, ahead, _prize(rates, with_crown - scorings, ahead))
    goods = factor(weights.goods, ahead)
    return (
        player.vp,
        factor(weights.means, ahead) * resources.worth(player, ahead),
        scorings,
        ships.finished + factor(weights.parts, ahead) * ships.parts - ships.crowding,
        cargo.worth(player, ships.holds, ahead, rates.worker, goods),
        weights.extra * min(1.0, ahead.rounds / weights.extra_rounds) if player.has_extra else 0.0,
        -passing.penalty(player.passes, ahead.turns),
    )


def _crowns(player: Player, more: int, ahead: Outlook, rates: Rates, weights: Weights) -> float:
    """Return the value of a player's crowns and of `more` crowns."""
    later = rates
    if weights.typical_workers is not None:
        later = resources.rates(player.taler, weights.typical_workers, ahead)
    owned = player.crowns - player.passes + more
    return crowns.worth(owned, player.passes, ahead, rates.worker, later.worker, weights.crowns)


def _prize(rates: Rates, crown: float, ahead: Outlook) -> float:
    """Return the value of each cargo space of a finished ship, which is added to the ship's points.

    It includes the best reward and the space for a good. `crown` is the value of another crown.
    """
    reward = max(REWARD_VP, REWARD_TALER * rates.taler, REWARD_WORKERS * rates.worker, crown)
    return round(PRIZE_STEPS * (REWARD_SHARE * reward + cargo.room_worth(ahead))) / PRIZE_STEPS
