"""What is left of a game after the phase in hand: how often each action can still be expected to come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.games.nauticus.components import PHASES, SPACES, TILES, Tile
from engine.games.nauticus.state import NauticusState

OFTEN = PHASES / SPACES
"""Times an action comes in a whole round: seven of the eight tiles are played."""
EXTRA_SHARE = 0.3
"""What a kept extra action adds to the times of each single action: it can be any of them, but only one."""
MAX_OUTLOOKS = 4096
"""More than there are: any set of face-up tiles, rounds to come, with and without the extra action."""


@dataclass(frozen=True, eq=False)
class Outlook:
    """The time left for one seat.

    Outlooks are compared as objects, so that they are quick keys; there is one of a kind.
    """

    rounds: float
    """Rounds to come, the rest of the present one as a fraction."""
    whole_rounds: int
    turns: int
    """Turns to come in the present round."""
    now: Mapping[Tile, float]
    """The chance of each action to come later in the present round."""
    times: Mapping[Tile, float]
    """How often each action may be expected to come."""
    chance: Mapping[Tile, float]
    """The chance of each action to come at all."""


def outlook(state: NauticusState, has_extra: bool) -> Outlook:
    """Look ahead from the end of the phase in hand."""
    tiles = state.setup.tiles
    gone = {tiles[space] for space in state.played} | {state.tile}
    face_up = tuple(tile for tile in TILES if tile not in gone)
    return _ahead(face_up, state.last_round - len(state.rounds), has_extra)


@lru_cache(MAX_OUTLOOKS)
def _ahead(face_up: tuple[Tile, ...], whole_rounds: int, has_extra: bool) -> Outlook:
    turns = max(0, len(face_up) - 1)
    now = {tile: turns / len(face_up) if tile in face_up else 0.0 for tile in TILES}
    rounds = whole_rounds + turns / PHASES
    later = whole_rounds * OFTEN + (EXTRA_SHARE if has_extra and rounds else 0.0)
    times = {tile: now[tile] + later for tile in TILES}
    chance = {tile: min(1.0, often) for tile, often in times.items()}
    return Outlook(rounds, whole_rounds, turns, now, times, chance)
