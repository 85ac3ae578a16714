"""Search robots for any game.

They use the game's rules and `expected`, or faster positions that the game provides.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from operator import itemgetter
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.dice import Dice
from engine.core.robots.robot import ConsideredTurn, Plan
from engine.core.robots.search import Points, SearchPosition, SearchResult, Teams, Turn, search

V = TypeVar("V", bound=Struct)

SEEDS = 1 << 62
SWING = 10.0
"""Default lead that practically decides the game; `Game.win_value` for robots without positions of their own."""
MAX_CONSIDERED = 3
"""Maximum number of considered turns in a plan."""


class ForecastPosition(SearchPosition, Protocol):
    """A search position that can also forecast the final points."""

    def forecast(self) -> Points:
        """Return possible final points for each seat.

        The position must not be used afterwards.
        """
        ...


class Worlds(ABC):
    """The possible worlds for a view.

    They create search positions, and convert between turns and actions.
    """

    seats: int
    swing: float = SWING
    is_open: bool = False
    """Whether nothing is hidden. All worlds are then equal, except for future random outcomes."""
    teams: Teams = ()
    """The teams with their seats; empty if each seat plays for itself."""
    spread_factor: float = 1.0
    """Factor for standard deviations that are estimated by sampling worlds.

    Matches differ from forecasts by more than the worlds do, because players choose other turns.
    """

    @abstractmethod
    def position(self) -> ForecastPosition:
        """Return a search position for one of the worlds.

        The search modifies it.
        """

    def search(self, nodes: int) -> tuple[SearchResult, ...]:
        """Search the turns of the seat to move, and return them from best to worst."""
        return search(
            self.position, self.seats, max(1, nodes), self.swing, is_open=self.is_open, teams=self.teams
        )

    def spread_after(self, turn: Turn) -> float:
        """Return the standard deviation of the final lead after a turn, in points.

        If this method returns 0, the caller estimates the standard deviation by sampling worlds.
        """
        del turn
        return 0.0

    def turn(self, actions: Sequence[Action]) -> tuple[Turn, int]:
        """Return the turn at the start of `actions`, and the number of actions in it."""
        return tuple(actions), len(actions)

    @abstractmethod
    def actions(self, turn: Turn) -> tuple[Action, ...]:
        """Return the actions that make up the active seat's turn."""


class Searcher(ABC, Generic[V]):
    """A robot that searches its whole turn."""

    def __init__(self, nodes: int, version: int = 1) -> None:
        self.nodes = nodes
        self.version = version

    @abstractmethod
    def worlds(self, view: V, offered: Sequence[Action], dice: Dice) -> Worlds:
        """Return the possible worlds that are consistent with the view."""

    def plan(self, view: V, offered: Sequence[Action], chance: SeededChance, budget: int) -> Plan:
        """Plan a whole turn by searching.

        `budget` is the number of iterations.
        """
        if len(offered) == 1:
            return Plan((offered[0],), chance)
        seed, chance = chance.below(SEEDS)
        worlds = self.worlds(view, offered, Dice(seed))
        found = worlds.search(budget)
        considered = tuple(
            ConsideredTurn(worlds.actions(search_result.turn), search_result.lead, search_result.tries)
            for search_result in found[:MAX_CONSIDERED]
        )
        return Plan(considered[0].actions, chance, considered)


def turns_with_priors(
    valued_turns: Sequence[tuple[float, Turn]], most: int, slack: float
) -> list[tuple[Turn, float]]:
    """Return the best turns with priors.

    A turn worth `slack` less than the best turn gets half the best turn's prior.
    """
    best_first = sorted(valued_turns, key=itemgetter(0), reverse=True)[:most]
    top = best_first[0][0]
    return [(turn, slack / (slack + top - worth)) for worth, turn in best_first]
