"""A boat secretly chooses its effort; nobody else knows it until all have chosen (3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.model import Decision, Event, Label, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.games.regatta.actions import Row
from engine.games.regatta.components import EFFORTS

if TYPE_CHECKING:
    from engine.games.regatta.state import RegattaState


class ChooseEffort(Decision, frozen=True):
    """Choose how hard to row."""

    def options(self, state: RegattaState) -> tuple[Row, ...]:
        """Return every effort."""
        return tuple(map(Row, EFFORTS))

    def prompt(self, state: RegattaState) -> LocalizedText:
        """Ask for the effort, in the wind that blows."""
        return text("regatta-ask-row", wind=LocalizedText(f"regatta-wind-{state.wind}"))

    def known_to(self, state: RegattaState, viewer: Viewer) -> bool:
        """Hide nothing: everybody may row with any effort."""
        return True

    def label(self, state: RegattaState, action: Row) -> Label:
        """Name the effort."""
        return Label(text("regatta-row", effort=action.effort))

    def tell(self, state: RegattaState, action: Row) -> tuple[Event, ...]:
        """Tell everybody that the boat has chosen, and that seat alone what."""
        chosen = Event(text("regatta-chosen", who=SeatName(self.seat)))
        return chosen, Event(text("regatta-chose", effort=action.effort), audience=(self.seat,))
