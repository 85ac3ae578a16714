"""A secret choice of effort, revealed when all boats have chosen (3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.model import Decision, Label, LogEvent, Viewer
from engine.core.numbers import NumberRange
from engine.core.text import LocalizedText, SeatName, text
from engine.games.regatta.actions import Row
from engine.games.regatta.components import MAX_EFFORT, USEFUL_EFFORTS

if TYPE_CHECKING:
    from engine.games.regatta.state import RegattaState


class ChooseEffort(Decision, frozen=True):
    """A decision on the effort for the current leg."""

    def number_range(self, state: RegattaState) -> NumberRange:
        """Return the possible efforts, which are the same in every leg."""
        return NumberRange(Row(0), "effort", 0, MAX_EFFORT, likely=USEFUL_EFFORTS)

    def prompt(self, state: RegattaState) -> LocalizedText:
        """Return the question which effort to choose in the current wind."""
        return text("regatta-ask-row", wind=LocalizedText(f"regatta-wind-{state.wind}"))

    def is_known_to(self, state: RegattaState, viewer: Viewer) -> bool:
        """Return True, because every seat always has the same options."""
        return True

    def label(self, state: RegattaState, action: Row) -> Label:
        """Return the effort as a label."""
        return Label(text("regatta-row", effort=action.effort))

    def log_events(self, state: RegattaState, action: Row) -> tuple[LogEvent, ...]:
        """Return a public event about the choice, and a private one with the effort."""
        chosen = LogEvent(text("regatta-chosen", who=SeatName(self.seat)))
        return chosen, LogEvent(text("regatta-chose", effort=action.effort), audience=(self.seat,))
