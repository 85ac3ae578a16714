"""Robots that search: for any game by its rules and `expected`, or on a quicker table of the game's own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from operator import itemgetter
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from engine.core.chance import Seeded
from engine.core.dice import Dice
from engine.core.model import Action
from engine.core.robots import Considered, Plan
from engine.core.search import Points, Table, Turn, lead, search

V = TypeVar("V", bound=Struct)

SEEDS = 1 << 62
SWING = 10.0
"""The lead in points that wins as a rule."""
BEST = 3
"""Turns that are told of as considered."""


class Forecasting(Table, Protocol):
    """A position that tells beside what it is worth how many points may come of it."""

    def forecast(self) -> Points:
        """Return the points each seat may have in the end; nothing is asked of the table after that."""
        ...


class Worlds(ABC):
    """What a view may be: tables of worlds for the search, and what their turns are in the game."""

    seats: int
    swing: float = SWING
    is_open: bool = False
    """Nothing is hidden: every world is the same, but for chance to come."""
    doubt: float = 0.0
    """Points by which the lead in the end differs from what is expected, as a rule; 0 where worlds tell it."""

    @abstractmethod
    def table(self) -> Forecasting:
        """Return the table of a world, to be changed."""

    def turn(self, actions: Sequence[Action]) -> tuple[Turn, int]:
        """Return the turn with which a seat's actions begin, and how many of them are part of it."""
        return tuple(actions), len(actions)

    @abstractmethod
    def actions(self, turn: Turn) -> tuple[Action, ...]:
        """Return the actions of a turn of the seat that is asked."""


class Searcher(ABC, Generic[V]):
    """A robot that searches its whole turn."""

    def __init__(self, nodes: int, version: int = 1) -> None:
        self.nodes = nodes
        self.version = version

    @abstractmethod
    def worlds(self, view: V, offered: Sequence[Action], dice: Dice) -> Worlds:
        """Return the worlds that the view may be."""

    def plan(self, view: V, offered: Sequence[Action], chance: Seeded, budget: int) -> Plan:
        """Plan the turn up to its end, by trying as many worlds as the budget allows."""
        if len(offered) == 1:
            return Plan((offered[0],), chance)
        seed, chance = chance.below(SEEDS)
        worlds = self.worlds(view, offered, Dice(seed))
        found = search(worlds.table, worlds.seats, max(1, budget), worlds.swing, is_open=worlds.is_open)
        considered = tuple(
            Considered(worlds.actions(one.turn), lead(one.reward, worlds.swing), one.tries)
            for one in found[:BEST]
        )
        return Plan(considered[0].actions, chance, considered)


def by_worth(weighed: Sequence[tuple[float, Turn]], most: int, slack: float) -> list[tuple[Turn, float]]:
    """Return the best turns with priors: one that is worth `slack` less than the best is half as likely."""
    best_first = sorted(weighed, key=itemgetter(0), reverse=True)[:most]
    top = best_first[0][0]
    return [(turn, slack / (slack + top - worth)) for worth, turn in best_first]
