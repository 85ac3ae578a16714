"""Typed goals for planned turns, defined by each game: what to do in a turn, without its exact moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.core.model import Action, Seat, kebab
from engine.core.plans.conditions import Condition
from engine.core.text import LocalizedText

MAX_GOALS = 25
"""Maximum number of goals, which is the maximum number of options in a select menu."""


class Goal(Struct, frozen=True, tag_field="goal", tag=kebab, omit_defaults=True):
    """A goal for a planned turn, for example to buy tiles of a kind.

    Its JSON is stored with the plan.
    """

    def name(self) -> LocalizedText:
        """Return the goal as a text that continues "when it is my turn", for example `buy sails`."""
        raise NotImplementedError

    def conditions(self, view: Any, seat: Seat) -> tuple[Condition, ...]:
        """Return the possible conditions for the goal, without duplicates.

        There are at most MAX_CONDITIONS. `view` is the seat's view while planning.
        """
        return ()

    def choose(
        self, view: Any, seat: Seat, options: Sequence[Action], conditions: Sequence[Condition]
    ) -> Action | None:
        """Return the legal action that serves the goal next, or None if the goal needs no further action.

        `conditions` are those of the plan, and may limit the choice, for example to low prices. The result
        must depend only on the parameters.
        """
        raise NotImplementedError
