"""The table of Pearls."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.chance import Chance
from engine.core.model import Seat, State
from engine.games.pearls.components import MAX_TAKEN, Shell, Tide
from engine.games.pearls.edition import Edition
from engine.games.pearls.steps.dive import Dive
from engine.games.pearls.steps.rise import Rise
from engine.games.pearls.steps.rise_1 import Rise1
from engine.games.pearls.steps.tide import NextDive, ShowShells, TurnTide

AnyStep: TypeAlias = Dive | Rise | Rise1 | NextDive | TurnTide | ShowShells


class PearlsState(State, frozen=True):
    """Everything on the table, also what nobody may see."""

    stack: tuple[AnyStep, ...]
    edition: Edition
    chance: Chance
    pile: int
    owned: tuple[int, ...]
    """Pearls by seat."""
    tides: tuple[Tide, ...]
    """Still to come, the next one first; hidden."""
    shells: tuple[Shell, ...]
    """As they were shuffled: one for each seat, then those that stay in the box; hidden."""
    turned: tuple[Tide, ...] = ()
    lookers: tuple[Seat, ...] = ()
    """Who knows the next tide."""
    most: int = MAX_TAKEN[-1]
    """Pearls a dive may bring."""
    rules_version: int = 1
    """By which rules the table plays: what was stored before there were others is of the first."""

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.owned)
