"""Counting the ways on: how many sequences of options there are to a depth, as chess programs check their moves."""

from __future__ import annotations

from itertools import islice
from typing import Any

from engine.core import play
from engine.core.library import AnyGame
from tests.engine.playouts import moments


def ways(state: Any, depth: int) -> int:
    """Return how many sequences of so many choices are legal; a game that is over has one, the empty one."""
    options = play.options(state)
    if depth == 0 or not options:
        return 1
    if depth == 1:
        return len(options)
    return sum(ways(play.submit(state, option), depth - 1) for option in options)


def after(rules: AnyGame, seats: int, made: int) -> Any:
    """Return the position of a random game after so many moves, always the same one."""
    return next(islice(moments(rules, seats, seed=1), made, None)).state
