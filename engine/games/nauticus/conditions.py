"""Conditions for planned turns: which action is in play, its prices, and tiles taken by other seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TypeAlias

from engine.core.model import Action, Seat
from engine.core.plans.conditions import Condition
from engine.core.text import LocalizedText, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Buy, Extra, Pass
from engine.games.nauticus.components import ON_SALE, Part, Tile
from engine.games.nauticus.view import SpaceView, View


class Free(Condition, frozen=True):
    """The condition that a tile costs 0 taler when the phase's action is performed."""

    part: Part

    def name(self) -> LocalizedText:
        """Return the condition as text."""
        return text("nauticus-if-free", part=words.part(self.part))

    def current_state(self, view: View, seat: Seat) -> LocalizedText | None:
        """Return the tile's price, or the action in play if it does not sell the tile."""
        return _lowest_price(view, (self.part,))

    def holds(self, view: View, seat: Seat) -> bool:
        """Return whether the tile costs 0 taler at the space in play."""
        space = _in_play(view)
        kinds = () if space is None else ON_SALE.get(space.tile, ())
        return space is not None and self.part in kinds and space.prices[kinds.index(self.part)] == 0


class Untaken(Condition, frozen=True):
    """The condition that no tile of the kind has been taken since the plan was made."""

    part: Part
    left: int

    def name(self) -> LocalizedText:
        """Return the condition as text."""
        return text("nauticus-if-untaken", part=words.part(self.part))

    def current_state(self, view: View, seat: Seat) -> LocalizedText | None:
        """Return how many tiles of the kind are left."""
        return text("nauticus-now-left", left=view.stock[self.part], before=self.left)

    def holds(self, view: View, seat: Seat) -> bool:
        """Return whether the stock of the kind is at least as large as when the plan was made."""
        return view.stock[self.part] >= self.left


class Performed(Condition, frozen=True):
    """The condition that the given action is in play in this phase."""

    tile: Tile

    def name(self) -> LocalizedText:
        """Return the condition as text."""
        return text("nauticus-if-performed", tile=words.action_tile(self.tile))

    def current_state(self, view: View, seat: Seat) -> LocalizedText | None:
        """Return the action in play."""
        return _action_in_play(view)

    def holds(self, view: View, seat: Seat) -> bool:
        """Return whether the given action is in play."""
        space = _in_play(view)
        return space is not None and space.tile == self.tile


class Other(Condition, frozen=True):
    """The condition that the given action is not in play in this phase."""

    tile: Tile

    def name(self) -> LocalizedText:
        """Return the condition as text."""
        return text("nauticus-if-other", tile=words.action_tile(self.tile))

    def current_state(self, view: View, seat: Seat) -> LocalizedText | None:
        """Return the action in play."""
        return _action_in_play(view)

    def holds(self, view: View, seat: Seat) -> bool:
        """Return whether the given action is not in play."""
        return not Performed(self.tile).holds(view, seat)


class PriceAtMost(Condition, frozen=True):
    """The condition that the action in play sells at least one of the tiles for at most a price in taler.

    A goal that buys tiles leaves out more expensive ones.
    """

    parts: tuple[Part, ...]
    most: int

    def name(self) -> LocalizedText:
        """Return the condition as text."""
        return text("nauticus-if-price", most=self.most)

    def current_state(self, view: View, seat: Seat) -> LocalizedText | None:
        """Return the lowest price of the tiles, or the action in play if it sells none of them."""
        return _lowest_price(view, self.parts)

    def holds(self, view: View, seat: Seat) -> bool:
        """Return whether at least one of the tiles is sold for at most the price."""
        prices = prices_in_play(view)
        return any(prices[part] <= self.most for part in self.parts if part in prices)


AnyCondition: TypeAlias = Free | Untaken | Performed | Other | PriceAtMost


def conditions_for(view: View, actions: Sequence[Action]) -> Iterator[AnyCondition]:
    """Yield the conditions that fit the given turn.

    For a turn that buys tiles, the conditions concern these tiles. For a turn that passes, they concern the
    phase's action.
    """
    if actions and isinstance(actions[0], Pass):
        tiles = [space.tile for space in view.spaces if not space.flipped]
        yield from map(Performed, tiles)
        yield from map(Other, tiles)
    performed = takewhile(lambda action: not isinstance(action, Extra), actions)
    for part in dict.fromkeys(action.part for action in performed if isinstance(action, Buy)):
        yield Free(part)
        yield Untaken(part, view.stock[part])


def prices_in_play(view: View) -> dict[Part, int]:
    """Return the prices in taler of the first tile of each kind that the action in play sells."""
    space = _in_play(view)
    return {} if space is None else dict(zip(ON_SALE.get(space.tile, ()), space.prices, strict=False))


def _lowest_price(view: View, parts: Sequence[Part]) -> LocalizedText | None:
    prices = prices_in_play(view)
    offered = [prices[part] for part in parts if part in prices]
    return text("nauticus-now-price", price=min(offered)) if offered else _action_in_play(view)


def _action_in_play(view: View) -> LocalizedText | None:
    space = _in_play(view)
    if space is None:
        return LocalizedText("nauticus-now-no-action")
    return text("nauticus-now-action", tile=words.action_tile(space.tile))


def _in_play(view: View) -> SpaceView | None:
    return next((space for space in view.spaces if space.in_play), None)
