"""Table steps: the next seat dives, a round ends with the tide, and shells are shown at the end (3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import LogEvent, Seat, TableStep
from engine.core.text import LocalizedText, SeatName, text
from engine.games.pearls.components import WASHED_UP
from engine.games.pearls.steps.dive import Dive

if TYPE_CHECKING:
    from engine.games.pearls.state import PearlsState


class NextDive(TableStep, frozen=True):
    """A table step that begins a seat's dive.

    If all seats have dived, or no pearls are left, the tide turns instead.
    """

    seat: Seat

    def run(self, state: PearlsState) -> PearlsState:
        """Begin the seat's dive.

        If all seats have dived in this round, or no pearl is left, turn the tide instead.
        """
        if self.seat < state.seats and state.pile:
            return state.push(Dive(self.seat), NextDive(self.seat + 1))
        return state.push(TurnTide())

    def reveals(self, state: PearlsState) -> bool:
        """Uncover nothing."""
        return False


class TurnTide(TableStep, frozen=True):
    """A table step that turns the tide.

    A high tide adds pearls to the pile. If pearls and tides are left, another round follows.
    """

    def run(self, state: PearlsState) -> PearlsState:
        """Turn up the next tide."""
        came, *coming = state.tides
        pile = state.pile + WASHED_UP[came]
        state = replace(state, pile=pile, tides=tuple(coming), turned=(*state.turned, came), lookers=())
        return state.push(NextDive(0) if state.pile and state.tides else ShowShells())

    def log_events(self, state: PearlsState) -> tuple[LogEvent, ...]:
        """Return a public event with the tide."""
        return (LogEvent(LocalizedText(f"pearls-tide-{state.tides[0]}")),)


class ShowShells(TableStep, frozen=True):
    """A table step in which all seats show their shells and the game ends."""

    def run(self, state: PearlsState) -> PearlsState:
        """Return the state unchanged, because showing the shells is the last step of the game."""
        return state

    def log_events(self, state: PearlsState) -> tuple[LogEvent, ...]:
        """Return a public event with each seat's shell."""
        return tuple(
            LogEvent(text("pearls-shows", who=SeatName(seat), shell=LocalizedText(f"pearls-shell-{shell}")))
            for seat, shell in enumerate(state.shells[: state.seats])
        )
