"""Search robots that look several phases ahead.

They search the choices of actions and the turns of all seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import cast

from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action
from engine.core.randomness.chance import RecordedChance, SeededChance
from engine.core.robots.dice import Dice
from engine.core.robots.search import Points, Turn
from engine.core.robots.searcher import SEEDS, Searcher, Worlds, turns_with_priors
from engine.games.nauticus.actions import EndTurn, Extra
from engine.games.nauticus.components import PHASES
from engine.games.nauticus.determinise import determinise
from engine.games.nauticus.robots.candidate_turns import (
    CandidateTurn,
    choices,
    find_turns,
    is_complete,
    is_last_phase,
    turn_without_extra,
)
from engine.games.nauticus.robots.worth.seat import worth
from engine.games.nauticus.robots.worth.weights import TUNED
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
"""Beam width for the last phase, where each result can be scored exactly."""
MAX_OWN_TURNS = 4
"""Number of candidates for the robot's own turn. For later turns, only the best candidate is considered."""
SLACK = 2.0
"""A turn that is worth this many points less than the best turn gets half of the best turn's prior."""
SHUFFLES = 8
"""Number of different shuffles for future rounds. With more shuffles, positions would rarely repeat."""
WIN = 3.0
"""Bonus in points that the evaluation adds for the winner."""
DOUBT = 2.8
"""Standard deviation of the final lead per phase that the search can't foresee, in points.

It was measured in 60 games between Deckhands. For several phases, it is multiplied by the square root of their
number.
"""
FORESEEN = 2.5
"""Number of phases that the search foresees well enough."""
MIN_DOUBT = 0.5
"""Standard deviation of the final lead if a seat still has a choice in the last phases."""
NO_CHANCE = RecordedChance(())


class NauticusSearcher(Searcher[View]):
    """A search robot that looks `ahead` phases ahead, counting the current phase."""

    def __init__(self, nodes: int, ahead: int) -> None:
        super().__init__(nodes, version=4)
        self.ahead = ahead

    def worlds(self, view: View, offered: Sequence[Action], dice: Dice) -> Worlds:
        """Return the possible worlds, which differ in how future rounds are shuffled."""
        return NauticusWorlds(view, dice, self.ahead)


class NauticusWorlds(Worlds):
    """The possible worlds for a view, with a cache of the turns in each position."""

    is_open = True

    def __init__(self, view: View, dice: Dice, ahead: int) -> None:
        self.seats, self._dice = len(view.seats), dice
        self._shuffles = [SeededChance(str(dice.below(SEEDS >> 30))) for _ in range(SHUFFLES)]
        self._root = determinise(view, SeededChance(""))
        self.horizon = self._root.phases_over + ahead
        self._turns: dict[NauticusState, list[tuple[Turn, float]]] = {}

    def position(self) -> NauticusPosition:
        """Return a position with one of the shuffles."""
        chance = self._shuffles[self._dice.below(SHUFFLES)]
        return NauticusPosition(replace(self._root, chance=chance), self)

    def spread_after(self, turn: Turn) -> float:
        """Return the standard deviation for the number of phases left, or 0 if the turn decides the result."""
        position = self.position()
        own = position.seat
        position.play(turn)
        if position.is_decided(own):
            return 0.0
        phases = self._root.last_round * PHASES - self._root.phases_over
        return max(MIN_DOUBT, DOUBT * sqrt(max(0.0, phases - FORESEEN)))

    def actions(self, turn: Turn) -> tuple[Action, ...]:
        """Return a turn's actions.

        In this game, turns are already tuples of actions.
        """
        return cast("tuple[Action, ...]", turn)

    def turn(self, actions: Sequence[Action]) -> tuple[Turn, int]:
        """Return the turn at the start of `actions`, and the number of actions in it.

        Choosing the phase's action, including its bonus, is one turn. Any other turn lasts until the seat has
        no more decisions.
        """
        state, seat, taken = self._root, play.awaited_seat(self._root), 0
        assert seat is not None
        is_choosing = _is_choosing(state)
        for action in actions:
            if taken and not self._is_turn_continued(state, seat, action, is_choosing=is_choosing):
                break
            state, taken = play.apply_unchecked(state, action), taken + 1
        return tuple(actions[:taken]), taken

    @staticmethod
    def _is_turn_continued(state: NauticusState, seat: int, action: Action, *, is_choosing: bool) -> bool:
        if is_choosing:
            return isinstance(state.stack[0], ChooseReward | TakeFreeTile)
        return isinstance(action, EndTurn) or not is_complete(state, seat)

    def turns(self, state: NauticusState) -> list[tuple[Turn, float]]:
        """Return the active seat's turns with priors.

        The turns don't depend on future random outcomes, so they are cached without the random source.
        """
        known = replace(state, chance=NO_CHANCE)
        if known not in self._turns:
            found = [(line.worth, line.actions) for line in self._lines(known)]
            most = len(found) if _is_choosing(known) else MAX_OWN_TURNS if self._is_root(known) else 1
            self._turns[known] = turns_with_priors(found, most, SLACK)
        return self._turns[known]

    def _lines(self, state: NauticusState) -> list[CandidateTurn]:
        top = state.stack[0]
        seat = play.awaited_seat(state)
        assert seat is not None
        if isinstance(top, ChooseAction):
            return choices(state, seat)
        is_own = self._is_root(state)
        if isinstance(top, FinishTurn) and not is_own and not is_last_phase(state):
            return [turn_without_extra(state, seat)]
        breadth = BREADTH if is_own else QUICK
        if is_last_phase(state) and is_own:
            breadth = ALL
        found = find_turns(state, seat, breadth, with_extra=isinstance(top, FinishTurn))
        if is_own and len(state.rounds) == state.last_round and not isinstance(top, FinishTurn):
            found += self._with_extra(state, seat)
        return found

    def _is_root(self, state: NauticusState) -> bool:
        return state.stack == self._root.stack and state.players == self._root.players

    def _with_extra(self, state: NauticusState, seat: int) -> list[CandidateTurn]:
        """Return turns that begin with the extra action: the best one for each tile."""
        found: list[CandidateTurn] = []
        for action in play.options(state):
            if isinstance(action, Extra):
                after = find_turns(play.apply_unchecked(state, action), seat, QUICK)[:1]
                found += [CandidateTurn((action, *line.actions), line.state, line.worth) for line in after]
        return found


def _is_choosing(state: NauticusState) -> bool:
    return bool(state.stack) and isinstance(state.stack[0], ChooseAction)


class NauticusPosition:
    """A search position in one world."""

    __slots__ = ("_harbours", "_state")

    def __init__(self, state: NauticusState, harbours: NauticusWorlds) -> None:
        self._state, self._harbours = state, harbours

    @property
    def seat(self) -> int:
        """Return the seat to move, or -1 beyond the search horizon."""
        if _is_choosing(self._state) and self._state.phases_over >= self._harbours.horizon:
            return -1
        seat = play.awaited_seat(self._state)
        return -1 if seat is None else seat

    def turns(self) -> Sequence[tuple[Turn, float]]:
        """Return the most promising turns."""
        return self._harbours.turns(self._state)

    def play(self, turn: Turn) -> None:
        """Play a turn."""
        state = self._state
        for action in cast("tuple[Action, ...]", turn):
            state = play.apply_unchecked(state, action)
        self._state = play.run_table_steps(state)

    def forecast(self) -> list[float]:
        """Finish the phase greedily for all seats, then return each seat's evaluation."""
        while self.seat >= 0 and not _is_choosing(self._state):
            self.play(self.turns()[0][0])
        state = self._state
        if state.stack:
            return [worth(state, seat, TUNED) for seat in range(state.seats)]
        return [float(tally(player).vp) for player in state.players]

    def is_decided(self, own: int) -> bool:
        """Return whether no other seat has a choice left and nothing is drawn at random any more.

        This method plays the next turns of the seat `own`, so the position must not be used afterwards.
        """
        while self.seat == own or len(play.options(self._state)) == 1:
            if _is_choosing(self._state):
                return False
            self.play(self.turns()[0][0])
        return not self._state.stack

    def points(self) -> list[float]:
        """Return each seat's evaluation after the phase."""
        return self.forecast()

    def bonuses(self, points: Points) -> list[float]:
        """Return a bonus for each winner if the game is over."""
        if self._state.stack:
            return [0.0] * len(points)
        ranks = [tally(player).rank_key for player in self._state.players]
        return [WIN if rank == max(ranks) else 0.0 for rank in ranks]
