"""Moves of Nauticus: one class per move, whose JSON is the move of the harbour record (docs/record.md)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from engine.core.model import Action
from engine.games.nauticus.components import GOODS, Good, Part, Reward, Tile

End: TypeAlias = Literal["fore", "aft"]


class Berth(Struct, frozen=True, omit_defaults=True):
    """A place in the yard: an existing ship by number, or a new one.

    `end` is set only for hull parts of existing ships.
    """

    ship: int | Literal["new"]
    end: End | None = None


Place: TypeAlias = Literal["storage"] | Berth


class Choose(Action, frozen=True):
    """The start player chooses the phase's action."""

    tile: Tile


class Take(Action, frozen=True):
    """Take a free tile of one's choice; `part` is null if no tile is available or fits."""

    part: Part | None
    source: Literal["bonus", "set"] = field(name="for")


class Pass(Action, frozen=True):
    """Don't perform the action; flips a pass tile."""


class Buy(Action, frozen=True):
    """One use of a buying action."""

    part: Part
    to: Place


class Transport(Action, frozen=True):
    """One tile from storage to the yard."""

    part: Part
    to: Berth


class Withdraw(Action, frozen=True):
    """Use the whole action at once: 2 taler per worker."""

    workers: int


class Crowns(Action, frozen=True):
    """Use the whole action at once: each worker scores the crowns once."""

    workers: int


class Deliver(Action, frozen=True):
    """Deliver the whole cargo of one ship."""

    ship: int


class TakeReward(Action, frozen=True, tag="reward"):
    """One reward for a finished ship; `goods` only with goods2, null for a good that is unavailable."""

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
    """End the turn and save the extra action for later."""


AnyAction: TypeAlias = (
    Choose | Take | Pass | Buy | Transport | Withdraw | Crowns | Deliver | TakeReward | Extra | Done | EndTurn
)
