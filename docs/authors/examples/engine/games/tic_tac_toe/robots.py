"""The robots by level, weakest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker, Robot
from engine.games.tic_tac_toe.actions import Place
from engine.games.tic_tac_toe.components import ROWS
from engine.games.tic_tac_toe.view import View


class Random(Picker[View]):
    """A robot that chooses at random."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Pick one of the offered actions."""
        place, chance = chance.below(len(offered))
        return offered[place], chance


class Careful(Picker[View]):
    """A robot that completes its own rows and blocks the opponent's."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Pick the most urgent field; the first one if several are equally urgent."""
        return max(offered, key=lambda action: _urgency(view, action)), chance


def _urgency(view: View, action: Action) -> int:
    """Return 3 for a field that wins, 2 for one that blocks, 1 for the centre, otherwise 0."""
    assert isinstance(action, Place)
    urgency = int(action.field == 4)
    for row in ROWS:
        others = [view.marks[field] for field in row if field != action.field]
        if len(others) == 2 and others[0] is not None and others[0] == others[1]:
            urgency = max(urgency, 3 if others[0] == view.active_seat else 2)
    return urgency


ROBOTS: Mapping[str, Robot[View]] = {"random": Random(), "careful": Careful()}
