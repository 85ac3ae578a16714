"""Ships: finished, unfinished, or present only as tiles in storage.

A half-finished ship is worth less than half of a finished one, because starting lots of ships and finishing
none is the worst plan. Players can't build everything at once, so each further unfinished ship counts less
than the previous one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from engine.core.robots.arithmetic import power
from engine.games.nauticus.components import MAX_MIDDLES, SHIP_VP, STORAGE_SPACES, Part
from engine.games.nauticus.player import Player
from engine.games.nauticus.robots.outlook import Outlook
from engine.games.nauticus.robots.worth.builds import ENOUGH, HULL_KINDS, Store, builds
from engine.games.nauticus.robots.worth.resources import AT_THE_END
from engine.games.nauticus.ship import Ship

CONVEXITY = 2.05
"""Exponent applied to a ship's progress when the ship is evaluated."""
FOCUS = 0.4
"""Weight of each further unfinished ship relative to the previous one."""
LOOSE = 0.35
"""Additional value of a stored tile that does not fit any ship yet. It decreases towards the end of the game."""
LOOSE_ROUNDS = 2.0
"""Number of remaining rounds below which a tile that fits no ship is worth less."""
CROWDED_FROM, CROWDED = 9, 0.4
"""Number of storage spaces that can be used without a penalty, and penalty in points for each further one.

In a crowded storage, later free tiles may not fit.
"""
MAX_FLEETS = 4096

CHAIN: tuple[tuple[Part, int], ...] = (("hull:bow", 1), ("hull:middle", MAX_MIDDLES), ("hull:stern", 1))
"""The parts of a hull from fore to aft, with their maximum numbers. Hulls with a single part are excluded."""


class Hold(Struct, frozen=True):
    """A ship's cargo spaces, and the probability that the ship is finished."""

    ship: Ship
    chance: float


class Fleet(Struct, frozen=True):
    """The value of a player's finished ships and of all other parts, and the ships' cargo spaces."""

    finished: float
    parts: float
    crowding: float
    """Penalty for a crowded storage."""
    holds: tuple[Hold, ...]


class _Plan(Struct, frozen=True):
    """A plan for finishing one ship."""

    worth: float
    scrap: float
    chance: float = 0.0
    effort: float = 0.0
    stored: tuple[Part, ...] = ()


class _Yard:
    """A planner that plans one ship after another.

    Each plan reduces the tiles and the time that are left for the next plan.
    """

    def __init__(
        self, storage: tuple[Part, ...], stock: tuple[int, ...], ahead: Outlook, prize: float
    ) -> None:
        self.store: Store = {part: storage.count(part) for part in storage}
        self._stock = stock
        self._ahead = ahead
        self._prize = prize
        self._busy = 0.0

    def plan(self, ship: Ship, laid_out: tuple[Part, ...] = ()) -> _Plan:
        """Plan a ship.

        `laid_out` are hull parts that the ship includes, although they are still in storage.
        """
        plan = self._best(ship, laid_out)
        self._busy += plan.effort
        for part in plan.stored[len(laid_out) :]:
            self.store[part] -= 1
        return plan

    def _best(self, ship: Ship, laid_out: tuple[Part, ...]) -> _Plan:
        """Return the plan for the best size.

        If no size is worthwhile, the plan's value is the ship's scrap value.
        """
        scrap = AT_THE_END * (len(ship.hull) + len(ship.masts) + len(ship.sails))
        best = _Plan(scrap, scrap)
        for build in builds(ship, laid_out, self.store, self._stock):
            chance = build.chance(self._ahead, self._busy)
            finished = SHIP_VP[build.size] + self._prize * build.size
            worth = chance * finished * _convex(build.progress(self._ahead)) + (1 - chance) * scrap
            if worth > best.worth:
                best = _Plan(worth, scrap, chance, build.effort, build.stored)
        return best


@lru_cache(MAX_FLEETS)
def _convex(progress: float) -> float:
    return power(progress, CONVEXITY)


def fleet(player: Player, stock: tuple[int, ...], ahead: Outlook, prize: float) -> Fleet:
    """Evaluate a player's ships.

    `prize` is the value of each cargo space, which is added to the ship's points.
    """
    crowd = STORAGE_SPACES - player.free_spaces - CROWDED_FROM if ahead.rounds else 0
    return _fleet(player.ships, player.storage, max(0, crowd), stock, ahead, prize)


@lru_cache(MAX_FLEETS)
def _fleet(
    ships: tuple[Ship, ...],
    storage: tuple[Part, ...],
    crowd: int,
    stock: tuple[int, ...],
    ahead: Outlook,
    prize: float,
) -> Fleet:
    finished = [ship for ship in ships if ship.is_finished]
    begun = sorted((ship for ship in ships if not ship.is_finished), key=_parts, reverse=True)
    yard = _Yard(storage, stock, ahead, prize)
    plans = [yard.plan(ship) for ship in begun]
    holds = [Hold(ship, 1.0) for ship in finished]
    holds += [Hold(ship, plan.chance) for ship, plan in zip(begun, plans, strict=True)]
    plans += [yard.plan(ship, laid_out) for ship, laid_out in _lay_out(yard.store)]
    points = sum(SHIP_VP[len(ship.hull)] for ship in finished)
    return Fleet(points, _by_focus(plans) + _loose(yard.store, ahead), CROWDED * crowd, tuple(holds))


@lru_cache(MAX_FLEETS)
def known_stock(stock: tuple[int, ...]) -> tuple[int, ...]:
    """Return the stock with large numbers reduced to `ENOUGH`, so that similar positions are equal."""
    return tuple(min(ENOUGH, number) for number in stock)


def _parts(ship: Ship) -> int:
    """Count a ship's parts.

    Masts and sails count double, because they commit the ship to an emblem.
    """
    return len(ship.hull) + 2 * (len(ship.masts) + len(ship.sails))


def _lay_out(store: Store) -> Iterator[tuple[Ship, tuple[Part, ...]]]:
    """Yield the ships that can be started with hull parts from storage, and remove the parts from `store`."""
    for _ in range(store.pop("hull:single", 0)):
        yield Ship(("single",)), ("hull:single",)
    while chain := _chain(store):
        for part in chain:
            store[part] -= 1
        yield Ship(tuple(HULL_KINDS[part] for part in chain)), chain


def _chain(store: Store) -> tuple[Part, ...]:
    """Return the longest hull that can be built from stored parts, from fore to aft."""
    return tuple(part for part, most in CHAIN for _ in range(min(most, store.get(part, 0))))


def _by_focus(plans: list[_Plan]) -> float:
    total, focus = 0.0, 1.0
    for plan in sorted(plans, key=lambda plan: plan.worth, reverse=True):
        total += focus * plan.worth + (1 - focus) * plan.scrap
        focus *= FOCUS
    return total


def _loose(store: Store, ahead: Outlook) -> float:
    """Return the value of stored parts that no ship uses.

    Goods are excluded, because the cargo evaluation covers them.
    """
    number = sum(count for part, count in store.items() if not part.startswith("good"))
    return number * (AT_THE_END + LOOSE * min(1.0, ahead.rounds / LOOSE_ROUNDS))
