"""Conditions for planned turns in Nautilus Island.

Each condition refers to a column and holds until a player takes cards from this column.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Action, Seat
from engine.core.plans.conditions import Condition
from engine.core.text import LocalizedText, text
from engine.games.nautilus_island.actions import Go
from engine.games.nautilus_island.view import View


class Untouched(Condition, frozen=True):
    """The condition that no cards have been taken from a column since the plan was made."""

    column: int
    left: tuple[int, ...]

    def name(self) -> LocalizedText:
        """Return the condition as text, with the 1-based column number."""
        return text("nautilus-island-if-untouched", column=self.column + 1)

    def current_state(self, view: View, seat: Seat) -> LocalizedText | None:
        """Return how many cards the column has, and how many it had."""
        return text(
            "nautilus-island-now-left", column=self.column + 1, left=sum(_left(view, self.column)),
            before=sum(self.left),
        )  # fmt: skip

    def holds(self, view: View, seat: Seat) -> bool:
        """Return whether the column still has all cards that it had when the plan was made."""
        return self.left == _left(view, self.column)


def conditions_for(view: View, actions: Sequence[Action]) -> tuple[Untouched, ...]:
    """Return the conditions for planned moves.

    There is one condition for each column that the moves use. It holds while no cards have been taken from
    the column.
    """
    columns = dict.fromkeys(action.column for action in actions if isinstance(action, Go))
    return tuple(Untouched(column, _left(view, column)) for column in columns)


def _left(view: View, column: int) -> tuple[int, ...]:
    return tuple(stack.left for stack in view.columns[column].stacks)
