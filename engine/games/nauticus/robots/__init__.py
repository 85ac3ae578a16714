"""The house's players of Nauticus, by level, weakest first."""

from collections.abc import Mapping

from engine.core.robots import Robot
from engine.games.nauticus.robots.deckhand import Deckhand
from engine.games.nauticus.view import View

ROBOTS: Mapping[str, Robot[View]] = {"deckhand": Deckhand()}
