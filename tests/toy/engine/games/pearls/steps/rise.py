"""The diver surfaces; after a single pearl there is breath left to look at the next tide first (2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Event, Label, Viewer
from engine.core.text import Text, Who, text
from engine.games.pearls.actions import Look, Surface

if TYPE_CHECKING:
    from engine.games.pearls.state import PearlsState


class Rise(Decision, frozen=True):
    """End the dive, perhaps after a look."""

    taken: int

    def options(self, state: PearlsState) -> tuple[Look | Surface, ...]:
        """Return both where a look is possible and would tell the seat anything."""
        may_look = self.taken == 1 and self.seat not in state.lookers
        return (Surface(), Look()) if may_look else (Surface(),)

    def apply(self, state: PearlsState, action: Look | Surface) -> PearlsState:
        """Let the seat know the tide, or go on."""
        if isinstance(action, Surface):
            return state
        return replace(state, lookers=(*state.lookers, self.seat)).push(Rise(self.seat, self.taken))

    def prompt(self, state: PearlsState) -> Text:
        """Ask whether that is all."""
        return Text("pearls-ask-rise")

    def known_to(self, state: PearlsState, viewer: Viewer) -> bool:
        """Hide nothing: everybody has seen who took how many and who has looked."""
        return True

    def label(self, state: PearlsState, action: Look | Surface) -> Label:
        """Name the choice."""
        return Label(Text("pearls-surface" if isinstance(action, Surface) else "pearls-look"))

    def tell(self, state: PearlsState, action: Look | Surface) -> tuple[Event, ...]:
        """Tell everybody that somebody looks, and that seat alone what it sees."""
        if isinstance(action, Surface):
            return ()
        looked = Event(text("pearls-looked", who=Who(self.seat)))
        return looked, Event(Text(f"pearls-next-{state.tides[0]}"), audience=(self.seat,))

    def reveals(self, state: PearlsState, action: Look | Surface) -> bool:
        """Tell that a look can't be taken back."""
        return isinstance(action, Look)
