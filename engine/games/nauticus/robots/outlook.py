"""Estimates of how often a player can expect each action to be played after the current phase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.games.nauticus.components import PHASES, SPACES, TILES, Tile
from engine.games.nauticus.state import NauticusState

OFTEN = PHASES / SPACES
"""Average number of times that an action occurs per round.

In each round, seven of the eight action tiles are played.
"""
EXTRA_SHARE = 0.3
"""Amount by which an unused extra action raises the expected number of times for each action.

The extra action can be any action, but can be used only once.
"""
MAX_OUTLOOKS = 4096
"""Cache size. It exceeds the number of possible combinations of face-up tiles, future rounds and extra action."""


@dataclass(frozen=True, eq=False)
class Outlook:
    """A seat's remaining opportunities.

    Equal outlooks are the same instance, so they can be compared by identity. This makes them fast cache
    keys.
    """

    rounds: float
    """Number of rounds left. The rest of the current round counts as a fraction."""
    whole_rounds: int
    turns: int
    """Turns left in the current round."""
    now: Mapping[Tile, float]
    """The probability that each action occurs later in the current round."""
    times: Mapping[Tile, float]
    """Expected number of times that each action occurs."""
    chance: Mapping[Tile, float]
    """The probability that each action occurs at all."""


def outlook(state: NauticusState, has_extra: bool) -> Outlook:
    """Return a seat's outlook after the current phase."""
    face_up = _face_up(state.setup.tiles, state.played, state.in_play)
    return _ahead(face_up, state.last_round - len(state.rounds), has_extra)


@lru_cache(MAX_OUTLOOKS)
def _face_up(tiles: tuple[Tile, ...], played: tuple[int, ...], in_play: int | None) -> tuple[Tile, ...]:
    used_tiles = {tiles[space] for space in (*played, in_play) if space is not None}
    return tuple(tile for tile in TILES if tile not in used_tiles)


@lru_cache(MAX_OUTLOOKS)
def _ahead(face_up: tuple[Tile, ...], whole_rounds: int, has_extra: bool) -> Outlook:
    turns = max(0, len(face_up) - 1)
    now = {tile: turns / len(face_up) if tile in face_up else 0.0 for tile in TILES}
    rounds = whole_rounds + turns / PHASES
    later = whole_rounds * OFTEN + (EXTRA_SHARE if has_extra and rounds else 0.0)
    times = {tile: now[tile] + later for tile in TILES}
    chance = {tile: min(1.0, often) for tile, often in times.items()}
    return Outlook(rounds, whole_rounds, turns, now, times, chance)
