"""The diver surfaces; after a single pearl that was not the last there is breath left to look at the tide first (2).

Since rules version 2; before, the last one would do too (`rise_1.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Event, Label, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.games.pearls.actions import Look, Surface

if TYPE_CHECKING:
    from engine.games.pearls.state import PearlsState


class Rise(Decision, frozen=True, tag="rise-2"):
    """End the dive, perhaps after a look."""

    taken: int

    def options(self, state: PearlsState) -> tuple[Look | Surface, ...]:
        """Return both where a look is possible and would tell the seat anything."""
        may_look = self.taken == 1 and self.seat not in state.lookers and self.has_breath(state)
        return (Surface(), Look()) if may_look else (Surface(),)

    def has_breath(self, state: PearlsState) -> bool:
        """Tell whether there was another pearl to dive for."""
        return state.pile > 0

    def apply(self, state: PearlsState, action: Look | Surface) -> PearlsState:
        """Let the seat know the tide, or go on."""
        if isinstance(action, Surface):
            return state
        return replace(state, lookers=(*state.lookers, self.seat)).push(self)

    def prompt(self, state: PearlsState) -> LocalizedText:
        """Ask whether that is all."""
        return LocalizedText("pearls-ask-rise")

    def known_to(self, state: PearlsState, viewer: Viewer) -> bool:
        """Hide nothing: everybody has seen who took how many and who has looked."""
        return True

    def label(self, state: PearlsState, action: Look | Surface) -> Label:
        """Name the choice."""
        return Label(LocalizedText("pearls-surface" if isinstance(action, Surface) else "pearls-look"))

    def tell(self, state: PearlsState, action: Look | Surface) -> tuple[Event, ...]:
        """Tell everybody that somebody looks, and that seat alone what it sees."""
        if isinstance(action, Surface):
            return ()
        looked = Event(text("pearls-looked", who=SeatName(self.seat)))
        return looked, Event(LocalizedText(f"pearls-next-{state.tides[0]}"), audience=(self.seat,))

    def reveals(self, state: PearlsState, action: Look | Surface) -> bool:
        """Tell that a look can't be taken back."""
        return isinstance(action, Look)
