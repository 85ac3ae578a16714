"""A robot for newcomers: it looks where the deckhand looks, and misjudges what it sees."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Seeded
from engine.core.model import Action
from engine.core.robots import Picker
from engine.games.nautilus_island.robots.deckhand import Weighing
from engine.games.nautilus_island.view import View

MISJUDGED = 7.0
"""Points by which it takes a choice for better than it is, at most."""
STEPS = 1000


class Landlubber(Picker[View]):
    """Choose what seems best after a glance."""

    def pick(self, view: View, offered: Sequence[Action], chance: Seeded) -> tuple[Action, Seeded]:
        """Choose among the offered actions."""
        weighing, best, found = Weighing(view), -1e9, offered[0]
        for action in offered:
            drawn, chance = chance.below(STEPS)
            worth = weighing.of(action) + MISJUDGED * drawn / STEPS
            if worth > best:
                best, found = worth, action
        return found, chance
