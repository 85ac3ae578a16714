"""The moves in Nauticus.

Each class serializes to the JSON of its move in records (docs/record.md).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from engine.core.model import Action
from engine.games.nauticus.components import GOODS, Good, Part, Reward, Tile

End: TypeAlias = Literal["fore", "aft"]


class Berth(Struct, frozen=True, omit_defaults=True):
    """A place in the yard: an existing ship, identified by its number, or a new one.

    `end` is set only when a hull part is added to an existing ship.
    """

    ship: int | Literal["new"]
    end: End | None = None


Place: TypeAlias = Literal["storage"] | Berth


class Choose(Action, frozen=True):
    """Choose the phase's action.

    Only the start player makes this move.
    """

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
    """Buy one tile during a buying action."""

    part: Part
    to: Place


class Transport(Action, frozen=True):
    """Move one tile from storage to the yard."""

    part: Part
    to: Berth


class Withdraw(Action, frozen=True):
    """Withdraw 2 taler per worker."""

    workers: int


class Crowns(Action, frozen=True):
    """Score all crowns once per worker."""

    workers: int


class Deliver(Action, frozen=True):
    """Deliver a ship's whole cargo."""

    ship: int


class TakeReward(Action, frozen=True, tag="reward"):
    """Choose a reward for a finished ship.

    `goods` is set only for the reward `goods2`. A good that is unavailable is null.
    """

    reward: Reward
    goods: tuple[Good | None, Good | None] | None = None


def in_order(goods: tuple[Good | None, Good | None]) -> tuple[Good | None, Good | None]:
    """Return two goods in the order used in records, with null last."""
    first, second = sorted(goods, key=lambda good: len(GOODS) if good is None else GOODS.index(good))
    return first, second


class Extra(Action, frozen=True):
    """Begin the extra action with the given action tile."""

    tile: Tile


class Done(Action, frozen=True):
    """End the current action."""


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn, and save the extra action for later."""


AnyAction: TypeAlias = (
    Choose | Take | Pass | Buy | Transport | Withdraw | Crowns | Deliver | TakeReward | Extra | Done | EndTurn
)
