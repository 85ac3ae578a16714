"""A robot for beginners. It compares the same options as the deckhand but misjudges their values."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from engine.games.nauticus.robots.deckhand import sensible, weigh
from engine.games.nauticus.view import View

MISJUDGED = 3.0
"""Maximum error, in points, that the robot adds to an option's value."""
STEPS = 1000


class Landlubber(Picker[View]):
    """A robot that chooses the best option after adding a random error to each value."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Choose one of the legal actions."""
        known = sensible(view, offered)
        if len(known) == 1:
            return known[0], chance
        best, found = -1e9, known[0]
        for action, worth in weigh(view, known).items():
            drawn, chance = chance.below(STEPS)
            seeming = worth + MISJUDGED * drawn / STEPS
            if seeming > best:
                best, found = seeming, action
        return found, chance
