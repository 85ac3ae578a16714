"""The Flotsam robots by level, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.robots.robot import Robot
from engine.games.flotsam.robots.trader import Trader
from engine.games.flotsam.robots.wild import Wild
from engine.games.flotsam.view import View

ROBOTS: Mapping[str, Robot[View]] = {"wild": Wild(), "trader": Trader()}
