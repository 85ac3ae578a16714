"""A robot for beginners. It compares the same options as the deckhand but misjudges their values."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from engine.games.nautilus_island.robots.deckhand import ActionEvaluator
from engine.games.nautilus_island.view import View

MISJUDGED = 7.0
"""Maximum error, in points, that the robot adds to an option's value."""
STEPS = 1000


class Landlubber(Picker[View]):
    """A robot that chooses the best option after adding a random error to each value."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Choose one of the legal actions."""
        weighing, best, found = ActionEvaluator(view), -1e9, offered[0]
        for action in offered:
            drawn, chance = chance.below(STEPS)
            worth = weighing.evaluate(action) + MISJUDGED * drawn / STEPS
            if worth > best:
                best, found = worth, action
        return found, chance
