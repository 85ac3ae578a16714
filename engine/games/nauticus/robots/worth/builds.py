"""The ways to finish a ship, and their probabilities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias, cast

from msgspec import Struct

from engine.games.nauticus.components import (
    MAX_MIDDLES,
    PART_INDEX,
    PARTS,
    Emblem,
    HullKind,
    Part,
    Tile,
    family,
    kind,
)
from engine.games.nauticus.robots.outlook import Outlook
from engine.games.nauticus.ship import Ship

Store: TypeAlias = dict[Part, int]
"""Number of stored tiles by kind. The planner removes the tiles that a planned ship uses."""

REGULAR: tuple[Emblem, ...] = ("wheel", "anchor", "whale", "compass")
HULL_KINDS: dict[Part, HullKind] = {
    part: cast("HullKind", kind(part)) for part in PARTS if family(part) == "hull"
}
MASTS: dict[str, Part] = {kind(part): part for part in PARTS if family(part) == "mast"}
SAILS: dict[str, Part] = {kind(part): part for part in PARTS if family(part) == "sail"}

PARTS_A_PLACE = 3
"""Number of parts per ship section: a hull part, a mast and a sail."""
STORED = 0.55
"""A stored tile counts as this fraction of a missing part, because a worker still has to transport it."""
DEAR = 0.4
"""Additional effort, in parts, for each mast or sail that must be bought for 4 taler.

These are the masts and sails that exceed the expected number of buying actions.
"""
PARTS_A_ROUND = 7.0
"""Number of ship parts that a player can get per round besides performing other actions."""
SCARCE = 2
"""If the stock is less than this many times the missing tiles, other players may take the tiles first."""
ENOUGH = 8
"""Stock of a kind above which additional tiles make no difference. It is twice what the largest ship needs."""


class Build(Struct, frozen=True):
    """A way to finish a ship: its size, the tiles used from storage, and the number of missing tiles."""

    size: int
    stored: tuple[Part, ...]
    hulls: int
    masts: int
    sails: int
    supply: float
    """The probability that the missing tiles remain available."""

    @property
    def effort(self) -> float:
        """Return the number of parts that are still needed.

        A stored part counts as a fraction.
        """
        return self.hulls + self.masts + self.sails + STORED * len(self.stored)

    def progress(self, ahead: Outlook) -> float:
        """Return the ship's progress, from 0 to 1."""
        needed = PARTS_A_PLACE * self.size
        lacking = self.hulls + self.masts + self.sails + (1 - STORED) * len(self.stored)
        dear = max(0.0, self.masts - ahead.times["mast"]) + max(0.0, self.sails - ahead.times["sail"])
        return max(0.0, 1 - (lacking + DEAR * dear) / needed)

    def chance(self, ahead: Outlook, busy: float) -> float:
        """Return the probability of finishing the ship in time.

        `busy` is the effort for other ships. Each kind of missing part requires a separate action. The
        estimate assumes one suitable action per remaining round.
        """
        chance, actions = self.supply, 0
        for lacking, tile in self._sources():
            if lacking:
                chance *= ahead.chance[tile]
                actions += 1
        if not actions:
            return 1.0
        in_order = min(1.0, ahead.rounds / actions)
        return chance * in_order * min(1.0, PARTS_A_ROUND * ahead.rounds / (busy + self.effort))

    def _sources(self) -> tuple[tuple[int, Tile], ...]:
        return (
            (self.hulls, "hull"),
            (self.masts, "mast"),
            (self.sails, "sail"),
            (len(self.stored), "transport"),
        )


def builds(ship: Ship, laid_out: tuple[Part, ...], store: Store, stock: tuple[int, ...]) -> Iterator[Build]:
    """Yield a build for each size that the ship can reach.

    `laid_out` are hull parts that the ship includes, although they are still in storage.
    """
    emblem = ship.emblem or _handiest(store, stock)
    is_open = ship.is_open_fore or ship.is_open_aft
    most_middles = MAX_MIDDLES - ship.hull.count("middle") if is_open else 0
    for middles in range(most_middles + 1):
        yield _build(ship, laid_out, store, stock, emblem, middles)


def _build(
    ship: Ship,
    laid_out: tuple[Part, ...],
    store: Store,
    stock: tuple[int, ...],
    emblem: Emblem,
    middles: int,
) -> Build:
    ends = _missing_ends(ship)
    size = len(ship.hull) + len(ends) + middles
    between = _drawn(store, "hull:middle", middles)
    hulls = between + tuple(end for end in ends if store.get(end))
    masts = _rigging(store, MASTS, emblem, size - len(ship.masts))
    sails = _rigging(store, SAILS, emblem, size - len(ship.sails))
    lacking_masts = size - len(ship.masts) - len(masts)
    lacking_sails = size - len(ship.sails) - len(sails)
    return Build(
        size=size,
        stored=laid_out + hulls + masts + sails,
        hulls=size - len(ship.hull) - len(hulls),
        masts=lacking_masts,
        sails=lacking_sails,
        supply=min(
            _supply(stock, "hull:middle", middles - len(between)),
            _supply(stock, MASTS[emblem], lacking_masts),
            _supply(stock, SAILS[emblem], lacking_sails),
        ),
    )


def _supply(stock: tuple[int, ...], part: Part, lacking: int) -> float:
    return min(1.0, stock[PART_INDEX[part]] / (SCARCE * lacking)) if lacking else 1.0


def _handiest(store: Store, stock: tuple[int, ...]) -> Emblem:
    """Return the emblem with the most tiles in storage.

    If several emblems are tied, return the one with the most tiles in stock.
    """

    def tiles(emblem: Emblem) -> tuple[int, int]:
        mast, sail = MASTS[emblem], SAILS[emblem]
        left = min(stock[PART_INDEX[mast]], stock[PART_INDEX[sail]])
        return store.get(mast, 0) + store.get(sail, 0), left

    return max(REGULAR, key=tiles)


def _missing_ends(ship: Ship) -> tuple[Part, ...]:
    fore: tuple[Part, ...] = ("hull:bow",) if ship.is_open_fore else ()
    return (*fore, "hull:stern") if ship.is_open_aft else fore


def _drawn(store: Store, part: Part, most: int) -> tuple[Part, ...]:
    return (part,) * min(most, store.get(part, 0))


def _rigging(store: Store, parts: Mapping[str, Part], emblem: Emblem, lacking: int) -> tuple[Part, ...]:
    """Return stored tiles for a ship's masts or sails: tiles with its emblem first, then crowns."""
    regular = _drawn(store, parts[emblem], lacking)
    return regular + _drawn(store, parts["crown"], lacking - len(regular))
