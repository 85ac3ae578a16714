"""The robots of Leak by level, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.robots.robot import Robot
from engine.games.leak.robots.bailer import Bailer
from engine.games.leak.robots.wild import Wild
from engine.games.leak.view import View

ROBOTS: Mapping[str, Robot[View]] = {"wild": Wild(), "bailer": Bailer()}
