"""Bonus tokens, each kind with its own shape, and portholes."""

from __future__ import annotations

from collections.abc import Callable

from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.sprites import Pen, Point, point_on_circle, sprite
from renderer.core.theme import Colour


def paint_token(pen: Pen, token: str) -> None:
    """Paint a bonus token without its number."""
    SHAPES[token](pen)


def _star(pen: Pen, points: int) -> None:
    """Paint a star with rounded corners, the symbol for fixed victory points."""
    for radius, colour in ((50, theme.BRASS_DARK), (45, theme.LAMP)):
        inner = radius * 0.74
        pen.polygon(
            [
                point_on_circle(50, 50, radius if place % 2 == 0 else inner, place * 180 / points - 90)
                for place in range(2 * points)
            ],
            colour,
        )


def _per_card(pen: Pen) -> None:
    """Paint a fan of three cards, the symbol for one point per card."""
    for shift, colour in ((18, theme.SAND), (9, theme.SAND), (0, theme.PARCHMENT)):
        pen.bar(10 + shift, 16 - shift * 0.8, 62, 82, theme.SEPIA, 9)
        pen.bar(14 + shift, 20 - shift * 0.8, 54, 74, colour, 6)


def _double(pen: Pen) -> None:
    """Paint a porthole, the symbol for doubling the points of a porthole."""
    paint_porthole(pen, True)


def _odd(pen: Pen) -> None:
    """Paint a triangle with three pips, the symbol for an odd number of cards."""
    pen.polygon([(50, 0), (100, 94), (0, 94)], theme.SEPIA)
    pen.polygon([(50, 10), (91, 89), (9, 89)], theme.MINT)
    for x in (32, 50, 68):
        pen.dot(x, 83, 4.6, theme.INK)


def _pair(pen: Pen) -> None:
    """Paint two equal discs side by side, the symbol for two cards with the same object."""
    for colour, grow in ((theme.SEPIA, 0), (theme.SILVER, 4)):
        for x in (31, 69):
            pen.dot(x, 50, 31 - grow, colour)
    for x in (6, 94):
        pen.dot(x, 50, 0.1, theme.SILVER)


SHAPES: dict[str, Callable[[Pen], None]] = {
    "vp2": lambda pen: _star(pen, 8),
    "vp3": lambda pen: _star(pen, 12),
    "per_card": _per_card,
    "double": _double,
    "odd": _odd,
    "pair": _pair,
}
FIGURES: dict[str, tuple[str, int, Colour, Point]] = {
    "vp2": ("2", 66, theme.INK, (0, 0)),
    "vp3": ("3", 66, theme.INK, (0, 0)),
    "per_card": ("1", 64, theme.INK, (-9, 7)),
    "double": ("×2", 46, theme.FOAM, (0, 0)),
    "odd": ("4", 58, theme.INK, (0, 6)),
    "pair": ("5", 60, theme.INK, (0, 0)),
}
"""The number on a token: its text, its size in percent, its colour, and its offset from the centre."""
MIN_SIDE = 52
"""Minimum size at which a token's number is readable.

On smaller tokens, the shape shows the kind, and the value is written beside the token.
"""


def draw_token(canvas: Canvas, box: Box, kind: str) -> None:
    """Draw a bonus token centred in a box, as large as possible.

    Its number is only drawn if it is readable.
    """
    side = min(box.w, box.h)
    place = box.centred(side, side)
    canvas.stamp(sprite(paint_token, side, side, kind), place.x, place.y)
    words, percent, ink, (dx, dy) = FIGURES[kind]
    if side >= MIN_SIDE:
        middle = place.moved(round(dx * side / 100), round(dy * side / 100))
        canvas.write(words, middle, side * percent // 100, ink, align="centre", weight="Bold")


def paint_token_back(pen: Pen) -> None:
    """Paint a bonus token face down."""
    pen.dot(50, 50, 49, theme.SEPIA)
    pen.dot(50, 50, 44, theme.BRASS)
    pen.ring(50, 50, 37, 4, theme.BRASS_DARK)
    pen.polygon(
        [point_on_circle(50, 50, 26 if place % 2 == 0 else 10, 45 * place) for place in range(8)],
        theme.BRASS_DARK,
    )


def paint_porthole(pen: Pen, is_left: bool) -> None:
    """Paint a porthole: a brass ring with bolts around dark glass.

    If `is_left` is false, no porthole is left, and it is painted grey.
    """
    rim, ring, bolt, glass = (
        (theme.BRASS_DARK, theme.BRASS, theme.BRASS_LIGHT, theme.DEEP)
        if is_left
        else (theme.SLATE, theme.PEWTER, theme.SLATE, theme.SLATE)
    )
    pen.dot(50, 50, 50, rim)
    pen.dot(50, 50, 46, ring)
    pen.dot(50, 50, 34, rim)
    pen.dot(50, 50, 31, glass)
    for turn in range(0, 360, 45):
        pen.dot(*point_on_circle(50, 50, 40, turn + 22.5), 3.6, bolt)


def draw_porthole(canvas: Canvas, box: Box, value: int | None) -> None:
    """Draw a porthole with its victory points, or with a dash if none is left."""
    side = min(box.w, box.h)
    place = box.centred(side, side)
    canvas.stamp(sprite(paint_porthole, side, side, value is not None), place.x, place.y)
    words, ink = ("–", theme.MIST) if value is None else (str(value), theme.FOAM)
    glass = place.centred(side * 58 // 100, side)
    canvas.write(words, glass, side * 52 // 100, ink, align="centre", least=8, weight="Bold")
