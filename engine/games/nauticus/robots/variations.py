"""Variations: the ways in which a seat can continue its turn, and their values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.core import play
from engine.core.model import Action, Seat
from engine.games.nauticus.actions import Done, Extra
from engine.games.nauticus.robots.worth.seat import worth
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.base import Uses
from engine.games.nauticus.steps.free_tile import TakeFreeTile
from engine.games.nauticus.steps.reward import ChooseReward
from engine.games.nauticus.steps.turn import FinishTurn


class Variation(Struct, frozen=True):
    """A variation: its first action, the resulting position, and the position's value."""

    first: Action
    state: NauticusState
    worth: float

    @property
    def is_complete(self) -> bool:
        """Return whether the turn is over, or can end here without another choice."""
        top = self.state.stack[0] if self.state.stack else None
        if top is None or isinstance(top, FinishTurn):
            return True
        return isinstance(top, Uses) and (top.has_used or top.is_extra) and not self._has_further_actions

    @property
    def _has_further_actions(self) -> bool:
        return any(not isinstance(step, FinishTurn) for step in self.state.stack[1:])

    def extensions(self, seat: Seat) -> Iterator[Variation]:
        """Yield the variations with one more action.

        The extra action is considered only as the first action.
        """
        if self.state.stack and not isinstance(self.state.stack[0], FinishTurn):
            for action in play.options(self.state):
                if not isinstance(action, Extra) and (
                    self._has_further_actions or not isinstance(action, Done)
                ):
                    yield _variation(self.first, play.apply_unchecked(self.state, action), seat)


def best_values(
    state: NauticusState, seat: Seat, firsts: Iterable[Action], breadth: int
) -> dict[Action, float]:
    """Return the value of the best variation for each first action.

    Only the best `breadth` variations of each length are extended. A first action is omitted if none of its
    variations can be completed within this beam.
    """
    found: dict[Action, float] = {}
    lines = [_variation(first, play.apply_unchecked(state, first), seat) for first in firsts]
    while lines:
        for line in lines:
            if line.is_complete:
                found[line.first] = max(line.worth, found.get(line.first, line.worth))
        lines = [longer for line in _best(lines, seat, breadth) for longer in line.extensions(seat)]
    return found


def _variation(first: Action, state: NauticusState, seat: Seat) -> Variation:
    """Return a variation in which pending free tiles and rewards are already chosen.

    The value of finishing a ship therefore includes the ship's rewards.
    """
    while state.stack and isinstance(state.stack[0], ChooseReward | TakeFreeTile):
        nauticus_states = (play.apply_unchecked(state, action) for action in play.options(state))
        state = max(nauticus_states, key=lambda after: worth(after, seat))
    return Variation(first, state, worth(state, seat))


def _best(lines: list[Variation], seat: Seat, breadth: int) -> list[Variation]:
    """Return the best variations, with only one for each resulting position."""
    distinct = {(line.state.players[seat], line.state.stack): line for line in reversed(lines)}
    return sorted(distinct.values(), key=lambda line: line.worth, reverse=True)[:breadth]
