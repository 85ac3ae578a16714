"""Warm-up at startup: drawing all parts of images once, so that the first image is not slower than others.

The warm-up runs in the background until it is complete. User requests have priority.
"""

from __future__ import annotations

import logging
from random import Random
from typing import Any

from bot.core.pictures import ImageRequest, Pictures
from bot.core.words.i18n import FALLBACK, translator
from engine.core import play
from engine.core.files.library import AnyGame, games
from engine.core.randomness.chance import SeededChance
from host.core.errors import format_traceback
from renderer.core.scene import Kind

SEEDS = ("a", "b")
MOVE_NUMBERS = (15, 70, 130)
"""Numbers of moves after which the table of a simulated game is drawn.

Most cards are in a player's hand at one of these times, so most cards are drawn.
"""
log = logging.getLogger(__name__)


async def warm_up(pictures: Pictures) -> None:
    """Draw tables for every game, one image at a time.

    The task can be cancelled after each image.
    """
    for rules in games().values():
        try:
            await _warm_up_game(pictures, rules)
        except Exception as error:  # noqa: BLE001 - top of a task; errors will reappear when users' images are drawn
            log.error("%s: its images could not be warmed up: %s", rules.id, format_traceback(error))


async def _warm_up_game(pictures: Pictures, rules: AnyGame) -> None:
    seats = max(rules.seat_counts)
    for state in _sample_states(rules, seats):
        for viewer in (*range(seats), None):
            kind: Kind = "board" if viewer is None else "panel"
            view = rules.observe(state, viewer)
            names = tuple(map(str, range(seats)))
            wanted = ImageRequest(game=rules.id, view=view, kind=kind, seat=viewer, names=names)
            await pictures.prerender(wanted, translator(FALLBACK))


def _sample_states(rules: AnyGame, seats: int) -> list[Any]:
    """Return states from simulated games with random choices."""
    states = []
    for deal in SEEDS:
        state, random = rules.deal(seats, rules.default_edition(), SeededChance(deal)), Random(deal)
        for move in range(MOVE_NUMBERS[-1] + 1):
            if move in MOVE_NUMBERS:
                states.append(state)
            if offered := play.options(state):
                state = play.submit(state, random.choice(offered))
    return states
