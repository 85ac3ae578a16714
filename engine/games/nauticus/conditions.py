"""Conditions of planned turns in Nauticus: the action of the phase, prices, tiles taken by others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TypeAlias

from engine.core.conditions import Condition
from engine.core.model import Action, Seat
from engine.core.text import LocalizedText, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Buy, Extra, Pass
from engine.games.nauticus.components import ON_SALE, Part, Tile
from engine.games.nauticus.view import SpaceView, View


class Free(Condition, frozen=True):
    """A tile is free in the current action of the phase."""

    part: Part

    def name(self) -> LocalizedText:
        """Name the tile."""
        return text("nauticus-if-free", part=words.part(self.part))

    def holds(self, view: View, seat: Seat) -> bool:
        """Return whether the tile's price at the space in play is 0."""
        space = _in_play(view)
        kinds = () if space is None else ON_SALE.get(space.tile, ())
        return space is not None and self.part in kinds and space.prices[kinds.index(self.part)] == 0


class Untaken(Condition, frozen=True):
    """No tile of this kind has been taken since a certain number were left."""

    part: Part
    left: int

    def name(self) -> LocalizedText:
        """Name the tile."""
        return text("nauticus-if-untaken", part=words.part(self.part))

    def holds(self, view: View, seat: Seat) -> bool:
        """Compare the stock with the stored number."""
        return view.stock[self.part] >= self.left


class Performed(Condition, frozen=True):
    """This action is performed in the phase."""

    tile: Tile

    def name(self) -> LocalizedText:
        """Name the action."""
        return text("nauticus-if-performed", tile=words.action_tile(self.tile))

    def holds(self, view: View, seat: Seat) -> bool:
        """Return whether the action in play is another one."""
        space = _in_play(view)
        return space is not None and space.tile == self.tile


class Other(Condition, frozen=True):
    """A different action is performed in the phase."""

    tile: Tile

    def name(self) -> LocalizedText:
        """Name the action."""
        return text("nauticus-if-other", tile=words.action_tile(self.tile))

    def holds(self, view: View, seat: Seat) -> bool:
        """Return whether the action in play is another one."""
        return not Performed(self.tile).holds(view, seat)


AnyCondition: TypeAlias = Free | Untaken | Performed | Other


def conditions_for(view: View, actions: Sequence[Action]) -> Iterator[AnyCondition]:
    """Yield conditions on the tiles bought in a turn or, for a pass, on the phase's action."""
    if actions and isinstance(actions[0], Pass):
        tiles = [space.tile for space in view.spaces if not space.flipped]
        yield from map(Performed, tiles)
        yield from map(Other, tiles)
    performed = takewhile(lambda action: not isinstance(action, Extra), actions)
    for part in dict.fromkeys(action.part for action in performed if isinstance(action, Buy)):
        yield Free(part)
        yield Untaken(part, view.stock[part])


def _in_play(view: View) -> SpaceView | None:
    return next((space for space in view.spaces if space.in_play), None)
