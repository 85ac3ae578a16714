"""The Nauticus robots by level, weakest first.

See docs/robots.md for how they work.
"""

from collections.abc import Mapping

from engine.core.robots.robot import Robot
from engine.games.nauticus.robots.deckhand import Deckhand
from engine.games.nauticus.robots.landlubber import Landlubber
from engine.games.nauticus.robots.searcher import NauticusSearcher
from engine.games.nauticus.view import View

ROBOTS: Mapping[str, Robot[View]] = {
    "landlubber": Landlubber(),
    "deckhand": Deckhand(),
    "helmsman": NauticusSearcher(nodes=12, ahead=1),
    "captain": NauticusSearcher(nodes=120, ahead=2),
}
