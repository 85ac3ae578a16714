"""A player's possessions, and the places where the player may put a tile (Golden Rule, 3.2.2.1)."""

from __future__ import annotations

from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from engine.games.nauticus.actions import Berth, Place
from engine.games.nauticus.components import (
    PART_INDEX,
    STORAGE_SPACES,
    Good,
    HullKind,
    Part,
    family,
    kind,
)
from engine.games.nauticus.ship import Ship

STORAGE: Place = "storage"
NEW_SHIP = Berth("new")


class Player(Struct, frozen=True):
    """A seat's possessions.

    Ships are numbered from 1 in the order in which they were begun. Their numbers never change.
    """

    taler: int
    workers: int
    vp: int
    storage: tuple[Part, ...] = ()
    ships: tuple[Ship, ...] = ()
    delivered: tuple[Good, ...] = ()
    passes: int = 0
    has_extra: bool = True

    @property
    def free_spaces(self) -> int:
        """Return the number of empty storage spaces.

        A mast takes two.
        """
        return STORAGE_SPACES - len(self.storage) - sum(part[0] == "m" for part in self.storage)

    def has_room(self, part: Part) -> bool:
        """Return whether a tile fits into storage.

        Stored tiles may be rearranged freely.
        """
        return self.free_spaces >= (2 if part[0] == "m" else 1)

    @property
    def crowns(self) -> int:
        """Return the number of crowns on the player's masts, sails and flipped pass tiles (3.2.2.4)."""
        on_ships = sum(ship.masts.count("crown") + ship.sails.count("crown") for ship in self.ships)
        return self.passes + on_ships + self.storage.count("mast:crown") + self.storage.count("sail:crown")

    def berths(self, part: Part) -> tuple[Berth, ...]:
        """Return all places in the yard where a tile may be placed."""
        if family(part) != "hull":
            return tuple(Berth(n) for n, ship in enumerate(self.ships, 1) if ship.takes(part))
        hull = cast("HullKind", kind(part))
        ends = (Berth(n, end) for n, ship in enumerate(self.ships, 1) for end in ship.ends_for(hull))
        return (*ends, NEW_SHIP)

    def stored(self, part: Part) -> Player:
        """Return a copy of the player with a tile added to storage."""
        return replace(
            self,
            storage=tuple(sorted((*self.storage, part), key=PART_INDEX.__getitem__)),
        )

    def unstored(self, part: Part) -> Player:
        """Return a copy of the player with a tile removed from storage."""
        place = self.storage.index(part)
        return replace(self, storage=self.storage[:place] + self.storage[place + 1 :])

    def laid(self, part: Part, berth: Berth) -> Player:
        """Return a copy of the player with a tile placed in the yard."""
        if berth.ship == "new":
            return replace(self, ships=(*self.ships, Ship((cast("HullKind", kind(part)),))))
        return self.with_ship(berth.ship, self.ships[berth.ship - 1].laid(part, berth.end))

    def with_ship(self, number: int, ship: Ship) -> Player:
        """Return a copy of the player with one ship replaced."""
        return replace(self, ships=(*self.ships[: number - 1], ship, *self.ships[number:]))

    def gained(self, *, taler: int = 0, workers: int = 0, vp: int = 0) -> Player:
        """Return a copy of the player with resources added.

        Negative numbers subtract.
        """
        return replace(
            self,
            taler=self.taler + taler,
            workers=self.workers + workers,
            vp=self.vp + vp,
        )
