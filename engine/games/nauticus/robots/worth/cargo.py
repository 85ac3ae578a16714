"""The value of goods (delivered, on ships, in storage) and of empty cargo spaces."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nauticus.components import GOODS, STOCK, Good
from engine.games.nauticus.player import Player
from engine.games.nauticus.robots.outlook import Outlook
from engine.games.nauticus.robots.worth.fleet import Hold
from engine.games.nauticus.robots.worth.resources import AT_THE_END
from engine.games.nauticus.scoring import set_vp

ROOM = 0.75
"""Value of a cargo space for each delivery that is still possible."""
UNLOADING = 0.4
"""Number of the player's own workers needed per delivered good. Blue workers do the rest."""
LOADING_ROUNDS = 2.0
"""Rounds needed to fill and unload a partly loaded ship. If fewer are left, a delivery becomes less likely."""
CARRYING_ROUNDS = 1.6
"""Rounds needed for goods that must be transported first."""
CARRIED = 0.65
"""Probability that a transport moves a given stored good. It is low because workers are scarce."""
HOMELESS = 0.5
"""Probability that a stored good without a cargo space will get one."""

GAINS = tuple(set_vp(number + 1) - set_vp(number) for number in range(STOCK["good:coffee"]))
"""Victory points for one more good, by the number of delivered goods of its kind."""

Counts = dict[Good, int]


def room_worth(ahead: Outlook) -> float:
    """Return the value of a cargo space on a finished ship for the rest of the game."""
    return ROOM * min(ahead.times["goods"], ahead.times["deliver"], ahead.rounds)


def worth(player: Player, holds: Sequence[Hold], ahead: Outlook, worker: float, trust: float) -> float:
    """Return the value of a player's goods and cargo spaces.

    `trust` is the factor for goods that have not been delivered yet.
    """
    had: Counts = {good: player.delivered.count(good) for good in GOODS}
    stored: Counts = {good: player.storage.count(f"good:{good}") for good in GOODS}
    total = float(sum(set_vp(number) for number in had.values()))
    waiting = 0.0
    total += room_worth(ahead) * sum(len(hold.ship.hull) for hold in holds if hold.chance == 1)
    for hold in sorted(holds, key=_readiness, reverse=True):
        stowed = _stowed(hold, had, stored)
        chance = hold.chance * _delivery(hold, len(stowed), ahead)
        for good in (*hold.ship.goods, *stowed):
            waiting += _good(had, good, chance, worker)
    for good in GOODS:
        for _ in range(stored[good]):
            waiting += _good(had, good, HOMELESS * _carrying(ahead) * ahead.chance["deliver"], worker)
    return total + trust * waiting


def _readiness(hold: Hold) -> tuple[float, int]:
    return hold.chance, len(hold.ship.goods) - len(hold.ship.hull)


def _stowed(hold: Hold, had: Counts, stored: Counts) -> list[Good]:
    """Fill a ship's empty cargo spaces with stored goods, and return these goods.

    The goods are removed from `stored`. Kinds that the player has the most of come first.
    """
    stowed: list[Good] = []
    for _ in range(min(len(hold.ship.hull) - len(hold.ship.goods), sum(stored.values()))):
        left = [good for good in GOODS if stored[good]]
        stowed.append(max(left, key=lambda good: had[good] + stowed.count(good)))
        stored[stowed[-1]] -= 1
    return stowed


def _delivery(hold: Hold, stowed: int, ahead: Outlook) -> float:
    """Return the probability that a ship is filled and unloaded once it is finished."""
    chance = ahead.chance["deliver"]
    if len(hold.ship.goods) + stowed < len(hold.ship.hull):
        chance *= ahead.chance["goods"] * min(1.0, ahead.rounds / LOADING_ROUNDS)
    return chance * _carrying(ahead) if stowed else chance


def _carrying(ahead: Outlook) -> float:
    return CARRIED * ahead.chance["transport"] * min(1.0, ahead.rounds / CARRYING_ROUNDS)


def _good(had: Counts, good: Good, chance: float, worker: float) -> float:
    """Return the value of one more good of the given kind, and increase its count in `had`."""
    gain = GAINS[had[good]] - UNLOADING * worker
    had[good] += 1
    return chance * gain + (1 - chance) * AT_THE_END
