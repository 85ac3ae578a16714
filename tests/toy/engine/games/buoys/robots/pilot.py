"""A robot that completes rows and blocks the opponent's rows."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from engine.games.buoys.actions import Lay
from engine.games.buoys.components import ROWS
from engine.games.buoys.view import View


class Pilot(Picker[View]):
    """A robot that completes rows and blocks the opponent's rows."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Pick one of the offered actions."""
        return max(offered, key=lambda action: _worth(view, action)), chance


def _worth(view: View, action: Action) -> int:
    """Return how good a field is: a row, a block, then the centre."""
    assert isinstance(action, Lay)
    own, best = view.active_seat, int(action.field == 4)
    for row in ROWS:
        if action.field in row:
            owners = [view.fields[field] for field in row if field != action.field]
            if owners[0] is not None and owners[0] == owners[1]:
                best = max(best, 3 if owners[0] == own else 2)
    return best
