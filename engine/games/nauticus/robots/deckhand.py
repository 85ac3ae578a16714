"""The simplest robot.

It plays the sequence of actions that leads to the best position after its turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action, Seat
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from engine.games.nauticus.actions import Choose, Extra
from engine.games.nauticus.robots.imagine import imagine
from engine.games.nauticus.robots.variations import best_values
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.turn import TakeTurn
from engine.games.nauticus.view import View

BREADTH = 3
"""Beam width while planning a turn."""
QUICK = 1
"""Beam width for the phase's action and for the extra action, where many actions are compared."""
RIVALS = 0.4
"""Weight of the other seats' values when choosing the phase's action."""
AS_GOOD = 1e-9
"""Values that differ by less than this count as equal. The robot picks one of the equal sequences at random."""


class Deckhand(Picker[View]):
    """A robot that plans to the end of its turn.

    It considers other seats only when choosing the phase's action.
    """

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Choose one of the legal actions."""
        known = sensible(view, offered)
        if len(known) == 1:
            return known[0], chance
        weighed = weigh(view, known)
        enough = max(weighed.values()) - AS_GOOD
        best = [action for action in known if weighed.get(action, enough - 1) >= enough]
        place, chance = chance.below(len(best))
        return best[place], chance


def sensible(view: View, offered: Sequence[Action]) -> list[Action]:
    """Return the actions that are worth considering.

    If only one action is legal, return that action.
    """
    return [action for action in offered if _is_time(view, action)]


def weigh(view: View, offered: Sequence[Action]) -> dict[Action, float]:
    """Return the value of the resulting position for each action.

    An action for which the search finds no complete turn is omitted.
    """
    seat = view.active_seat
    assert seat is not None
    state = imagine(view, seat, offered)
    if isinstance(offered[0], Choose):
        return {
            action: _own(state, seat, action) - RIVALS * _others(state, seat, action) for action in offered
        }
    plain = [action for action in offered if not isinstance(action, Extra)]
    weighed = best_values(state, seat, plain, BREADTH)
    for action in offered:
        if isinstance(action, Extra):
            weighed |= best_values(state, seat, [action], QUICK)
    return weighed


def _is_time(view: View, action: Action) -> bool:
    """Return whether to consider an action now.

    The robot saves the extra action for the last round, when it knows what it needs.
    """
    return not isinstance(action, Extra) or view.round == view.rounds


def _own(state: NauticusState, seat: Seat, action: Action) -> float:
    return max(best_values(state, seat, [action], QUICK).values())


def _others(state: NauticusState, seat: Seat, action: Action) -> float:
    """Return the mean value of the other seats' positions if the action is chosen.

    Each other seat takes one turn first.
    """
    chosen = play.apply_unchecked(state, action)
    others = [other for other in range(chosen.seats) if other != seat]
    return fsum(_turn(chosen, other) for other in others) / len(others)


def _turn(state: NauticusState, seat: Seat) -> float:
    state = replace(state, stack=(TakeTurn(seat),))
    plain = [action for action in play.options(state) if not isinstance(action, Extra)]
    return max(best_values(state, seat, plain, QUICK).values())
