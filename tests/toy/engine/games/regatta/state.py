"""The game state of Regatta: the winds, and the efforts and hours of each boat."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import State
from engine.core.randomness.chance import Chance
from engine.games.regatta.components import Wind
from engine.games.regatta.edition import Edition
from engine.games.regatta.steps.leg import ChooseEfforts, TurnWind

AnyStep: TypeAlias = ChooseEfforts | TurnWind


class RegattaState(State, frozen=True):
    """The complete state, including hidden components."""

    stack: tuple[AnyStep, ...]
    edition: Edition
    chance: Chance
    winds: tuple[Wind, ...]
    """All winds in shuffled order; players see only those that have been turned up."""
    hours: tuple[int, ...]
    """Each boat's hours so far."""
    rowed: tuple[tuple[int, ...], ...] = ()
    """The boats' efforts in each finished leg."""
    is_windy: bool = False
    """Whether the current leg's wind has been turned up."""

    @property
    def seats(self) -> int:
        """Return the number of boats in the race."""
        return len(self.hours)

    @property
    def wind(self) -> Wind:
        """Return the current leg's wind."""
        return self.winds[len(self.rowed)]

    @property
    def turned(self) -> tuple[Wind, ...]:
        """Return the winds that have been turned up."""
        return self.winds[: len(self.rowed) + self.is_windy]
