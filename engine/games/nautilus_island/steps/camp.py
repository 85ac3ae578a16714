"""Refilling the camp when only one bonus token is left in it.

See "Bonus tokens" in the rule book.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.model import LogEvent, TableStep
from engine.core.text import text
from engine.games.nautilus_island import words
from engine.games.nautilus_island.components import CAMP

if TYPE_CHECKING:
    from engine.games.nautilus_island.state import NautilusState


def is_due(state: NautilusState) -> bool:
    """Return whether the camp contains only one token and more can be drawn."""
    return sum(token is not None for token in state.camp) == 1 and state.drawn < len(state.tokens)


class FillCamp(TableStep, frozen=True):
    """The table step that refills the camp.

    It draws tokens for the empty spaces in order, until none are left.
    """

    def run(self, state: NautilusState) -> NautilusState:
        """Return the state with the camp refilled."""
        return state.fill_camp()

    def log_events(self, state: NautilusState) -> tuple[LogEvent, ...]:
        """Return the log event for the new tokens."""
        filled = state.fill_camp()
        new = zip(CAMP, state.camp, filled.camp, strict=True)
        tokens = tuple(
            words.token_of(colour, token)
            for colour, before, token in new
            if before is None and token is not None
        )
        return (LogEvent(text("nautilus-island-tell-fill", tokens=tokens)),)
