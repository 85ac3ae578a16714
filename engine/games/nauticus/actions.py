"""The moves of the harbour record for Nauticus: one class a move, its JSON is the move (docs/record.md)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from engine.core.model import Action
from engine.games.nauticus.components import GOODS, Good, Part, Reward, Tile

End: TypeAlias = Literal["fore", "aft"]


class Berth(Struct, frozen=True, omit_defaults=True):
    """A place in the yard: a ship by its number or a new one; `end` for hull parts laid to an existing ship."""

    ship: int | Literal["new"]
    end: End | None = None


Place: TypeAlias = Literal["storage"] | Berth


class Choose(Action, frozen=True):
    """The start player picks the phase's action."""

    tile: Tile


class Take(Action, frozen=True):
    """A free tile of one's choice; no part where none can be had or stored."""

    part: Part | None
    source: Literal["bonus", "set"] = field(name="for")


class Pass(Action, frozen=True):
    """Not perform the action; a pass tile is flipped."""


class Buy(Action, frozen=True):
    """One use of a buying action."""

    part: Part
    to: Place


class Transport(Action, frozen=True):
    """One tile from storage to the yard."""

    part: Part
    to: Berth


class Withdraw(Action, frozen=True):
    """All uses of the action at once: 2 taler a worker."""

    workers: int


class Crowns(Action, frozen=True):
    """All uses of the action at once: the crowns counted once a worker."""

    workers: int


class Deliver(Action, frozen=True):
    """The whole cargo of one ship."""

    ship: int


class TakeReward(Action, frozen=True, tag="reward"):
    """One reward for a finished ship; `goods` only with goods2, null for one that can't be had."""

    reward: Reward
    goods: tuple[Good | None, Good | None] | None = None


def in_order(goods: tuple[Good | None, Good | None]) -> tuple[Good | None, Good | None]:
    """Return two goods in the order in which moves are written, null last."""
    first, second = sorted(goods, key=lambda good: len(GOODS) if good is None else GOODS.index(good))
    return first, second


class Extra(Action, frozen=True):
    """Begin the extra action."""

    tile: Tile


class Done(Action, frozen=True):
    """End the uses of the current action."""


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn and keep the extra action."""


AnyAction: TypeAlias = (
    Choose | Take | Pass | Buy | Transport | Withdraw | Crowns | Deliver | TakeReward | Extra | Done | EndTurn
)
