"""A greedy robot, which takes as many pearls as possible."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from engine.games.pearls.actions import Take
from engine.games.pearls.view import View


class Greedy(Picker[View]):
    """A robot that takes as many pearls as possible and never looks at the tide."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Return the dive for the most pearls.

        If no dive is offered, return the first option, which is to surface.
        """
        return offered[-1] if isinstance(offered[-1], Take) else offered[0], chance
