"""Warming up: what pictures are made of is drawn once when the bot starts, so that the first is no slower.

Nobody waits for it and it ends by itself; whoever wants a picture meanwhile goes first.
"""

from __future__ import annotations

import logging
from typing import Any

from bot.i18n import FALLBACK, words
from bot.pictures import Pictures
from engine.core import play
from engine.core.chance import Seeded
from engine.core.library import AnyGame, games
from host.tracing import traced
from renderer.core.scene import Kind

KINDS: tuple[Kind, ...] = ("panel", "board")
"""What people ask for while they play."""
MOMENTS = (0, 90)
"""Moves after which a table is drawn: as it is dealt, and when it has filled."""
log = logging.getLogger(__name__)


async def warm(pictures: Pictures) -> None:
    """Draw tables of every game, one after the other; may be cancelled between any two."""
    for rules in games().values():
        try:
            await _warm(pictures, rules)
        except Exception as slip:  # noqa: BLE001 - at the top of a task: people's own pictures will tell
            log.error("%s: its pictures are not warmed up: %s", rules.id, traced(slip))


async def _warm(pictures: Pictures, rules: AnyGame) -> None:
    seats = max(rules.seat_counts)
    for state in _moments(rules, seats):
        for kind in KINDS:
            view = rules.observe(state, 0 if kind == "panel" else None)
            await pictures.rehearse(rules.id, view, kind, seats, words(FALLBACK))


def _moments(rules: AnyGame, seats: int) -> list[Any]:
    """Return states of a game that nobody plays: now this option is taken, now that."""
    state = rules.deal(seats, rules.default_edition(), Seeded(""))
    states = []
    for move in range(MOMENTS[-1] + 1):
        if move in MOMENTS:
            states.append(state)
        if offered := play.options(state):
            state = play.submit(state, offered[move % len(offered)])
    return states
