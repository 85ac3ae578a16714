"""A search for any game, which uses only the game's rules, worlds and `expected`."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Any, Protocol, cast

from msgspec import Struct

from engine.core import play
from engine.core.game import total
from engine.core.model import Action, Seat, SimultaneousStep, State
from engine.core.randomness.chance import SeededChance
from engine.core.robots.dice import Dice
from engine.core.robots.search import Points, Teams, Turn, team_means, team_of
from engine.core.robots.searcher import SEEDS, Searcher, Worlds, turns_with_priors

BREADTH = 12
"""Beam width: number of best unfinished turns that are extended."""
MAX_TURNS = 12
"""Maximum number of turns considered per position."""
SLACK = 1.0
"""A turn that is worth this many points less than the best turn gets half of the best turn's prior."""


class SearchableGame(Protocol):
    """The methods that the search requires of a game."""

    win_value: float
    """A lead that practically decides the game."""

    def observe(self, state: Any, viewer: Seat | None) -> Any:
        """Return the view with everything that the viewer may know."""

    def expected(self, view: Any) -> tuple[tuple[Any, ...], ...]:
        """Return each seat's expected result as terms."""

    def determinise(self, view: Any, seat: Seat, chance: SeededChance) -> Any:
        """Return the state of a random world that is consistent with the seat's view."""

    def awaited_seat(self, view: Any) -> Seat:
        """Return the seat that has to choose.

        `view` must be the view of this seat.
        """

    def result(self, state: Any) -> Any:
        """Return the outcome of a finished game."""

    def teams_of(self, state: Any) -> Teams:
        """Return the teams in a state; empty if each seat plays for itself."""


class EngineWorlds(Worlds):
    """The possible worlds for a view.

    Moves in them are made by the game engine.
    """

    def __init__(self, rules: SearchableGame, view: Any, dice: Dice) -> None:
        self.rules, self._view, self._dice = rules, view, dice
        self.seat = rules.awaited_seat(view)
        self.seats = len(rules.expected(view))
        self.swing = rules.win_value
        self.teams = rules.teams_of(rules.determinise(view, self.seat, SeededChance("")))

    def position(self) -> EnginePosition:
        """Return the search position for a random world."""
        state = self.rules.determinise(
            self._view, self.seat, SeededChance(str(self._dice.below(SEEDS >> 30)))
        )
        return EnginePosition(self.rules, state, self.seat, self._dice, self.teams)

    def turn(self, actions: Sequence[Action]) -> tuple[Turn, int]:
        """Return the turn that the actions begin with, and its number of actions.

        The turn ends with an action that reveals something, or when the seat has no decision left.
        """
        state = self.rules.determinise(self._view, self.seat, SeededChance(""))
        for taken, action in enumerate(actions, 1):
            pending = play.decision(state, self.seat)
            if pending is None or not pending.is_legal(state, action):
                return tuple(actions[: taken - 1]), taken - 1
            if pending.reveals(state, action):
                return tuple(actions[:taken]), taken
            state = play.apply_unchecked(state, action, self.seat)
        return tuple(actions), len(actions)

    def actions(self, turn: Turn) -> tuple[Action, ...]:
        """Return a turn's actions.

        Here, a turn is already a tuple of actions.
        """
        return cast("tuple[Action, ...]", turn)


class EnginePosition:
    """A search position in one world.

    Moves are made by the game engine.
    """

    def __init__(
        self, rules: SearchableGame, state: State, first: Seat, dice: Dice, teams: Teams = ()
    ) -> None:
        self._rules, self._state, self._dice, self._teams = rules, state, dice, teams
        self.seat = first

    def turns(self) -> list[tuple[Turn, float]]:
        """Return the turns with the best immediate expectations, and their priors."""
        whole: list[tuple[float, Turn]] = []
        begun: list[tuple[tuple[Action, ...], State]] = [((), self._state)]
        while begun:
            longer: list[tuple[float, tuple[Action, ...], State]] = []
            for actions, state in begun:
                pending = play.decision(state, self.seat)
                assert pending is not None
                for action in pending.options(state):
                    after = play.apply_unchecked(state, action, self.seat)
                    worth = self._evaluate(after)
                    if pending.reveals(state, action) or play.decision(after, self.seat) is None:
                        whole.append((worth, (*actions, action)))
                    else:
                        longer.append((worth, (*actions, action), after))
            longer.sort(key=lambda line: -line[0])
            begun = [(actions, state) for _, actions, state in longer[:BREADTH]]
        return turns_with_priors(whole, MAX_TURNS, SLACK)

    def _evaluate(self, state: State) -> float:
        sums, seat = [total(terms) for terms in self._expected(state, self.seat)], self.seat
        if self._teams:
            sums, seat = team_means(sums, self._teams), team_of(seat, self._teams)
        own = sums.pop(seat)
        return own - fsum(sums) / max(1, len(sums))

    def _expected(self, state: State, viewer: Seat) -> tuple[tuple[Any, ...], ...]:
        return self._rules.expected(self._rules.observe(state, viewer))

    def play(self, turn: Turn) -> None:
        """Play a turn.

        Other seats' simultaneous choices are drawn at random, because no seat can react to them.
        """
        state = self._state
        for action in cast("tuple[Action, ...]", turn):
            state = play.apply_unchecked(state, action, self.seat)
        while state.stack and isinstance(state.stack[0], SimultaneousStep) and play.awaited_seats(state):
            other = play.awaited_seats(state)[0]
            offered = play.options(state, other)
            state = play.apply_unchecked(state, offered[self._dice.below(len(offered))], other)
        self._state = play.run_table_steps(state)
        seat = play.awaited_seat(self._state)
        self.seat = -1 if seat is None else seat

    def forecast(self) -> list[float]:
        """Return each seat's expected points, evaluated from its own view."""
        state = self._state
        return [total(self._expected(state, seat)[seat]) for seat in range(state.seats)]

    def points(self) -> list[float]:
        """Return each seat's expected points from its own view."""
        return self.forecast()

    def bonuses(self, points: Points) -> list[float]:
        """Return a bonus for each winner if the game is over."""
        if not play.is_finished(self._state):
            return [0.0] * len(points)
        winners = self._rules.result(self._state).winners(len(points))
        return [self._rules.win_value if seat in winners else 0.0 for seat in range(len(points))]


class GameSearcher(Searcher[Struct]):
    """A search robot for any game, which uses only the common interface of games."""

    def __init__(self, rules: SearchableGame, nodes: int, version: int = 1) -> None:
        super().__init__(nodes, version)
        self._rules = rules

    def worlds(self, view: Struct, offered: Any, dice: Dice) -> Worlds:
        """Return the possible worlds that are consistent with the view."""
        return EngineWorlds(self._rules, view, dice)
