"""The robots by level, weakest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker, Robot
from engine.games.template_game.view import View


class Random(Picker[View]):
    """A robot that chooses at random."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Pick one of the offered actions."""
        place, chance = chance.below(len(offered))
        return offered[place], chance


ROBOTS: Mapping[str, Robot[View]] = {"random": Random()}
