"""The state of Tic-tac-toe, and its edition."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core.model import Seat, State
from engine.games.tic_tac_toe.steps import EndTurn, PlaceMark, winner_of

AnyStep: TypeAlias = PlaceMark | EndTurn


class Edition(Struct, frozen=True):
    """The figures that may differ between copies of the game: none."""


class TicTacToeState(State, frozen=True):
    """The complete state, in which nothing is hidden."""

    stack: tuple[AnyStep, ...]
    edition: Edition
    marks: tuple[Seat | None, ...]
    """The seat that has placed a mark on each field."""
    resigned: Seat | None = None
    is_agreed_draw: bool = False

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return 2

    @property
    def winner(self) -> Seat | None:
        """Return the seat that has won, or None."""
        return winner_of(self.marks) if self.resigned is None else 1 - self.resigned

    def resign(self, seat: Seat) -> TicTacToeState:
        """Return the final state after a seat has resigned."""
        return replace(self, stack=(), resigned=seat)

    def agree_draw(self) -> TicTacToeState:
        """Return the final state after both seats have agreed to a draw."""
        return replace(self, stack=(), is_agreed_draw=True)
