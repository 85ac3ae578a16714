"""The Pearls robots by level, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.robots.robot import Robot
from engine.games.pearls.robots.greedy import Greedy
from engine.games.pearls.robots.wild import Wild
from engine.games.pearls.view import View

ROBOTS: Mapping[str, Robot[View]] = {"wild": Wild(), "greedy": Greedy()}
