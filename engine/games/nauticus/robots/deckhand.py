"""The first robot: it plays the line of its own turn after which its position is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from msgspec.structs import replace

from engine.core import play
from engine.core.chance import Seeded
from engine.core.model import Action, Seat
from engine.core.robots import Picker
from engine.games.nauticus.actions import Choose, Extra
from engine.games.nauticus.robots.imagine import imagine
from engine.games.nauticus.robots.lines import best_lines
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.turn import TakeTurn
from engine.games.nauticus.view import View

BREADTH = 3
"""Lines played on at a time while a turn is being planned."""
QUICK = 1
"""The same where many actions are weighed one against the other: for what the phase could be, and the extra one."""
RIVALS = 0.4
"""How much of what an action would bring the others speaks against choosing it."""
AS_GOOD = 1e-9
"""Lines that differ by less are equal, and chance picks."""


class Deckhand(Picker[View]):
    """Look to the end of the turn; of the others only at what a chosen action brings them."""

    def pick(self, view: View, offered: Sequence[Action], chance: Seeded) -> tuple[Action, Seeded]:
        """Choose among the offered actions."""
        known = sensible(view, offered)
        if len(known) == 1:
            return known[0], chance
        weighed = weigh(view, known)
        enough = max(weighed.values()) - AS_GOOD
        best = [action for action in known if weighed.get(action, enough - 1) >= enough]
        place, chance = chance.below(len(best))
        return best[place], chance


def sensible(view: View, offered: Sequence[Action]) -> list[Action]:
    """Return the actions to think of; where one is offered alone, that one."""
    return [action for action in offered if _is_time(view, action)]


def weigh(view: View, offered: Sequence[Action]) -> dict[Action, float]:
    """Return what the position is worth after each action, as far as it is worth looking at."""
    seat = view.active_seat
    assert seat is not None
    state = imagine(view, seat, offered)
    if isinstance(offered[0], Choose):
        return {
            action: _own(state, seat, action) - RIVALS * _others(state, seat, action) for action in offered
        }
    plain = [action for action in offered if not isinstance(action, Extra)]
    weighed = best_lines(state, seat, plain, BREADTH)
    for action in offered:
        if isinstance(action, Extra):
            weighed |= best_lines(state, seat, [action], QUICK)
    return weighed


def _is_time(view: View, action: Action) -> bool:
    """Tell whether to think of an action: the extra one waits for the last round, when one knows what lacks."""
    return not isinstance(action, Extra) or view.round == view.rounds


def _own(state: NauticusState, seat: Seat, action: Action) -> float:
    return max(best_lines(state, seat, [action], QUICK).values())


def _others(state: NauticusState, seat: Seat, action: Action) -> float:
    """Return what the others' positions are worth on average after their turns with a chosen action."""
    chosen = play.follow(state, action)
    others = [other for other in range(chosen.seats) if other != seat]
    return fsum(_turn(chosen, other) for other in others) / len(others)


def _turn(state: NauticusState, seat: Seat) -> float:
    state = replace(state, stack=(TakeTurn(seat),))
    plain = [action for action in play.options(state) if not isinstance(action, Extra)]
    return max(best_lines(state, seat, plain, QUICK).values())
