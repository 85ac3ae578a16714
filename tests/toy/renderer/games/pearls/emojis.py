"""Emojis of Pearls."""

from __future__ import annotations

from renderer.core import theme
from renderer.core.sprites import Pen
from renderer.emojis import Emoji, paint_plaque

PREFIX = "pearls"


def _paint_pearl(pen: Pen) -> None:
    paint_plaque(pen)
    pen.dot(50, 50, 36, theme.PEARL)
    pen.dot(38, 38, 9, theme.SNOW)


EMOJIS = (Emoji("pearl", _paint_pearl, ("pearls-pearls", "pearls-take")),)
