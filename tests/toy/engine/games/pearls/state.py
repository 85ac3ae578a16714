"""The game state of Pearls: the pile, the tides, the shells and the pearls of each seat."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Seat, State
from engine.core.randomness.chance import Chance
from engine.games.pearls.components import MAX_TAKEN, Shell, Tide
from engine.games.pearls.edition import Edition
from engine.games.pearls.steps.dive import Dive
from engine.games.pearls.steps.rise import Rise
from engine.games.pearls.steps.rise_1 import Rise1
from engine.games.pearls.steps.tide import NextDive, ShowShells, TurnTide

AnyStep: TypeAlias = Dive | Rise | Rise1 | NextDive | TurnTide | ShowShells


class PearlsState(State, frozen=True):
    """The complete state, including hidden components."""

    stack: tuple[AnyStep, ...]
    edition: Edition
    chance: Chance
    pile: int
    owned: tuple[int, ...]
    """Number of pearls by seat."""
    tides: tuple[Tide, ...]
    """Future tides, the next one first; hidden from players."""
    shells: tuple[Shell, ...]
    """Shells in shuffled order, hidden from players.

    The first shells belong to the seats, and the rest stay in the box.
    """
    turned: tuple[Tide, ...] = ()
    lookers: tuple[Seat, ...] = ()
    """Seats that know the next tide."""
    most: int = MAX_TAKEN[-1]
    """Maximum number of pearls per dive."""
    rules_version: int = 1
    """The table's rules version. If a stored state does not contain it, the version is 1."""

    @property
    def seats(self) -> int:
        """Return the number of players at the table."""
        return len(self.owned)
