"""Goals for planned turns: buy tiles for storage, or pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.model import Action, Seat
from engine.core.plans.conditions import Condition
from engine.core.plans.goals import Goal
from engine.core.text import LocalizedText, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Buy, Pass
from engine.games.nauticus.components import ON_SALE, PRICES, Part, Tile
from engine.games.nauticus.conditions import (
    AnyCondition,
    PriceAtMost,
    Untaken,
    conditions_for,
    prices_in_play,
)
from engine.games.nauticus.player import STORAGE
from engine.games.nauticus.view import View


class BuyKinds(Goal, frozen=True):
    """The goal to buy one tile of each kind that a buying action sells, cheapest first, for storage."""

    tile: Tile

    def name(self) -> LocalizedText:
        """Return the goal as text."""
        return LocalizedText(f"nauticus-goal-buy-{self.tile}")

    def conditions(self, view: View, seat: Seat) -> tuple[AnyCondition, ...]:
        """Return the limits for the price."""
        return _price_limits(ON_SALE[self.tile])

    def choose(
        self, view: View, seat: Seat, options: Sequence[Action], conditions: Sequence[Condition]
    ) -> Action | None:
        """Return the next purchase within the price limits."""
        return _purchase(view, ON_SALE[self.tile], options, conditions)


class BuyPart(Goal, frozen=True):
    """The goal to buy one tile of a kind for storage."""

    part: Part

    def name(self) -> LocalizedText:
        """Return the goal as text."""
        return text("nauticus-goal-buy-part", part=words.part(self.part))

    def conditions(self, view: View, seat: Seat) -> tuple[AnyCondition, ...]:
        """Return the limits for the price, and that no one else takes the tile."""
        return (*_price_limits((self.part,)), Untaken(self.part, view.stock[self.part]))

    def choose(
        self, view: View, seat: Seat, options: Sequence[Action], conditions: Sequence[Condition]
    ) -> Action | None:
        """Return the purchase if it is within the price limits and was not made yet."""
        return _purchase(view, (self.part,), options, conditions)


class Passing(Goal, frozen=True, tag="pass"):
    """The goal to pass."""

    def name(self) -> LocalizedText:
        """Return the goal as text."""
        return LocalizedText("nauticus-goal-pass")

    def conditions(self, view: View, seat: Seat) -> tuple[AnyCondition, ...]:
        """Return the conditions about the phase's action."""
        return tuple(conditions_for(view, (Pass(),)))

    def choose(
        self, view: View, seat: Seat, options: Sequence[Action], conditions: Sequence[Condition]
    ) -> Action | None:
        """Return the pass."""
        return Pass() if Pass() in options else None


AnyGoal: TypeAlias = BuyKinds | BuyPart | Passing
GOALS: tuple[AnyGoal, ...] = (
    Passing(),
    *map(BuyKinds, ON_SALE),
    *(BuyPart(part) for parts in ON_SALE.values() for part in parts),
)
"""All goals; every seat has the same.

Passing comes first, because it is the most frequent alternative in a plan.
"""


def _price_limits(parts: tuple[Part, ...]) -> tuple[PriceAtMost, ...]:
    return tuple(PriceAtMost(parts, price) for price in PRICES[:-1])


def _purchase(
    view: View, parts: Sequence[Part], options: Sequence[Action], conditions: Sequence[Condition]
) -> Buy | None:
    """Return the cheapest offered purchase of a kind that was not bought in this action yet."""
    prices, action = prices_in_play(view), view.action
    if action is not None and action.is_extra:
        return None
    most = min((one.most for one in conditions if isinstance(one, PriceAtMost)), default=max(PRICES))
    bought = () if action is None else action.bought
    wanted = [part for part in parts if part not in bought and prices.get(part, most + 1) <= most]
    offered = [Buy(part, STORAGE) for part in sorted(wanted, key=lambda part: prices[part])]
    return next((buy for buy in offered if buy in options), None)
