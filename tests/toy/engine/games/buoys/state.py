"""The game state of Buoys: the buoys that were laid."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from engine.core.model import Seat, State
from engine.games.buoys.edition import Edition
from engine.games.buoys.steps.lay import LayBuoy, NextBuoy

AnyStep: TypeAlias = LayBuoy | NextBuoy


class BuoysState(State, frozen=True):
    """The complete state; nothing is hidden."""

    stack: tuple[AnyStep, ...]
    edition: Edition
    fields: tuple[Seat | None, ...]
    """The owner of the buoy in each field."""
    resigned: Seat | None = None
    is_agreed: bool = False
    """Whether the players have agreed to a draw."""

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return 2

    def resign(self, seat: Seat) -> BuoysState:
        """Return the final state after a seat has resigned."""
        return replace(self, stack=(), resigned=seat)

    def agree_draw(self) -> BuoysState:
        """Return the final state after both seats have agreed to a draw."""
        return replace(self, stack=(), is_agreed=True)
