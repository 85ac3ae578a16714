"""The view of a game of Nauticus: everything except future chance.

The renderer imports no other module of the game except `tables`, which has the printed values it shows.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.games.nauticus import components as tables
from engine.games.nauticus.components import Bonus, Emblem, Good, HullKind, Part, Reward, Tile

__all__ = [
    "ActionView",
    "Ask",
    "RewardView",
    "ScoreView",
    "SeatView",
    "ShipView",
    "SpaceView",
    "View",
    "tables",
]


class SpaceView(Struct, frozen=True):
    """One of the 8 action spaces, clockwise.

    It has its printed bonus and prices, blue workers of the wheel, and its action tile.
    """

    number: int
    bonus: Bonus
    prices: tuple[int, int, int, int]
    """In the order of the kinds on a blue tile.

    Hull bow, middle, stern, single; emblems wheel, anchor, whale, compass; goods coffee, grain, fish, salt.
    """
    blue: int
    """Blue workers on the wheel's sector at this space; 0 at the wheel's anchor."""
    tile: Tile
    flipped: bool
    """Whether the action has been played this round."""
    wheel_anchor: bool
    """Whether the wheel's anchor points here."""
    anchor_tile: bool
    """Whether the anchor tile is here: the first action of this round, to which the wheel turns for the next."""
    in_play: bool
    """Whether this is the action of the current phase."""


class ShipView(Struct, frozen=True):
    """A ship; its number is 1-based per seat in the order of building.

    Parts are listed from fore to aft.
    """

    number: int
    hull: tuple[HullKind, ...]
    masts: tuple[Emblem, ...]
    sails: tuple[Emblem, ...]
    goods: tuple[Good, ...]
    emblem: Emblem | None
    """The ship's regular emblem; None before the first mast or sail that determines it."""
    is_open_fore: bool
    is_open_aft: bool
    is_finished: bool
    can_deliver: bool
    """Whether the ship is finished and has a good under every part."""
    vp: int
    """Victory points at the end if finished; 0 while it is unfinished."""


class SeatView(Struct, frozen=True):
    """A player's possessions."""

    seat: int
    vp: int
    taler: int
    workers: int
    crowns: int
    """Crowns that count now: on masts and sails in storage and yard, and on flipped pass tiles."""
    passes: int
    """Pass tiles flipped this round, 0-3: first -3, then -2, then -1."""
    pass_penalty: int
    """Victory points lost if the round ended now."""
    has_extra: bool
    storage: tuple[Part, ...]
    storage_used: int
    """Used spaces, of 12; a mast takes two."""
    ships: tuple[ShipView, ...]
    delivered: tuple[int, int, int, int]
    """Delivered coffee, grain, fish, salt."""


class ActionView(Struct, frozen=True):
    """The action that a seat is using."""

    seat: int
    tile: Tile
    is_extra: bool
    blue: int
    """Blue workers not yet used."""
    prices: tuple[int, ...]
    """Current price of the next tile of each kind; empty for actions without taler."""
    bought: tuple[Part, ...]
    has_set: bool
    """Whether the free tile for four kinds has been earned."""
    has_used: bool = False
    """Whether the action has been used at least once."""


Ask: TypeAlias = Literal["choose", "bonus", "turn", "use", "set", "reward", "finish"]
"""A pending decision of a seat.

Choose the phase's action, take the bonus tile, take its turn, continue an action, take the tile for four
kinds, take rewards, end its turn.
"""


class RewardView(Struct, frozen=True):
    """The pending rewards for a ship, and those already taken."""

    ship: int
    remaining: int
    taken: tuple[Reward, ...]


class ScoreView(Struct, frozen=True):
    """The final scoring of a seat, in victory points except for the taler."""

    seat: int
    vp_before: int
    goods: int
    ships: int
    material_taler: int
    """Taler for workers, parts of unfinished ships, stored parts and undelivered goods."""
    taler: int
    """All taler, including those for material."""
    material_vp: int
    vp: int
    rank: int
    """1-based; tied seats share a rank."""


class View(Struct, frozen=True):
    """The whole table; nothing is hidden in this game, so all viewers see the same."""

    round: int
    """From 1."""
    rounds: int
    phase: int
    """1 to 7; the current phase, or the last one when the game is over."""
    phases: int
    start_seat: int
    active_seat: int | None
    """The seat that has to choose."""
    order: tuple[int, ...]
    """Seats that still have to act in this phase, the active one first."""
    action: ActionView | None
    spaces: tuple[SpaceView, ...]
    seats: tuple[SeatView, ...]
    stock: dict[Part, int]
    is_finished: bool
    scores: tuple[ScoreView, ...]
    """Empty until the game is over."""
    asks: tuple[Ask, ...] = ()
    """The active seat's pending decisions in this phase, next first."""
    rewards: RewardView | None = None
