"""The Nautilus Island robots by level, weakest first.

See docs/robots.md for how they work.
"""

from collections.abc import Mapping

from engine.core.robots.robot import Robot
from engine.games.nautilus_island.robots.deckhand import Deckhand
from engine.games.nautilus_island.robots.landlubber import Landlubber
from engine.games.nautilus_island.robots.searcher import NautilusSearcher
from engine.games.nautilus_island.view import View

ROBOTS: Mapping[str, Robot[View]] = {
    "landlubber": Landlubber(),
    "deckhand": Deckhand(),
    "helmsman": NautilusSearcher(nodes=20),
    "captain": NautilusSearcher(nodes=1000),
}
