"""Goods: delivered, on ships, in storage; and the room that ships have for more of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nauticus.components import GOODS, Good
from engine.games.nauticus.player import Player
from engine.games.nauticus.robots.outlook import Outlook
from engine.games.nauticus.robots.worth.fleet import Hold
from engine.games.nauticus.robots.worth.means import AT_THE_END
from engine.games.nauticus.scoring import set_vp

ROOM = 0.75
"""What a place for a good is worth each time it can be loaded and unloaded."""
UNLOADING = 0.4
"""Workers of one's own that a delivered good takes; blue ones do the rest."""
LOADING_ROUNDS = 2.0
"""Rounds it takes to fill a ship that is not full and unload it; with fewer, the chance sinks."""
CARRYING_ROUNDS = 1.6
"""The same for goods that have to be transported first."""
CARRIED = 0.65
"""How often a stored good is taken along when there is a transport: workers are few."""
HOMELESS = 0.5
"""How far a stored good without a place on a ship can count on one."""

Counts = dict[Good, int]


def room_worth(ahead: Outlook) -> float:
    """Return what one place on a finished ship is worth until the end."""
    return ROOM * min(ahead.times["goods"], ahead.times["deliver"], ahead.rounds)


def worth(player: Player, holds: Sequence[Hold], ahead: Outlook, worker: float) -> float:
    """Return what a player's goods, and the places for more of them, are worth."""
    had: Counts = {good: player.delivered.count(good) for good in GOODS}
    stored: Counts = {good: player.storage.count(f"good:{good}") for good in GOODS}
    total = float(sum(set_vp(number) for number in had.values()))
    total += room_worth(ahead) * sum(len(hold.ship.hull) for hold in holds if hold.chance == 1)
    for hold in sorted(holds, key=_readiness, reverse=True):
        stowed = _stowed(hold, had, stored)
        chance = hold.chance * _delivery(hold, len(stowed), ahead)
        for good in (*hold.ship.goods, *stowed):
            total += _good(had, good, chance, worker)
    for good in GOODS:
        for _ in range(stored[good]):
            total += _good(had, good, HOMELESS * _carrying(ahead) * ahead.chance["deliver"], worker)
    return total


def _readiness(hold: Hold) -> tuple[float, int]:
    return hold.chance, len(hold.ship.goods) - len(hold.ship.hull)


def _stowed(hold: Hold, had: Counts, stored: Counts) -> list[Good]:
    """Take stored goods for the empty places, those first of which most are there."""
    stowed: list[Good] = []
    for _ in range(len(hold.ship.hull) - len(hold.ship.goods)):
        left = [good for good in GOODS if stored[good]]
        if not left:
            break
        stowed.append(max(left, key=lambda good: had[good] + stowed.count(good)))
        stored[stowed[-1]] -= 1
    return stowed


def _delivery(hold: Hold, stowed: int, ahead: Outlook) -> float:
    """Return the chance that a finished ship gets full and is unloaded."""
    chance = ahead.chance["deliver"]
    if len(hold.ship.goods) + stowed < len(hold.ship.hull):
        chance *= ahead.chance["goods"] * min(1.0, ahead.rounds / LOADING_ROUNDS)
    return chance * _carrying(ahead) if stowed else chance


def _carrying(ahead: Outlook) -> float:
    return CARRIED * ahead.chance["transport"] * min(1.0, ahead.rounds / CARRYING_ROUNDS)


def _good(had: Counts, good: Good, chance: float, worker: float) -> float:
    """Return the worth of one more good of a kind, and count it."""
    gain = set_vp(had[good] + 1) - set_vp(had[good]) - UNLOADING * worker
    had[good] += 1
    return chance * gain + (1 - chance) * AT_THE_END
