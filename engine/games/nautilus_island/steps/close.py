"""Close a set with a porthole, or go on with it (porthole tokens)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Event, Label, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nautilus_island import words
from engine.games.nautilus_island.actions import Close, Leave
from engine.games.nautilus_island.components import PORTHOLE_SIZES, Colour

if TYPE_CHECKING:
    from engine.games.nautilus_island.state import NautilusState


class CloseSet(Decision, frozen=True):
    """After cards were laid: take the first porthole for exactly as many cards, or leave the set open."""

    colour: Colour

    def options(self, state: NautilusState) -> tuple[Close | Leave, ...]:
        """Return closing and leaving."""
        return (Close(), Leave())

    def apply(self, state: NautilusState, action: Close | Leave) -> NautilusState:
        """Put the porthole on the set; no card of this colour is laid any more."""
        if isinstance(action, Leave):
            return state
        castaway = state.castaways[self.seat]
        pile = PORTHOLE_SIZES.index(self._size(state))
        porthole, *left = state.portholes[pile]
        closed = castaway.with_set(replace(castaway.set_of(self.colour), porthole=porthole))
        portholes = (*state.portholes[:pile], tuple(left), *state.portholes[pile + 1 :])
        return replace(state.with_castaway(self.seat, closed), portholes=portholes)

    def prompt(self, state: NautilusState) -> LocalizedText:
        """Ask whether to close, and say that this size will not come back."""
        return text("nautilus-island-ask-close", colour=words.colour(self.colour), size=self._size(state))

    def known_to(self, state: NautilusState, viewer: Viewer) -> bool:
        """Hide from nobody the set laid and the porthole it may get."""
        return True

    def label(self, state: NautilusState, action: Close | Leave) -> Label:
        """Name the porthole, or what comes next for the set."""
        if isinstance(action, Leave):
            return Label(text("nautilus-island-label-leave", size=self._size(state) + 1))
        return Label(text("nautilus-island-label-close", vp=self._porthole(state)))

    def tell(self, state: NautilusState, action: Close | Leave) -> tuple[Event, ...]:
        """Tell what became of the set."""
        key = "nautilus-island-tell-leave" if isinstance(action, Leave) else "nautilus-island-tell-close"
        told = text(
            key,
            who=SeatName(self.seat),
            colour=words.colour(self.colour),
            size=self._size(state),
            vp=self._porthole(state),
        )
        return (Event(told),)

    def _size(self, state: NautilusState) -> int:
        return len(state.castaways[self.seat].set_of(self.colour).cards)

    def _porthole(self, state: NautilusState) -> int:
        porthole = state.next_porthole(self._size(state))
        assert porthole is not None
        return porthole
