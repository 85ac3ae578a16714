"""Robots that search phases ahead: who chooses which action, and what everybody makes of it."""

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
"""Lines of the own turn that are played on at a time."""
QUICK = 1
"""The same in turns to come."""
ALL = 150
"""The same in the last phase, where each can be counted."""
MAX_OWN_TURNS = 4
"""Ways to take the own turn that are looked at; in turns to come it is the best one."""
SLACK = 2.0
"""A turn of which so many points less are expected is half as likely to be the best."""
SHUFFLES = 8
"""Ways in which tiles of rounds to come may be shuffled; with more, hardly a position would be met twice."""
WIN = 3.0
"""What it is worth to win, beside the points."""
DOUBT = 2.0
"""How far the lead in the end differs from what is expected, by the root of the phases left: seen in 24 games."""
NO_CHANCE = Recorded(())


class NauticusSearcher(Searcher[View]):
    """A robot that looks so many phases ahead, the one in hand among them."""

    def __init__(self, nodes: int, ahead: int) -> None:
        super().__init__(nodes, version=2)
        self.ahead = ahead

    def worlds(self, view: View, offered: Sequence[Action], dice: Dice) -> Worlds:
        """Return the table; how tiles will be shuffled in rounds to come differs from world to world."""
        return Harbours(view, dice, self.ahead)


class Harbours(Worlds):
    """The worlds that a view may be, and what was found out about their positions."""

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
        """Return a turn, which is its actions."""
        return cast("tuple[Action, ...]", turn)

    def turn(self, actions: Sequence[Action]) -> tuple[Turn, int]:
        """Return what was chosen with what it gave, or what was done up to where the seat is asked no more."""
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
        """Return the turns of the seat that is asked; the chance to come has no part in it."""
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
        """Return the turns that begin with the extra action, the best for each tile."""
        found: list[Line] = []
        for action in play.options(state):
            if isinstance(action, Extra):
                after = lines(play.follow(state, action), seat, QUICK)[:1]
                found += [Line((action, *line.actions), line.state, line.worth) for line in after]
        return found


def _is_choosing(state: NauticusState) -> bool:
    return bool(state.stack) and isinstance(state.stack[0], ChooseAction)


class Harbour:
    """A world for the search."""

    __slots__ = ("_harbours", "_state")

    def __init__(self, state: NauticusState, harbours: Harbours) -> None:
        self._state, self._harbours = state, harbours

    @property
    def seat(self) -> int:
        """Return who is to play; nobody beyond the phases that are looked at."""
        if _is_choosing(self._state) and self._state.phases_over >= self._harbours.horizon:
            return -1
        seat = play.awaited(self._state)
        return -1 if seat is None else seat

    def turns(self) -> Sequence[tuple[Turn, float]]:
        """Return the turns that promise most by themselves."""
        return self._harbours.turns(self._state)

    def play(self, turn: Turn) -> None:
        """Play a turn."""
        state = self._state
        for action in cast("tuple[Action, ...]", turn):
            state = play.follow(state, action)
        self._state = play.settle(state)

    def forecast(self) -> list[float]:
        """Let everybody end the phase as seems best to them, and weigh what each has then."""
        while self.seat >= 0 and not _is_choosing(self._state):
            self.play(self.turns()[0][0])
        state = self._state
        if state.stack:
            return [worth(state, seat) for seat in range(state.seats)]
        return [float(tally(player).vp) for player in state.players]

    def points(self) -> list[float]:
        """Return what comes of the phase for everybody; to win counts beside the points."""
        points, state = self.forecast(), self._state
        if state.stack:
            return points
        first = max(range(state.seats), key=lambda seat: tally(state.players[seat]).rank_key)
        points[first] += WIN
        return points
