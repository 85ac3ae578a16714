"""The decision to close a set with a porthole or to leave it open.

See "Porthole tokens" in the rule book.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nautilus_island import words
from engine.games.nautilus_island.actions import Close, Leave
from engine.games.nautilus_island.components import PORTHOLE_SIZES, Colour

if TYPE_CHECKING:
    from engine.games.nautilus_island.state import NautilusState


class CloseSet(Decision, frozen=True):
    """The choice between closing the set that was just stored and leaving it open.

    A closed set gets the first porthole for exactly its number of cards.
    """

    colour: Colour

    def options(self, state: NautilusState) -> tuple[Close | Leave, ...]:
        """Return the options to close the set and to leave it open."""
        return (Close(), Leave())

    def apply(self, state: NautilusState, action: Close | Leave) -> NautilusState:
        """Put the porthole on the set, or leave the set open.

        No more cards can be stored in a closed set.
        """
        if isinstance(action, Leave):
            return state
        castaway = state.castaways[self.seat]
        pile = PORTHOLE_SIZES.index(self._size(state))
        porthole, *left = state.portholes[pile]
        closed = castaway.with_set(replace(castaway.set_of(self.colour), porthole=porthole))
        portholes = (*state.portholes[:pile], tuple(left), *state.portholes[pile + 1 :])
        return replace(state.with_castaway(self.seat, closed), portholes=portholes)

    def prompt(self, state: NautilusState) -> LocalizedText:
        """Return the prompt for closing the set, with the set's colour and size."""
        return text("nautilus-island-ask-close", colour=words.colour(self.colour), size=self._size(state))

    def is_known_to(self, state: NautilusState, viewer: Viewer) -> bool:
        """Return True.

        All viewers may know these options, because the set and the porthole are public.
        """
        return True

    def label(self, state: NautilusState, action: Close | Leave) -> Label:
        """Return the action's label.

        For closing the set, it contains the porthole's points. For leaving it open, it contains the set's
        next size.
        """
        if isinstance(action, Leave):
            return Label(text("nautilus-island-label-leave", size=self._size(state) + 1))
        return Label(text("nautilus-island-label-close", vp=self._porthole(state)))

    def log_events(self, state: NautilusState, action: Close | Leave) -> tuple[LogEvent, ...]:
        """Return the log event for closing the set or leaving it open."""
        key = "nautilus-island-tell-leave" if isinstance(action, Leave) else "nautilus-island-tell-close"
        localized_text = text(
            key,
            who=SeatName(self.seat),
            colour=words.colour(self.colour),
            size=self._size(state),
            vp=self._porthole(state),
        )
        return (LogEvent(localized_text),)

    def _size(self, state: NautilusState) -> int:
        return len(state.castaways[self.seat].set_of(self.colour).cards)

    def _porthole(self, state: NautilusState) -> int:
        porthole = state.next_porthole(self._size(state))
        assert porthole is not None
        return porthole
