"""What can be seen of a game of Nauticus: everything but what chance still holds.

Pictures know no other module of the game: the printed figures that they show are those of `tables`.
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
    """One of the 8 action spaces, clockwise: its printed bonus and prices, the wheel's blue workers, its tile."""

    number: int
    bonus: Bonus
    prices: tuple[int, int, int, int]
    """By position on a blue tile: hull bow, middle, stern, single; emblems wheel, anchor, whale, compass; goods
    coffee, grain, fish, salt."""
    blue: int
    """Blue workers on the wheel's sector at this space; 0 at the wheel's anchor."""
    tile: Tile
    flipped: bool
    """The action has been played this round."""
    wheel_anchor: bool
    """The wheel's anchor points here."""
    anchor_tile: bool
    """The anchor tile lies here: the first action of this round; the wheel turns here for the next."""
    in_play: bool
    """The action of the current phase."""


class ShipView(Struct, frozen=True):
    """A ship; its number counts per seat from 1 in the order begun. Parts from fore to aft, as far as laid."""

    number: int
    hull: tuple[HullKind, ...]
    masts: tuple[Emblem, ...]
    sails: tuple[Emblem, ...]
    goods: tuple[Good, ...]
    emblem: Emblem | None
    """The regular emblem that binds it, if any yet."""
    is_open_fore: bool
    is_open_aft: bool
    is_finished: bool
    can_deliver: bool
    """Finished and a good under every part."""
    vp: int
    """What it will bring at the end if finished; 0 while it is not."""


class SeatView(Struct, frozen=True):
    """Everything that lies before one player."""

    seat: int
    vp: int
    taler: int
    workers: int
    crowns: int
    """Crowns that count now: on masts and sails in storage and yard, and on flipped pass tiles."""
    passes: int
    """Pass tiles flipped this round, 0-3: first -3, then -2, then -1."""
    pass_penalty: int
    """Victory points that would be lost if the round ended now."""
    has_extra: bool
    storage: tuple[Part, ...]
    storage_used: int
    """Spaces taken, of 12; a mast takes two."""
    ships: tuple[ShipView, ...]
    delivered: tuple[int, int, int, int]
    """Delivered coffee, grain, fish, salt."""


class ActionView(Struct, frozen=True):
    """The action a seat is in the middle of."""

    seat: int
    tile: Tile
    is_extra: bool
    blue: int
    """Blue workers not yet used."""
    prices: tuple[int, ...]
    """What the next tile of each kind costs now; empty for actions without taler."""
    bought: tuple[Part, ...]
    has_set: bool
    """The free tile for four kinds has been earned."""
    has_used: bool = False
    """There has been a use."""


Ask: TypeAlias = Literal["choose", "bonus", "turn", "use", "set", "reward", "finish"]
"""What a seat has to do: choose the phase's action, take the bonus tile, take its turn, go on with an action, take the
tile for four kinds, take rewards, end its turn."""


class RewardView(Struct, frozen=True):
    """The rewards still to be taken for a ship, and those it has brought."""

    ship: int
    remaining: int
    taken: tuple[Reward, ...]


class ScoreView(Struct, frozen=True):
    """The final scoring of a seat; all in victory points but the taler."""

    seat: int
    vp_before: int
    goods: int
    ships: int
    material_taler: int
    """Taler for workers, parts of unfinished ships, stored parts and undelivered goods."""
    taler: int
    """All taler, the exchanged material included."""
    material_vp: int
    vp: int
    rank: int
    """1 for the first; tied seats share it."""


class View(Struct, frozen=True):
    """The whole table; nothing is hidden in this game, so all viewers see the same."""

    round: int
    """From 1."""
    rounds: int
    phase: int
    """From 1, of 7; the phase being played, or the last one when the game is over."""
    phases: int
    start_seat: int
    active_seat: int | None
    """Whose decision is awaited."""
    order: tuple[int, ...]
    """Seats still to act in this phase, the active one first."""
    action: ActionView | None
    spaces: tuple[SpaceView, ...]
    seats: tuple[SeatView, ...]
    stock: dict[Part, int]
    is_finished: bool
    scores: tuple[ScoreView, ...]
    """Empty until the game is over."""
    asks: tuple[Ask, ...] = ()
    """What the active seat has to do in this phase, the next first."""
    rewards: RewardView | None = None
