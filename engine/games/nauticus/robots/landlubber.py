"""A robot for newcomers: it looks where the deckhand looks, and misjudges what it sees."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Seeded
from engine.core.model import Action
from engine.core.robots import Picker
from engine.games.nauticus.robots.deckhand import sensible, weigh
from engine.games.nauticus.view import View

MISJUDGED = 3.0
"""Points by which it takes a choice for better than it is, at most."""
STEPS = 1000


class Landlubber(Picker[View]):
    """Choose what seems best after a glance."""

    def pick(self, view: View, offered: Sequence[Action], chance: Seeded) -> tuple[Action, Seeded]:
        """Choose among the offered actions."""
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
