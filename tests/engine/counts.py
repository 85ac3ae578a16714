"""Perft: the number of move sequences to a given depth, as in tests of chess move generators."""

from __future__ import annotations

from itertools import islice
from typing import Any

from engine.core import play
from engine.core.files.library import AnyGame
from tests.engine.playouts import moments


def count_sequences(state: Any, depth: int) -> int:
    """Return the number of legal sequences of `depth` choices.

    If the game is over, only the empty sequence counts.
    """
    options = play.options(state)
    if depth == 0 or not options:
        return 1
    if depth == 1:
        return len(options)
    return sum(count_sequences(play.submit(state, option), depth - 1) for option in options)


def position_after(rules: AnyGame, seats: int, moves: int) -> Any:
    """Return the position after `moves` moves in a random game.

    The random game is always the same.
    """
    return next(islice(moments(rules, seats, seed=1), moves, None)).state
