"""A robot that adapts to the wind, and avoids the efforts that were chosen in the previous leg."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from engine.games.regatta.actions import Row
from engine.games.regatta.components import SAVED, USEFUL_EFFORTS
from engine.games.regatta.view import View


class Cox(Picker[View]):
    """A robot that prefers efforts that save many hours in the current wind.

    It also avoids efforts that were chosen in the previous leg.
    """

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Return the best effort in the current wind.

        An effort gets worse with each boat that chose it in the previous leg. Ties are broken at random.
        """
        before = view.rowed[-1] if view.rowed else ()
        saved = SAVED[view.turned[-1]]
        worth = [
            saved * min(action.effort, USEFUL_EFFORTS[-1]) - before.count(action.effort)
            if isinstance(action, Row)
            else 0
            for action in offered
        ]
        best = [action for action, found in zip(offered, worth, strict=True) if found == max(worth)]
        place, chance = chance.below(len(best))
        return best[place], chance
