"""The robots by level, weakest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker, Robot
from engine.games.lantern_bids.view import View


class Random(Picker[View]):
    """A robot that chooses at random."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Pick one of the offered actions."""
        place, chance = chance.below(len(offered))
        return offered[place], chance


class Steady(Picker[View]):
    """A robot that bids high for bright lanterns."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Pick a card whose rank in the hand fits the lantern's rank."""
        return offered[min(len(offered) - 1, int(view.lanterns[-1]) * len(offered) // 10)], chance


ROBOTS: Mapping[str, Robot[View]] = {"random": Random(), "steady": Steady()}
