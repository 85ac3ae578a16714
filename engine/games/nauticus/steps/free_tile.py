"""A free tile for storage (Golden Rule).

A player gets it from a bonus (section 1 of the rules) or for buying four kinds (section 3.1). If at least one
offered kind is in stock and fits into storage, the player must take one. Otherwise the player gets nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.core.model import Label, LogEvent
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import Take
from engine.games.nauticus.components import ON_SALE, Tile
from engine.games.nauticus.player import STORAGE
from engine.games.nauticus.steps.base import OpenDecision

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState


class TakeFreeTile(OpenDecision, frozen=True):
    """The choice of one of the four kinds on an action tile.

    Crowns are excluded.
    """

    tile: Tile
    source: Literal["bonus", "set"]

    def options(self, state: NauticusState) -> tuple[Take, ...]:
        """Return the kinds that are left and fit into storage.

        If there are none, the only option is to take nothing.
        """
        fitting = (part for part in ON_SALE[self.tile] if state.can_store(self.seat, part))
        return tuple(Take(part, self.source) for part in fitting) or (Take(None, self.source),)

    def apply(self, state: NauticusState, action: Take) -> NauticusState:
        """Put the tile into storage."""
        return state if action.part is None else state.receive(self.seat, action.part, STORAGE)

    def prompt(self, state: NauticusState) -> LocalizedText:
        """Return the prompt for choosing a kind."""
        return text(f"nauticus-ask-take-{self.source}", tile=words.action_tile(self.tile))

    def label(self, state: NauticusState, action: Take) -> Label:
        """Return the label: the kind, with its number on the current action tile."""
        if action.part is None:
            return Label(LocalizedText("nauticus-label-take-nothing"))
        number = ON_SALE[self.tile].index(action.part) + 1
        return Label(text(f"nauticus-label-take-{self.source}", number=number, part=words.part(action.part)))

    def log_events(self, state: NauticusState, action: Take) -> tuple[LogEvent, ...]:
        """Return the log event for a tile that is taken or forfeited."""
        if action.part is None:
            return (LogEvent(text("nauticus-tell-forfeit", who=SeatName(self.seat))),)
        key = f"nauticus-tell-take-{self.source}"
        return (LogEvent(text(key, who=SeatName(self.seat), part=words.part(action.part))),)
