"""Determinization: creating a random full state that is consistent with a seat's view.

Future winds are shuffled, and hidden efforts are random.
"""

from __future__ import annotations

from engine.core.model import Seat
from engine.core.randomness.chance import SeededChance
from engine.core.randomness.decks import complete
from engine.games.regatta.actions import Row
from engine.games.regatta.components import MAX_EFFORT
from engine.games.regatta.edition import Edition
from engine.games.regatta.state import RegattaState
from engine.games.regatta.steps.leg import ChooseEfforts
from engine.games.regatta.view import View


def determinise(view: View, seat: Seat, chance: SeededChance) -> RegattaState:
    """Return a random state that is consistent with the seat's view."""
    chosen: list[tuple[Row, ...]] = []
    for other, has_chosen in enumerate(view.has_chosen):
        drawn, chance = chance.below(MAX_EFFORT + 1)
        effort = drawn if other != seat or view.effort is None else view.effort
        chosen.append((Row(effort),) if has_chosen else ())
    coming = tuple(wind for wind, count in view.coming.items() for _ in range(count))
    winds, left = complete(view.turned, (*view.turned, *coming), chance)
    return RegattaState(
        stack=(ChooseEfforts(tuple(chosen)),),
        edition=Edition(winds, view.legs),
        chance=left,
        winds=winds,
        hours=view.hours,
        rowed=view.rowed,
        is_windy=True,
    )
