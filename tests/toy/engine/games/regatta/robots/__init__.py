"""The Regatta robots by level, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.robots.robot import Robot
from engine.games.regatta.robots.cox import Cox
from engine.games.regatta.robots.wild import Wild
from engine.games.regatta.view import View

ROBOTS: Mapping[str, Robot[View]] = {"wild": Wild(), "cox": Cox()}
