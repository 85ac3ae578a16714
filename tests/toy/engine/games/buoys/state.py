"""The game state of Buoys: the buoys that were laid."""

from __future__ import annotations

from typing import TypeAlias

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

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return 2
