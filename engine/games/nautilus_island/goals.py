"""Goals for planned turns in Nautilus Island: go to a column and collect its cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Action, Seat
from engine.core.plans.conditions import Condition
from engine.core.plans.goals import Goal
from engine.core.text import LocalizedText, text
from engine.games.nautilus_island.actions import Collect, Go
from engine.games.nautilus_island.conditions import Untouched, conditions_for
from engine.games.nautilus_island.view import View


class CollectIn(Goal, frozen=True):
    """The goal to go to a column and collect cards there."""

    column: int

    def name(self) -> LocalizedText:
        """Return the goal as text, with the 1-based column number."""
        return text("nautilus-island-goal-collect", column=self.column + 1)

    def conditions(self, view: View, seat: Seat) -> tuple[Untouched, ...]:
        """Return the condition that no cards have been taken from the column."""
        return conditions_for(view, (Go(self.column),))

    def choose(
        self, view: View, seat: Seat, options: Sequence[Action], conditions: Sequence[Condition]
    ) -> Action | None:
        """Return the move to the column, or else the collecting that follows it."""
        return next((action for action in (Go(self.column), Collect()) if action in options), None)


def goals_for(view: View) -> tuple[CollectIn, ...]:
    """Return a goal for each column that has cards."""
    return tuple(
        CollectIn(number)
        for number, column in enumerate(view.columns)
        if any(stack.left for stack in column.stacks)
    )
