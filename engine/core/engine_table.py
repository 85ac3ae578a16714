"""The table of a search on the engine itself, for any game: its rules, its worlds and what it expects are enough."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Any, Protocol, cast

from msgspec import Struct

from engine.core import play
from engine.core.chance import Seeded
from engine.core.dice import Dice
from engine.core.game import total
from engine.core.model import Action, Seat, State, Together
from engine.core.search import Turn
from engine.core.thinking import SEEDS, SWING, Searcher, Worlds, by_worth

BREADTH = 12
"""Turns begun that are gone on with, the best of them."""
MAX_TURNS = 12
"""Turns of a position that are looked at."""
SLACK = 1.0
"""A turn of which so many points less are expected is half as likely to be the best."""


class Rules(Protocol):
    """What the search asks of a game."""

    def observe(self, state: Any, viewer: Seat | None) -> Any:
        """Return all that a seat may know."""

    def expected(self, view: Any) -> tuple[tuple[Any, ...], ...]:
        """Return by seat what it may expect, in terms."""

    def determinise(self, view: Any, seat: Seat, chance: Seeded) -> Any:
        """Deal a world."""

    def asked(self, view: Any) -> Seat:
        """Return the seat that sees this and has to choose."""

    def result(self, state: Any) -> Any:
        """Return the outcome of a finished game."""


class EngineWorlds(Worlds):
    """The worlds that a view may be."""

    def __init__(self, rules: Rules, view: Any, dice: Dice) -> None:
        self.rules, self._view, self._dice = rules, view, dice
        self.seat = rules.asked(view)
        self.seats = len(rules.expected(view))

    def table(self) -> EngineTable:
        """Deal a world."""
        state = self.rules.determinise(self._view, self.seat, Seeded(str(self._dice.below(SEEDS >> 30))))
        return EngineTable(self.rules, state, self.seat, self._dice)

    def turn(self, actions: Sequence[Action]) -> tuple[Turn, int]:
        """Return the actions up to one that uncovers something, or after which the seat is asked no more."""
        state = self.rules.determinise(self._view, self.seat, Seeded(""))
        for taken, action in enumerate(actions, 1):
            pending = play.decision(state, self.seat)
            if pending is None or action not in pending.options(state):
                return tuple(actions[: taken - 1]), taken - 1
            if pending.reveals(state, action):
                return tuple(actions[:taken]), taken
            state = play.follow(state, action, self.seat)
        return tuple(actions), len(actions)

    def actions(self, turn: Turn) -> tuple[Action, ...]:
        """Return a turn, which is its actions."""
        return cast("tuple[Action, ...]", turn)


class EngineTable:
    """A position of a world."""

    def __init__(self, rules: Rules, state: State, first: Seat, dice: Dice) -> None:
        self._rules, self._state, self._dice = rules, state, dice
        self.seat = first

    def turns(self) -> list[tuple[Turn, float]]:
        """Return the turns after which the seat may expect most by itself."""
        whole: list[tuple[float, Turn]] = []
        begun: list[tuple[tuple[Action, ...], State]] = [((), self._state)]
        while begun:
            longer: list[tuple[float, tuple[Action, ...], State]] = []
            for actions, state in begun:
                pending = play.decision(state, self.seat)
                assert pending is not None
                for action in pending.options(state):
                    after = play.follow(state, action, self.seat)
                    worth = self._worth(after)
                    if pending.reveals(state, action) or play.decision(after, self.seat) is None:
                        whole.append((worth, (*actions, action)))
                    else:
                        longer.append((worth, (*actions, action), after))
            longer.sort(key=lambda line: -line[0])
            begun = [(actions, state) for _, actions, state in longer[:BREADTH]]
        return by_worth(whole, MAX_TURNS, SLACK)

    def _worth(self, state: State) -> float:
        sums = [total(terms) for terms in self._expected(state, self.seat)]
        own = sums.pop(self.seat)
        return own - fsum(sums) / max(1, len(sums))

    def _expected(self, state: State, viewer: Seat) -> tuple[tuple[Any, ...], ...]:
        return self._rules.expected(self._rules.observe(state, viewer))

    def play(self, turn: Turn) -> None:
        """Play a turn; what others choose at the same time is drawn, as nobody can answer it."""
        state = self._state
        for action in cast("tuple[Action, ...]", turn):
            state = play.follow(state, action, self.seat)
        while state.stack and isinstance(state.stack[0], Together) and play.awaited_seats(state):
            other = play.awaited_seats(state)[0]
            offered = play.options(state, other)
            state = play.follow(state, offered[self._dice.below(len(offered))], other)
        self._state = play.settle(state)
        seat = play.awaited(self._state)
        self.seat = -1 if seat is None else seat

    def forecast(self) -> list[float]:
        """Return what each seat may expect by what it sees."""
        state = self._state
        return [total(self._expected(state, seat)[seat]) for seat in range(state.seats)]

    def points(self) -> list[float]:
        """Return what each seat may expect by what it sees; to win counts beside the points."""
        state, points = self._state, self.forecast()
        if play.is_finished(state):
            for seat in self._rules.result(state).ranking[0]:
                points[seat] += SWING
        return points


class GameSearcher(Searcher[Struct]):
    """A robot for a game that says no more than what every game says."""

    def __init__(self, rules: Rules, nodes: int, version: int = 1) -> None:
        super().__init__(nodes, version)
        self._rules = rules

    def worlds(self, view: Struct, offered: Any, dice: Dice) -> Worlds:
        """Return the worlds that the view may be."""
        return EngineWorlds(self._rules, view, dice)
