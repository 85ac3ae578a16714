"""Cards: faces, backs, stacks in the wreck, and the small tiles for objects and colours."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.sprites import Pen, Sprite, curve, sprite
from renderer.games.nautilus_island.figures.objects import paint_object, paint_sign
from renderer.games.nautilus_island.palette import COLOURS, ColourPair, colour_of

CARD_HEIGHT = 128
"""Height of a card that is 100 units wide."""
STEP = 2.4
"""Offset between consecutive cards in a stack."""
THICK = 7
"""Maximum number of cards drawn below the top one."""


def paint_card(pen: Pen, card: str, x: float = 0, y: float = 0) -> None:
    """Paint a card's face: its object, with the colour's sign in the corner."""
    wear = COLOURS[colour_of(card)]
    pen.bar(x, y, 100, CARD_HEIGHT, theme.DEEP, 12)
    pen.bar(x + 2, y + 2, 96, CARD_HEIGHT - 4, theme.CANVAS, 11)
    pen.bar(x + 6, y + 6, 88, CARD_HEIGHT - 12, wear.ground, 8)
    paint_object(pen, card, x + 50, y + 75, 35)
    paint_sign(pen, colour_of(card), x + 22, y + 22, 11)


def paint_back(pen: Pen, x: float = 0, y: float = 0) -> None:
    """Paint a card's back, which shows a nautilus shell."""
    pen.bar(x, y, 100, CARD_HEIGHT, theme.DEEP, 12)
    pen.bar(x + 2, y + 2, 96, CARD_HEIGHT - 4, theme.BRASS, 11)
    pen.bar(x + 6, y + 6, 88, CARD_HEIGHT - 12, theme.LAGOON, 8)
    pen.frame(x + 12, y + 12, 76, CARD_HEIGHT - 24, theme.BRASS_DARK, 6, 2)
    paint_shell(pen, x + 50, y + CARD_HEIGHT / 2, 34)


def paint_shell(pen: Pen, x: float, y: float, radius: float) -> None:
    """Paint a nautilus shell as a spiral."""
    turns = [place * pi / 16 for place in range(8, 88)]
    spiral = [
        (x + radius * growth * cos(turn), y + radius * growth * sin(turn))
        for turn, growth in ((turn, 0.09 * 2.2 ** (turn / (2 * pi))) for turn in turns)
    ]
    pen.line(spiral, radius * 0.13, theme.BRASS_LIGHT)
    for place in range(50, 80, 5):
        inner, outer = spiral[place - 32], spiral[place]
        pen.line([inner, outer], radius * 0.07, theme.BRASS_LIGHT)


def paint_edge(pen: Pen) -> None:
    """Paint the visible edge of a card below the top card."""
    pen.bar(0, 0, 100, CARD_HEIGHT, theme.DEEP, 12)
    pen.bar(0, 1.6, 98.4, CARD_HEIGHT - 3, theme.MIST, 11)


def paint_eye(pen: Pen) -> None:
    """Paint an open eye, the sign for any face-up card."""
    pen.bar(0, 0, 100, CARD_HEIGHT, theme.DEEP, 12)
    pen.bar(2, 2, 96, CARD_HEIGHT - 4, theme.CANVAS, 11)
    middle = CARD_HEIGHT / 2
    upper = curve((14, middle), (34, middle - 36), (66, middle - 36), (86, middle))
    lower = curve((86, middle), (66, middle + 36), (34, middle + 36), (14, middle))
    pen.polygon([*upper, *lower], theme.LAGOON)
    pen.dot(50, middle, 19, theme.CANVAS)
    pen.dot(50, middle, 11, theme.LAGOON)


STACK_UNITS = 100 + THICK * STEP
STACK_HEIGHT = CARD_HEIGHT + THICK * STEP


def stack_in(box: Box) -> Box:
    """Return the box for a stack, as large as possible and centred in the given box."""
    w = min(box.w, round(box.h * STACK_UNITS / STACK_HEIGHT))
    return box.centred(w, round(w * STACK_HEIGHT / STACK_UNITS))


def draw_stack(canvas: Canvas, place: Box, top: Callable[[int], Sprite], left: int) -> Box:
    """Draw a stack and return the top card's box.

    Each card is drawn slightly further to the right and further up than the card on top of it.
    """
    unit = place.w / STACK_UNITS
    card = Box(place.x, place.y + round(THICK * STEP * unit), round(100 * unit), round(CARD_HEIGHT * unit))
    edge = sprite(paint_edge, card.w, card.h)
    for depth in range(min(left - 1, THICK), 0, -1):
        canvas.stamp(edge, card.x + round(depth * STEP * unit), card.y - round(depth * STEP * unit))
    canvas.stamp(top(card.w), card.x, card.y)
    return card


def paint_gap(pen: Pen) -> None:
    """Paint an empty stack's place."""
    y = THICK * STEP
    pen.frame(2, y + 2, 96, CARD_HEIGHT - 4, theme.IRON_LIGHT, 12, 3)
    pen.line([(26, y + 40), (74, y + 88)], 7, theme.IRON)
    pen.line([(74, y + 40), (26, y + 88)], 7, theme.IRON)


def paint_tile(pen: Pen, card: str) -> None:
    """Paint an object on a square in its colour."""
    pen.bar(0, 0, 100, 100, theme.DEEP, 16)
    pen.bar(4, 4, 92, 92, COLOURS[colour_of(card)].ground, 13)
    paint_object(pen, card, 50, 50, 38)


def paint_colour(pen: Pen, colour: str) -> None:
    """Paint a colour's sign on a square in that colour."""
    pen.bar(0, 0, 100, 100, theme.DEEP, 16)
    pen.bar(4, 4, 92, 92, COLOURS[colour].ground, 13)
    paint_sign(pen, colour, 50, 50, 34)


def paint_bare_sign(pen: Pen, colour: str, ground: theme.Colour, figure: theme.Colour) -> None:
    """Paint a colour's sign in the given colours, without a square."""
    paint_sign(pen, colour, 50, 50, 46, ColourPair(ground, figure))


def face(card: str, width: int) -> Sprite:
    """Return the sprite for a card's face with the given width."""
    return sprite(paint_card, width, width * CARD_HEIGHT // 100, card)


def eye(width: int) -> Sprite:
    """Return the sprite of an open eye with the given width.

    The eye stands for any face-up card.
    """
    return sprite(paint_eye, width, width * CARD_HEIGHT // 100)


def back(width: int) -> Sprite:
    """Return the sprite for a card's back with the given width."""
    return sprite(paint_back, width, width * CARD_HEIGHT // 100)


def tile(card: str, size: int) -> Sprite:
    """Return the sprite for an object on a square in its colour."""
    return sprite(paint_tile, size, size, card)


def sign(colour: str, size: int) -> Sprite:
    """Return the sprite for a colour's sign on a square in that colour."""
    return sprite(paint_colour, size, size, colour)
