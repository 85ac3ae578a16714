"""The house's players of Nautilus Island, by level, weakest first."""

from collections.abc import Mapping

from engine.core.robots import Robot
from engine.games.nautilus_island.robots.deckhand import Deckhand
from engine.games.nautilus_island.view import View

ROBOTS: Mapping[str, Robot[View]] = {"deckhand": Deckhand()}
