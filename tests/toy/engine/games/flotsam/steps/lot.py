"""The beginning and the end of a lot (2, 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import LogEvent, TableStep
from engine.core.text import LocalizedText, SeatName, text
from engine.games.flotsam.steps.auction import Auction

if TYPE_CHECKING:
    from engine.games.flotsam.state import FlotsamState


class OpenLot(TableStep, frozen=True):
    """A table step that opens the auction of the next lot."""

    def run(self, state: FlotsamState) -> FlotsamState:
        """Open the auction."""
        return state.push(Auction(), EndLot())

    def log_events(self, state: FlotsamState) -> tuple[LogEvent, ...]:
        """Return a public event with the lot's value."""
        return (LogEvent(text("flotsam-lot", number=len(state.sold) + 1, value=state.lot)),)

    def reveals(self, state: FlotsamState) -> bool:
        """Return False, because everyone knows all lots."""
        return False


class EndLot(TableStep, frozen=True):
    """A table step that gives the lot to its owners and opens the next one."""

    def run(self, state: FlotsamState) -> FlotsamState:
        """Finish the lot."""
        state = replace(state, sold=(*state.sold, state.owners), owners=())
        return state.push(OpenLot()) if len(state.sold) < len(state.edition.lots) else state

    def log_events(self, state: FlotsamState) -> tuple[LogEvent, ...]:
        """Return a public event for each owner, or that the lot sinks."""
        if not state.owners:
            return (LogEvent(LocalizedText("flotsam-sinks")),)
        value = state.lot // len(state.owners)
        return tuple(LogEvent(text("flotsam-gets", who=SeatName(seat), value=value)) for seat in state.owners)

    def reveals(self, state: FlotsamState) -> bool:
        """Return False, because the result is known."""
        return False
