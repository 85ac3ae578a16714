"""A leg: the wind, the efforts, and the hours (2 to 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import LogEvent, Seat, SimultaneousStep, TableStep
from engine.core.text import LocalizedText, SeatName, text
from engine.games.regatta.actions import Row
from engine.games.regatta.components import hours
from engine.games.regatta.steps.row import ChooseEffort

if TYPE_CHECKING:
    from engine.games.regatta.state import RegattaState


class TurnWind(TableStep, frozen=True):
    """A table step that turns up the leg's wind and lets all seats choose an effort."""

    def run(self, state: RegattaState) -> RegattaState:
        """Turn up the wind, and let all boats choose."""
        return replace(state, is_windy=True).push(ChooseEfforts(((),) * state.seats))

    def log_events(self, state: RegattaState) -> tuple[LogEvent, ...]:
        """Return a public event with the leg's wind."""
        return (LogEvent(LocalizedText(f"regatta-turned-{state.wind}")),)


class ChooseEfforts(SimultaneousStep, frozen=True):
    """A simultaneous choice of efforts by all boats.

    When all boats have chosen, the efforts are shown and the hours are added.
    """

    chosen: tuple[tuple[Row, ...], ...]

    def decision(self, state: RegattaState, seat: Seat) -> ChooseEffort | None:
        """Return the seat's pending choice, or None if it has already chosen."""
        return None if self.chosen[seat] else ChooseEffort(seat)

    def run(self, state: RegattaState) -> RegattaState:
        """Add the leg's hours, and begin the next leg unless this was the last one."""
        total = tuple(before + more for before, more in zip(state.hours, self._hours(state), strict=True))
        state = replace(state, hours=total, rowed=(*state.rowed, self._shown()), is_windy=False)
        return state.push(TurnWind()) if len(state.rowed) < state.edition.legs else state

    def log_events(self, state: RegattaState) -> tuple[LogEvent, ...]:
        """Return a public event with each boat's effort and hours."""
        return tuple(
            LogEvent(text("regatta-rowed", who=SeatName(seat), effort=effort, hours=taken))
            for seat, (effort, taken) in enumerate(zip(self._shown(), self._hours(state), strict=True))
        )

    def _shown(self) -> tuple[int, ...]:
        return tuple(action.effort for (action,) in self.chosen)

    def _hours(self, state: RegattaState) -> tuple[int, ...]:
        return hours(state.wind, self._shown())
