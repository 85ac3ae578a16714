"""The view of a Nauticus game: everything except future random outcomes.

This is the only module of the game that the renderer imports. It re-exports the printed values through
`tables`.
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
    """One of the 8 action spaces: its printed bonus and prices, its blue workers, and the action tile on it.

    Spaces are listed clockwise. The blue workers are printed on the wheel.
    """

    number: int
    bonus: Bonus
    prices: tuple[int, int, int, int]
    """The four prices, in the order of the kinds on a blue tile.

    Hull parts: bow, middle, stern, single. Emblems: wheel, anchor, whale, compass. Goods: coffee, grain,
    fish, salt.
    """
    blue: int
    """Number of blue workers on the wheel sector at this space, or 0 at the wheel's anchor."""
    tile: Tile
    flipped: bool
    """Whether this space's action has already been played in this round."""
    wheel_anchor: bool
    """Whether the wheel's anchor points at this space."""
    anchor_tile: bool
    """Whether the anchor tile is on this space.

    It marks the first action of this round. For the next round, the wheel is turned to point at it.
    """
    in_play: bool
    """Whether the action on this space is the current phase's action."""


class ShipView(Struct, frozen=True):
    """A ship.

    Each seat's ships are numbered from 1 in the order in which they were begun. Parts are listed from fore to
    aft.
    """

    number: int
    hull: tuple[HullKind, ...]
    masts: tuple[Emblem, ...]
    sails: tuple[Emblem, ...]
    goods: tuple[Good, ...]
    emblem: Emblem | None
    """The ship's emblem.

    It is None until the ship has a mast or sail with an emblem other than a crown.
    """
    is_open_fore: bool
    is_open_aft: bool
    is_finished: bool
    can_deliver: bool
    """Whether the ship is finished and carries a good on each hull part."""
    vp: int
    """Victory points at the end of the game, or 0 while the ship is unfinished."""


class SeatView(Struct, frozen=True):
    """A player's possessions."""

    seat: int
    vp: int
    taler: int
    workers: int
    crowns: int
    """Number of crowns that the player has now.

    Crowns are on masts and sails, both in storage and in the yard, and on flipped pass tiles.
    """
    passes: int
    """Number of pass tiles flipped in this round, 0 to 3. They are flipped in the order -3, -2, -1."""
    pass_penalty: int
    """Victory points that would be lost if the round ended now."""
    has_extra: bool
    storage: tuple[Part, ...]
    storage_used: int
    """Used storage spaces, out of 12. A mast takes two."""
    ships: tuple[ShipView, ...]
    delivered: tuple[int, int, int, int]
    """Number of delivered goods: coffee, grain, fish and salt."""


class ActionView(Struct, frozen=True):
    """The action that a seat is performing."""

    seat: int
    tile: Tile
    is_extra: bool
    blue: int
    """Number of blue workers left."""
    prices: tuple[int, ...]
    """Current price of the next tile of each kind. Empty for actions without prices."""
    bought: tuple[Part, ...]
    has_set: bool
    """Whether the seat has received the free tile for buying four kinds."""
    has_used: bool = False
    """Whether the action has been used at least once."""


Ask: TypeAlias = Literal["choose", "bonus", "turn", "use", "set", "reward", "finish"]
"""The type of a seat's pending decision.

`choose`: choose the phase's action. `bonus`: take the bonus tile. `turn`: take a turn. `use`: continue an
action. `set`: take the tile for four kinds. `reward`: take rewards. `finish`: end the turn.
"""


class RewardView(Struct, frozen=True):
    """A ship's pending rewards: their number, and the rewards already taken."""

    ship: int
    remaining: int
    taken: tuple[Reward, ...]


class ScoreView(Struct, frozen=True):
    """A seat's final scoring.

    All values are victory points, except for the amounts in taler.
    """

    seat: int
    vp_before: int
    goods: int
    ships: int
    material_taler: int
    """Taler for workers, parts of unfinished ships, stored parts, and undelivered goods."""
    taler: int
    """The player's total taler, including `material_taler`."""
    material_vp: int
    vp: int
    rank: int
    """1-based rank; tied seats share a rank."""


class View(Struct, frozen=True):
    """The whole table.

    Nothing is hidden in this game, so the view is the same for all viewers.
    """

    round: int
    """From 1."""
    rounds: int
    phase: int
    """Number of the current phase, from 1 to 7. After the end of the game, the last phase."""
    phases: int
    start_seat: int
    active_seat: int | None
    """The seat that has to make a decision, or None after the end of the game."""
    order: tuple[int, ...]
    """Seats that still have to act in this phase, with the active seat first."""
    action: ActionView | None
    spaces: tuple[SpaceView, ...]
    seats: tuple[SeatView, ...]
    stock: dict[Part, int]
    is_finished: bool
    scores: tuple[ScoreView, ...]
    """The final scores, empty until the game is over."""
    asks: tuple[Ask, ...] = ()
    """The active seat's pending decisions in this phase, the next one first."""
    rewards: RewardView | None = None
