"""On what a planned turn may hang: the action of the phase, prices, what others have taken."""

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
    """A tile costs nothing in the action of the phase."""

    part: Part

    def name(self) -> LocalizedText:
        """Name the tile."""
        return text("nauticus-if-free", part=words.part(self.part))

    def holds(self, view: View, seat: Seat) -> bool:
        """Look at the prices of the space in play."""
        space = _in_play(view)
        kinds = () if space is None else ON_SALE.get(space.tile, ())
        return space is not None and self.part in kinds and space.prices[kinds.index(self.part)] == 0


class Untaken(Condition, frozen=True):
    """Nobody has taken a tile of this kind since so many were left."""

    part: Part
    left: int

    def name(self) -> LocalizedText:
        """Name the tile."""
        return text("nauticus-if-untaken", part=words.part(self.part))

    def holds(self, view: View, seat: Seat) -> bool:
        """Count the stock."""
        return view.stock[self.part] >= self.left


class Performed(Condition, frozen=True):
    """It is this action that is performed in the phase."""

    tile: Tile

    def name(self) -> LocalizedText:
        """Name the action."""
        return text("nauticus-if-performed", tile=words.action_tile(self.tile))

    def holds(self, view: View, seat: Seat) -> bool:
        """Look at the space in play."""
        space = _in_play(view)
        return space is not None and space.tile == self.tile


class Other(Condition, frozen=True):
    """It is another action that is performed in the phase."""

    tile: Tile

    def name(self) -> LocalizedText:
        """Name the action."""
        return text("nauticus-if-other", tile=words.action_tile(self.tile))

    def holds(self, view: View, seat: Seat) -> bool:
        """Look at the space in play."""
        return not Performed(self.tile).holds(view, seat)


AnyCondition: TypeAlias = Free | Untaken | Performed | Other


def offered(view: View, actions: Sequence[Action]) -> Iterator[AnyCondition]:
    """Yield tests of what is bought in a turn, or, where one passes, of what action it is."""
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
