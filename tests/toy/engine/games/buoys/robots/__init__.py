"""The robots of Buoys by level, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.robots.robot import Robot
from engine.games.buoys.robots.pilot import Pilot
from engine.games.buoys.robots.wild import Wild
from engine.games.buoys.view import View

ROBOTS: Mapping[str, Robot[View]] = {"wild": Wild(), "pilot": Pilot()}
