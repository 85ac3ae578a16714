"""Rows anyhow."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from engine.games.regatta.view import View


class Wild(Picker[View]):
    """A robot that chooses at random, so that tests cover all actions."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Pick one of the offered actions at random."""
        place, chance = chance.below(len(offered))
        return offered[place], chance
