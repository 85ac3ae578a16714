"""The moves in Nauticus, one class per move, which serializes to the move's JSON in records (docs/record.md)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from engine.core.model import Action
from engine.games.nauticus.components import GOODS, Good, Part, Reward, Tile

End: TypeAlias = Literal["fore", "aft"]


class Berth(Struct, frozen=True, omit_defaults=True):
    """A place in the yard: an existing ship by number, or a new one.

    `end` is set only when a hull part is added to an existing ship.
    """

    ship: int | Literal["new"]
    end: End | None = None


Place: TypeAlias = Literal["storage"] | Berth


class Choose(Action, frozen=True):
    """Choose the phase's action as the start player."""

    tile: Tile


class Take(Action, frozen=True):
    """Take a free tile.

    `part` is null if no available tile fits.
    """

    part: Part | None
    source: Literal["bonus", "set"] = field(name="for")


class Pass(Action, frozen=True):
    """Decline to perform the action, and flip a pass tile."""


class Buy(Action, frozen=True):
    """Buy a tile, which is one use of a buying action."""

    part: Part
    to: Place


class Transport(Action, frozen=True):
    """Move one tile from storage to the yard."""

    part: Part
    to: Berth


class Withdraw(Action, frozen=True):
    """Withdraw money in a single use of the action: 2 taler per worker."""

    workers: int


class Crowns(Action, frozen=True):
    """Score the crowns in a single use of the action, once per worker."""

    workers: int


class Deliver(Action, frozen=True):
    """Deliver a ship's whole cargo."""

    ship: int


class TakeReward(Action, frozen=True, tag="reward"):
    """Take a reward for a finished ship.

    `goods` is set only for the reward `goods2`; an unavailable good is null.
    """

    reward: Reward
    goods: tuple[Good | None, Good | None] | None = None


def in_order(goods: tuple[Good | None, Good | None]) -> tuple[Good | None, Good | None]:
    """Return two goods in the order used in records, with null last."""
    first, second = sorted(goods, key=lambda good: len(GOODS) if good is None else GOODS.index(good))
    return first, second


class Extra(Action, frozen=True):
    """Begin the extra action."""

    tile: Tile


class Done(Action, frozen=True):
    """Stop using the current action."""


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn, and save the extra action for later."""


AnyAction: TypeAlias = (
    Choose | Take | Pass | Buy | Transport | Withdraw | Crowns | Deliver | TakeReward | Extra | Done | EndTurn
)
