"""Search robots that look several phases ahead: the choices of actions, and the turns of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import cast

from msgspec.structs import replace

from engine.core import play
from engine.core.chance import Recorded, Seeded
from engine.core.dice import Dice
from engine.core.model import Action
from engine.core.search import Turn
from engine.core.thinking import SEEDS, Searcher, Worlds, by_worth
from engine.games.nauticus.actions import EndTurn, Extra
from engine.games.nauticus.components import PHASES
from engine.games.nauticus.determinise import determinise
from engine.games.nauticus.robots.turns import Line, choices, is_last_phase, is_whole, kept, lines
from engine.games.nauticus.robots.worth.seat import worth
from engine.games.nauticus.scoring import tally
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.choose import ChooseAction
from engine.games.nauticus.steps.free_tile import TakeFreeTile
from engine.games.nauticus.steps.reward import ChooseReward
from engine.games.nauticus.steps.turn import FinishTurn
from engine.games.nauticus.view import View

BREADTH = 3
"""Beam width for the robot's own turn."""
QUICK = 1
"""Beam width for later turns."""
ALL = 150
"""Beam width for the last phase, in which each result can be scored exactly."""
MAX_OWN_TURNS = 4
"""Number of candidates for the robot's own turn; for later turns only the best one is used."""
SLACK = 2.0
"""A turn expected to score this many points less than the best has half the prior."""
SHUFFLES = 8
"""Number of different shuffles of future rounds. With more, positions would rarely repeat."""
WIN = 3.0
"""Value of winning in points, on top of the score."""
DOUBT = 2.0
"""Spread of the final lead, times the square root of the phases left; measured in 24 games."""
NO_CHANCE = Recorded(())


class NauticusSearcher(Searcher[View]):
    """A search robot that looks `ahead` phases ahead, including the current one."""

    def __init__(self, nodes: int, ahead: int) -> None:
        super().__init__(nodes, version=2)
        self.ahead = ahead

    def worlds(self, view: View, offered: Sequence[Action], dice: Dice) -> Worlds:
        """Return the worlds; they differ in the shuffles of future rounds."""
        return Harbours(view, dice, self.ahead)


class Harbours(Worlds):
    """The possible worlds of a view, with a cache of the turns in their positions."""

    is_open = True

    def __init__(self, view: View, dice: Dice, ahead: int) -> None:
        self.seats, self._dice = len(view.seats), dice
        self._shuffles = [Seeded(str(dice.below(SEEDS >> 30))) for _ in range(SHUFFLES)]
        self._root = determinise(view, Seeded(""))
        self.horizon = self._root.phases_over + ahead
        self.doubt = DOUBT * sqrt(max(0, self._root.last_round * PHASES - self._root.phases_over))
        self._turns: dict[NauticusState, list[tuple[Turn, float]]] = {}

    def table(self) -> Harbour:
        """Return the table with another chance."""
        chance = self._shuffles[self._dice.below(SHUFFLES)]
        return Harbour(replace(self._root, chance=chance), self)

    def actions(self, turn: Turn) -> tuple[Action, ...]:
        """Return the actions of a turn.

        A turn is a tuple of actions here.
        """
        return cast("tuple[Action, ...]", turn)

    def turn(self, actions: Sequence[Action]) -> tuple[Turn, int]:
        """Return the first turn among the actions, and their number.

        A chosen action forms a turn with its bonus. Otherwise a turn lasts until the seat has no more
        decisions.
        """
        state, seat, taken = self._root, play.awaited(self._root), 0
        assert seat is not None
        is_choosing = _is_choosing(state)
        for action in actions:
            if taken and not self._goes_on(state, seat, action, is_choosing=is_choosing):
                break
            state, taken = play.follow(state, action), taken + 1
        return tuple(actions[:taken]), taken

    @staticmethod
    def _goes_on(state: NauticusState, seat: int, action: Action, *, is_choosing: bool) -> bool:
        if is_choosing:
            return isinstance(state.stack[0], ChooseReward | TakeFreeTile)
        return isinstance(action, EndTurn) or not is_whole(state, seat)

    def turns(self, state: NauticusState) -> list[tuple[Turn, float]]:
        """Return the turns of the active seat; they don't depend on future chance."""
        known = replace(state, chance=NO_CHANCE)
        if known not in self._turns:
            found = [(line.worth, line.actions) for line in self._lines(known)]
            most = len(found) if _is_choosing(known) else MAX_OWN_TURNS if self._is_root(known) else 1
            self._turns[known] = by_worth(found, most, SLACK)
        return self._turns[known]

    def _lines(self, state: NauticusState) -> list[Line]:
        top = state.stack[0]
        seat = play.awaited(state)
        assert seat is not None
        if isinstance(top, ChooseAction):
            return choices(state, seat)
        is_own = self._is_root(state)
        if isinstance(top, FinishTurn) and not is_own and not is_last_phase(state):
            return [kept(state, seat)]
        breadth = BREADTH if is_own else QUICK
        if is_last_phase(state) and is_own:
            breadth = ALL
        found = lines(state, seat, breadth, with_extra=isinstance(top, FinishTurn))
        if is_own and len(state.rounds) == state.last_round and not isinstance(top, FinishTurn):
            found += self._with_extra(state, seat)
        return found

    def _is_root(self, state: NauticusState) -> bool:
        return state.stack == self._root.stack and state.players == self._root.players

    def _with_extra(self, state: NauticusState, seat: int) -> list[Line]:
        """Return the turns that begin with the extra action, the best one per tile."""
        found: list[Line] = []
        for action in play.options(state):
            if isinstance(action, Extra):
                after = lines(play.follow(state, action), seat, QUICK)[:1]
                found += [Line((action, *line.actions), line.state, line.worth) for line in after]
        return found


def _is_choosing(state: NauticusState) -> bool:
    return bool(state.stack) and isinstance(state.stack[0], ChooseAction)


class Harbour:
    """A search position: one world of Nauticus."""

    __slots__ = ("_harbours", "_state")

    def __init__(self, state: NauticusState, harbours: Harbours) -> None:
        self._state, self._harbours = state, harbours

    @property
    def seat(self) -> int:
        """Return the seat to play; none beyond the search horizon."""
        if _is_choosing(self._state) and self._state.phases_over >= self._harbours.horizon:
            return -1
        seat = play.awaited(self._state)
        return -1 if seat is None else seat

    def turns(self) -> Sequence[tuple[Turn, float]]:
        """Return the most promising turns."""
        return self._harbours.turns(self._state)

    def play(self, turn: Turn) -> None:
        """Play a turn."""
        state = self._state
        for action in cast("tuple[Action, ...]", turn):
            state = play.follow(state, action)
        self._state = play.settle(state)

    def forecast(self) -> list[float]:
        """Let all seats finish the phase greedily, and return each seat's evaluation."""
        while self.seat >= 0 and not _is_choosing(self._state):
            self.play(self.turns()[0][0])
        state = self._state
        if state.stack:
            return [worth(state, seat) for seat in range(state.seats)]
        return [float(tally(player).vp) for player in state.players]

    def points(self) -> list[float]:
        """Return each seat's evaluation after the phase, plus a bonus for winning."""
        points, state = self.forecast(), self._state
        if state.stack:
            return points
        first = max(range(state.seats), key=lambda seat: tally(state.players[seat]).rank_key)
        points[first] += WIN
        return points
