"""Typed conditions for planned turns, defined by each game and evaluated using only the seat's view."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core.model import Seat, kebab
from engine.core.text import LocalizedText

MAX_CONDITIONS = 25
"""Maximum number of conditions, which is the maximum number of options in a select menu."""


class Condition(Struct, frozen=True, tag_field="if", tag=kebab, omit_defaults=True):
    """A condition in a plan.

    Its fields define what it tests, and its JSON is stored with the plan.
    """

    def name(self) -> LocalizedText:
        """Return the condition as a text that continues "only if", for example `no one else takes coffee`."""
        raise NotImplementedError

    def current_state(self, view: Any, seat: Seat) -> LocalizedText | None:
        """Describe the current state of what the condition tests, such as `2 cards left`; None if unknown.

        The text is shown to the player if the condition does not hold. It must depend only on the view and the
        seat.
        """
        return None

    def holds(self, view: Any, seat: Seat) -> bool:
        """Return whether the condition holds in the seat's view.

        The result must depend only on the view and the seat.
        """
        raise NotImplementedError
