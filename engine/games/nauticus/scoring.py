"""Final scoring (end of the game): goods, ships, leftover material, ranking and ties."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.games.nauticus.components import (
    FURTHER_GOOD_VP,
    GOODS,
    GOODS_VP,
    SHIP_VP,
    TALER_PER_VP,
)
from engine.games.nauticus.player import Player
from engine.games.nauticus.ship import Ship

if TYPE_CHECKING:
    from engine.core.model import Seat


class Tally(Struct, frozen=True):
    """A player's final scoring in victory points.

    Only `material_taler` and `taler` are in taler.
    """

    vp_before: int
    goods: int
    ships: int
    material_taler: int
    taler: int
    material_vp: int

    @property
    def vp(self) -> int:
        """Return the final victory points."""
        return self.vp_before + self.goods + self.ships + self.material_vp

    @property
    def rank_key(self) -> tuple[int, int, int]:
        """Return the sort key for the ranking: points, leftover taler, then all taler."""
        return self.vp, self.taler % TALER_PER_VP, self.taler


def set_vp(goods: int) -> int:
    """Return the victory points for a set of delivered goods of the same kind."""
    most = len(GOODS_VP) - 1
    return GOODS_VP[min(goods, most)] + FURTHER_GOOD_VP * max(0, goods - most)


def ship_vp(ship: Ship) -> int:
    """Return a ship's victory points, or 0 while it is unfinished."""
    return SHIP_VP[len(ship.hull)] if ship.is_finished else 0


def ship_material(ship: Ship) -> int:
    """Return a ship's material value in taler.

    Undelivered goods always count. All parts count if the ship is unfinished.
    """
    parts = 0 if ship.is_finished else len(ship.hull) + len(ship.masts) + len(ship.sails)
    return parts + len(ship.goods)


def tally(player: Player) -> Tally:
    """Score a player.

    Workers, stored tiles, parts of unfinished ships and undelivered goods give 1 taler each.
    """
    material = player.workers + len(player.storage) + sum(ship_material(ship) for ship in player.ships)
    taler = player.taler + material
    return Tally(
        vp_before=player.vp,
        goods=sum(set_vp(player.delivered.count(good)) for good in GOODS),
        ships=sum(ship_vp(ship) for ship in player.ships),
        material_taler=material,
        taler=taler,
        material_vp=taler // TALER_PER_VP,
    )


def ranking(tallies: tuple[Tally, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats from first to last, grouped by place.

    Seats whose tie is not broken share a place.
    """

    def key(seat: Seat) -> tuple[int, int, int]:
        return tallies[seat].rank_key

    ordered = sorted(range(len(tallies)), key=key, reverse=True)
    return tuple(tuple(sorted(tied)) for _, tied in groupby(ordered, key=key))
