"""Players lay buoys in turn until one of them has a row or the harbour is full (2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent, Seat, TableStep, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.games.buoys.actions import Lay
from engine.games.buoys.components import FIELDS, NAMES
from engine.games.buoys.scoring import row_of

if TYPE_CHECKING:
    from engine.games.buoys.state import BuoysState


class LayBuoy(Decision, frozen=True):
    """A decision on the field for the next buoy."""

    def options(self, state: BuoysState) -> tuple[Lay, ...]:
        """Return a move for each free field."""
        return tuple(Lay(field) for field in FIELDS if state.fields[field] is None)

    def apply(self, state: BuoysState, action: Lay) -> BuoysState:
        """Lay the buoy."""
        fields = (*state.fields[: action.field], self.seat, *state.fields[action.field + 1 :])
        return replace(state, fields=fields).push(NextBuoy(1 - self.seat))

    def prompt(self, state: BuoysState) -> LocalizedText:
        """Return the question where to lay the buoy."""
        return LocalizedText("buoys-ask")

    def is_known_to(self, state: BuoysState, viewer: Viewer) -> bool:
        """Return True, because nothing is hidden."""
        return True

    def label(self, state: BuoysState, action: Lay) -> Label:
        """Return the name of the field."""
        return Label(text("buoys-field", field=NAMES[action.field]))

    def log_events(self, state: BuoysState, action: Lay) -> tuple[LogEvent, ...]:
        """Return a public event with the field."""
        return (LogEvent(text("buoys-laid", who=SeatName(self.seat), field=NAMES[action.field])),)


class NextBuoy(TableStep, frozen=True):
    """A table step that passes the turn, or ends the game."""

    seat: Seat

    def run(self, state: BuoysState) -> BuoysState:
        """Ask the next seat, unless there is a row or no field is free."""
        if row_of(state.fields) is not None or None not in state.fields:
            return state
        return state.push(LayBuoy(self.seat))

    def reveals(self, state: BuoysState) -> bool:
        """Uncover nothing."""
        return False
