"""Positions to draw: late in a random game with the most seats, when there is most to see."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Any

from bot.i18n import words
from engine.core.library import AnyGame
from renderer import Picture, render
from renderer.core.scene import Kind
from tests.engine.playouts import moments

MOVES = 150
NAMES = ("Ada", "Ben", "Cem", "Dorota", "Emil", "Fay", "Gus", "Hana")


def late(rules: AnyGame, viewer: int | None = None) -> Any:
    """Return a view late in a game, a seat's or everybody's."""
    *_, moment = islice(moments(rules, max(rules.seat_counts), 4), MOVES)
    return rules.observe(moment.state, viewer)


def drawing(rules: AnyGame, kind: Kind) -> Callable[[], Picture]:
    """Return what draws a late view: the whole table, or the first seat's panel."""
    seat = 0 if kind == "panel" else None
    names = NAMES[: max(rules.seat_counts)]
    told = partial(words("en"), names=names)
    return partial(
        render, rules.id, late(rules, seat), kind, seat=seat, names=names, language="en", words=told
    )
