"""A robot that plays the weakest card that is enough for its share of the water."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from engine.games.leak.actions import Bail
from engine.games.leak.components import BAILED, water
from engine.games.leak.view import View


class Bailer(Picker[View]):
    """A robot that plays the weakest card that is enough for its share of the water."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Return the weakest card that is enough, or the strongest one."""
        living = len(view.cards) - len(view.overboard)
        left = water(view.turned[-1], living) - sum(amount for _, amount in view.bailed)
        share = left / (living - len(view.bailed))
        enough = [action for action in offered if isinstance(action, Bail) and BAILED[action.card] >= share]
        return (enough or offered[::-1])[0], chance
