"""On what a planned turn may hang: that nobody has taken what one goes for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.conditions import Condition
from engine.core.model import Action, Seat
from engine.core.text import LocalizedText, text
from engine.games.nautilus_island.actions import Go
from engine.games.nautilus_island.view import View


class Untouched(Condition, frozen=True):
    """Nobody has taken cards from a column since so many were left in its stacks."""

    column: int
    left: tuple[int, ...]

    def name(self) -> LocalizedText:
        """Name the column, counted from 1."""
        return text("nautilus-island-if-untouched", column=self.column + 1)

    def holds(self, view: View, seat: Seat) -> bool:
        """Count the cards."""
        return self.left == _left(view, self.column)


def offered(view: View, actions: Sequence[Action]) -> tuple[Untouched, ...]:
    """Return tests of the columns one goes to."""
    columns = dict.fromkeys(action.column for action in actions if isinstance(action, Go))
    return tuple(Untouched(column, _left(view, column)) for column in columns)


def _left(view: View, column: int) -> tuple[int, ...]:
    return tuple(stack.left for stack in view.columns[column].stacks)
