"""Filling the camp when only one bonus token is left in it (bonus tokens)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.model import LogEvent, TableStep
from engine.core.text import text
from engine.games.nautilus_island import words
from engine.games.nautilus_island.components import CAMP

if TYPE_CHECKING:
    from engine.games.nautilus_island.state import NautilusState


def is_due(state: NautilusState) -> bool:
    """Return whether only one token is left in the camp and more can be drawn."""
    return sum(token is not None for token in state.camp) == 1 and state.drawn < len(state.tokens)


class FillCamp(TableStep, frozen=True):
    """Draw a token for each empty space, in the order of the camp, until none are left."""

    def run(self, state: NautilusState) -> NautilusState:
        """Fill the camp."""
        return state.fill_camp()

    def log_events(self, state: NautilusState) -> tuple[LogEvent, ...]:
        """Return the log event of the new tokens."""
        filled = state.fill_camp()
        new = zip(CAMP, state.camp, filled.camp, strict=True)
        tokens = tuple(
            words.token_of(colour, token)
            for colour, before, token in new
            if before is None and token is not None
        )
        return (LogEvent(text("nautilus-island-tell-fill", tokens=tokens)),)
