"""Surfacing.

A diver who has taken a single pearl may first look at the tide (2). In rules version 2, this is allowed only
if a pearl is left in the pile. Version 1 does not have this restriction (`rise_1.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.games.pearls.actions import Look, Surface

if TYPE_CHECKING:
    from engine.games.pearls.state import PearlsState


class Rise(Decision, frozen=True, tag="rise-2"):
    """A decision to end the dive, possibly after looking at the tide."""

    taken: int

    def options(self, state: PearlsState) -> tuple[Look | Surface, ...]:
        """Return the options: Surface, and also Look if the diver may look and does not know the next tide yet."""
        may_look = self.taken == 1 and self.seat not in state.lookers and self.has_breath(state)
        return (Surface(), Look()) if may_look else (Surface(),)

    def has_breath(self, state: PearlsState) -> bool:
        """Return whether a pearl is left in the pile, so that the diver may look."""
        return state.pile > 0

    def apply(self, state: PearlsState, action: Look | Surface) -> PearlsState:
        """Show the tide to the seat, or end the dive."""
        if isinstance(action, Surface):
            return state
        return replace(state, lookers=(*state.lookers, self.seat)).push(self)

    def prompt(self, state: PearlsState) -> LocalizedText:
        """Return the question whether to end the dive."""
        return LocalizedText("pearls-ask-rise")

    def is_known_to(self, state: PearlsState, viewer: Viewer) -> bool:
        """Return True, because all players saw how many pearls were taken and who looked."""
        return True

    def label(self, state: PearlsState, action: Look | Surface) -> Label:
        """Return the option's label."""
        return Label(LocalizedText("pearls-surface" if isinstance(action, Surface) else "pearls-look"))

    def log_events(self, state: PearlsState, action: Look | Surface) -> tuple[LogEvent, ...]:
        """Return a public event about the look, and a private event that contains the tide."""
        if isinstance(action, Surface):
            return ()
        looked = LogEvent(text("pearls-looked", who=SeatName(self.seat)))
        return looked, LogEvent(LocalizedText(f"pearls-next-{state.tides[0]}"), audience=(self.seat,))

    def reveals(self, state: PearlsState, action: Look | Surface) -> bool:
        """Return True if the action is Look, which reveals the tide."""
        return isinstance(action, Look)
