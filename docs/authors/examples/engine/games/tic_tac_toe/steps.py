"""The steps: a player places a mark, and then the turn passes or the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent, Seat, TableStep, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.games.tic_tac_toe.actions import Place
from engine.games.tic_tac_toe.components import FIELDS, ROWS

if TYPE_CHECKING:
    from engine.games.tic_tac_toe.state import TicTacToeState


class PlaceMark(Decision, frozen=True):
    """A decision on the field for the next mark."""

    def options(self, state: TicTacToeState) -> tuple[Place, ...]:
        """Return a move for each free field."""
        return tuple(Place(field) for field, seat in enumerate(state.marks) if seat is None)

    def apply(self, state: TicTacToeState, action: Place) -> TicTacToeState:
        """Place the mark."""
        marks = (*state.marks[: action.field], self.seat, *state.marks[action.field + 1 :])
        return replace(state, marks=marks).push(EndTurn(self.seat))

    def prompt(self, state: TicTacToeState) -> LocalizedText:
        """Return the question where to place the mark."""
        return LocalizedText("tic-tac-toe-ask")

    def label(self, state: TicTacToeState, action: Place) -> Label:
        """Return the name of the field."""
        return Label(text("tic-tac-toe-field", field=FIELDS[action.field]))

    def log_events(self, state: TicTacToeState, action: Place) -> tuple[LogEvent, ...]:
        """Return a public event with the field."""
        return (LogEvent(text("tic-tac-toe-placed", who=SeatName(self.seat), field=FIELDS[action.field])),)

    def is_known_to(self, state: TicTacToeState, viewer: Viewer) -> bool:
        """Return True, because nothing is hidden."""
        return True


class EndTurn(TableStep, frozen=True):
    """A table step that asks the other seat, or ends the game."""

    seat: Seat

    def run(self, state: TicTacToeState) -> TicTacToeState:
        """Ask the other seat, unless there is a row or no free field."""
        if winner_of(state.marks) is not None or None not in state.marks:
            return state
        return state.push(PlaceMark(1 - self.seat))

    def reveals(self, state: TicTacToeState) -> bool:
        """Return False, because everyone can predict what happens."""
        return False


def winner_of(marks: Sequence[Seat | None]) -> Seat | None:
    """Return the seat that has three marks in a row, or None."""
    for row in ROWS:
        first, *others = (marks[field] for field in row)
        if first is not None and others == [first, first]:
            return first
    return None
