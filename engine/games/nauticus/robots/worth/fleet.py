"""Ships: finished ones, those being built, and those that lie in storage as tiles.

A ship half done is worth less than half of it: many begun and none finished is the worst that can be built. Nor can
one build everything at once, so the second of the unfinished ships counts less than the first, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from engine.core.arithmetic import power
from engine.games.nauticus.components import MAX_MIDDLES, SHIP_VP, STORAGE_SPACES, Part
from engine.games.nauticus.player import Player
from engine.games.nauticus.robots.outlook import Outlook
from engine.games.nauticus.robots.worth.builds import ENOUGH, HULL_KINDS, Store, builds
from engine.games.nauticus.robots.worth.means import AT_THE_END
from engine.games.nauticus.ship import Ship

CONVEXITY = 2.05
"""The power of its progress by which a ship's worth grows."""
FOCUS = 0.4
"""What the next best unfinished ship counts, beside the one before it."""
LOOSE = 0.35
"""What a stored tile of no ship is worth above scrap while there are rounds to find one for it."""
LOOSE_ROUNDS = 2.0
"""With fewer rounds to come, a loose tile is worth less."""
CROWDED_FROM, CROWDED = 9, 0.4
"""From so many spaces on, each taken one of the storage costs: soon there is no room for what comes free."""
MAX_FLEETS = 4096

CHAIN: tuple[tuple[Part, int], ...] = (("hull:bow", 1), ("hull:middle", MAX_MIDDLES), ("hull:stern", 1))
"""How many of its parts a hull of several takes at most, from fore to aft."""


class Hold(Struct, frozen=True):
    """Room for cargo, and the chance of the ship to be finished."""

    ship: Ship
    chance: float


class Fleet(Struct, frozen=True):
    """What the ships and ship parts of a player are worth, and what can be loaded."""

    worth: float
    holds: tuple[Hold, ...]


class _Plan(Struct, frozen=True):
    """What to make of an unfinished ship."""

    worth: float
    scrap: float
    chance: float = 0.0
    effort: float = 0.0
    stored: tuple[Part, ...] = ()


class _Yard:
    """Plans ships one after the other: the tiles and the time that one takes are gone for the next."""

    def __init__(
        self, storage: tuple[Part, ...], stock: tuple[int, ...], ahead: Outlook, prize: float
    ) -> None:
        self.store: Store = {part: storage.count(part) for part in storage}
        self._stock = stock
        self._ahead = ahead
        self._prize = prize
        self._busy = 0.0

    def plan(self, ship: Ship, laid_out: tuple[Part, ...] = ()) -> _Plan:
        """Plan a ship; the `laid_out` parts of its hull were taken from storage for it."""
        plan = self._best(ship, laid_out)
        self._busy += plan.effort
        for part in plan.stored[len(laid_out) :]:
            self.store[part] -= 1
        return plan

    def _best(self, ship: Ship, laid_out: tuple[Part, ...]) -> _Plan:
        """Find the size to finish a ship at; where none is worth it, the ship is scrap."""
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
    """Weigh a player's ships; `prize` is what a place of a finished ship brings beside its points."""
    crowd = STORAGE_SPACES - player.free_spaces - CROWDED_FROM if ahead.rounds else 0
    known = tuple(min(ENOUGH, number) for number in stock)
    return _fleet(player.ships, player.storage, max(0, crowd), known, ahead, prize)


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
    worth = sum(SHIP_VP[len(ship.hull)] for ship in finished) + _by_focus(plans)
    return Fleet(worth + _loose(yard.store, ahead) - CROWDED * crowd, tuple(holds))


def _parts(ship: Ship) -> int:
    """Count what is laid; masts and sails double, for they bind a ship to one emblem."""
    return len(ship.hull) + 2 * (len(ship.masts) + len(ship.sails))


def _lay_out(store: Store) -> Iterator[tuple[Ship, tuple[Part, ...]]]:
    """Yield the ships that the hull parts left in storage would begin, and take those parts out."""
    for _ in range(store.pop("hull:single", 0)):
        yield Ship(("single",)), ("hull:single",)
    while chain := _chain(store):
        for part in chain:
            store[part] -= 1
        yield Ship(tuple(HULL_KINDS[part] for part in chain)), chain


def _chain(store: Store) -> tuple[Part, ...]:
    """Return the longest hull that can be laid of what is stored, from fore to aft."""
    return tuple(part for part, most in CHAIN for _ in range(min(most, store.get(part, 0))))


def _by_focus(plans: list[_Plan]) -> float:
    total, focus = 0.0, 1.0
    for plan in sorted(plans, key=lambda plan: plan.worth, reverse=True):
        total += focus * plan.worth + (1 - focus) * plan.scrap
        focus *= FOCUS
    return total


def _loose(store: Store, ahead: Outlook) -> float:
    """Return what the masts, sails and hull parts are worth for which there is no ship; goods are cargo."""
    number = sum(count for part, count in store.items() if not part.startswith("good"))
    return number * (AT_THE_END + LOOSE * min(1.0, ahead.rounds / LOOSE_ROUNDS))
