"""Warming up: what pictures are made of is drawn once when the bot starts, so that the first is no slower.

Nobody waits for it and it ends by itself; whoever wants a picture meanwhile goes first.
"""

from __future__ import annotations

import logging
from random import Random
from typing import Any

from bot.core.pictures import Pictures, Wanted
from bot.core.words.i18n import FALLBACK, words
from engine.core import play
from engine.core.chance import Seeded
from engine.core.library import AnyGame, games
from host.core.errors import trace
from renderer.core.scene import Kind

DEALS = ("a", "b")
MOMENTS = (15, 70, 130)
"""Moves after which tables are drawn as they fill; hands and sets of two deals hold most cards there are."""
log = logging.getLogger(__name__)


async def warm(pictures: Pictures) -> None:
    """Draw tables of every game, one after the other; may be cancelled between any two."""
    for rules in games().values():
        try:
            await _warm(pictures, rules)
        except Exception as slip:  # noqa: BLE001 - at the top of a task: people's own pictures will tell
            log.error("%s: its pictures are not warmed up: %s", rules.id, trace(slip))


async def _warm(pictures: Pictures, rules: AnyGame) -> None:
    seats = max(rules.seat_counts)
    for state in _moments(rules, seats):
        for viewer in (*range(seats), None):
            kind: Kind = "board" if viewer is None else "panel"
            view = rules.observe(state, viewer)
            names = tuple(map(str, range(seats)))
            wanted = Wanted(game=rules.id, view=view, kind=kind, seat=viewer, names=names)
            await pictures.draw_in_advance(wanted, words(FALLBACK))


def _moments(rules: AnyGame, seats: int) -> list[Any]:
    """Return states of games that nobody plays, in which now this option is taken, now that."""
    states = []
    for deal in DEALS:
        state, random = rules.deal(seats, rules.default_edition(), Seeded(deal)), Random(deal)
        for move in range(MOMENTS[-1] + 1):
            if move in MOMENTS:
                states.append(state)
            if offered := play.options(state):
                state = play.submit(state, random.choice(offered))
    return states
