"""Drawing the wreck: which shore is entered, who stands where, what lies in each column."""

from __future__ import annotations

from engine.games.nautilus_island.view import ColumnView, StackView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import badge, harbour
from renderer.core.scene import Scene
from renderer.core.sprites import Pen, sprite
from renderer.core.text import fitting_size, halved
from renderer.core.theme import Colour
from renderer.games.nautilus_island import cards, layout
from renderer.games.nautilus_island.hull import paint_hull
from renderer.games.nautilus_island.pieces import word

SHORES = ("above", "below")


def draw_wreck(canvas: Canvas, box: Box, view: View, scene: Scene) -> None:
    """Draw the wreck between its shores; the one that is entered in this round lies in the light."""
    places = layout.wreck(box, [len(column.stacks) for column in view.columns])
    harbour(canvas, box)
    for side, shore, guide in zip(SHORES, places.shores, places.guides, strict=True):
        is_lit = side == view.side and not view.is_finished
        _shore(canvas, shore, is_lit=is_lit)
        if is_lit:
            _guide(canvas, guide, side, scene)
    _hull(canvas, places)
    canvas.write(word(scene, "back"), places.stern, 40, theme.FOAM, align="centre", least=18, weight="Bold")
    for number, column in enumerate(view.columns):
        _column(canvas, places.columns[number], places.stacks[number], column, is_lit=_is_lit(column, view))
        for side, slots in zip(SHORES, places.slots, strict=True):
            _slot(canvas, slots[number], column, side, view)


def _shore(canvas: Canvas, box: Box, *, is_lit: bool) -> None:
    canvas.panel(box, theme.SAND if is_lit else theme.BEACH_SHADE, 16)


def _guide(canvas: Canvas, box: Box, side: str, scene: Scene) -> None:
    """Draw a large arrow into the wreck, and say what it means."""
    arrow, room = box.cut_left(min(box.h, box.w // 3), 8)
    size = min(arrow.w, arrow.h)
    canvas.stamp_in(sprite(paint_into, size, size, side, theme.RUST), arrow)
    words = halved(word(scene, "enter"))
    size = min(fitting_size(half, "Semibold", box.h * 40 // 100, 16, room.w) for half in words)
    for half, row in zip(words, room.centred(room.w, size * 5 // 2).rows(2), strict=True):
        canvas.write(half, row, size, theme.INK, may_elide=True)


def paint_into(pen: Pen, side: str, colour: Colour) -> None:
    """Paint an arrow from a shore into the wreck."""
    points = [(34, 4), (66, 4), (66, 50), (94, 50), (50, 98), (6, 50), (34, 50)]
    pen.polygon([(x, y if side == "above" else 100 - y) for x, y in points], colour)


def _hull(canvas: Canvas, places: layout.Wreck) -> None:
    hull = places.hull
    rim = hull.h * layout.RIM // 100
    halves = tuple(column.h // 2 + rim for column in places.columns)
    left = places.columns[0].x - 4 - hull.x
    picture = sprite(
        paint_hull, hull.w, hull.h, halves, left, places.columns[0].w + 8, hull.w, hull.h, units=hull.w
    )
    canvas.stamp(picture, hull.x, hull.y)


def _is_lit(column: ColumnView, view: View) -> bool:
    """Tell whether one may come to a column, or whether its cards are those that one may take now."""
    here = column.above if view.side == "above" else column.below
    return column.is_open or (here is not None and here == view.active_seat and not view.is_moving)


def _column(canvas: Canvas, box: Box, stacks: tuple[Box, ...], column: ColumnView, *, is_lit: bool) -> None:
    edge, width = (theme.LAMP, 6) if is_lit else (theme.IRON_DARK, 3)
    canvas.panel(box, theme.DEEP, 12, edge, width)
    for stack, cell in zip(column.stacks, stacks, strict=True):
        _stack(canvas, cell.inset(8, 4), stack)


def _stack(canvas: Canvas, box: Box, stack: StackView) -> None:
    """Draw a stack: its open card or its back, and how many cards are left."""
    w = min(box.w * 74 // 100, round(box.h * cards.STACK_UNITS / cards.STACK_HEIGHT))
    h = round(w * cards.STACK_HEIGHT / cards.STACK_UNITS)
    pile, count = box.cut_left(w, 2)
    place = pile.centred(w, h)
    if stack.left == 0:
        picture = sprite(cards.paint_gap, w, h, units=cards.STACK_UNITS)
        canvas.stamp(picture, place.x, place.y)
        return
    picture = sprite(cards.paint_stack, w, h, stack.top, stack.left, units=cards.STACK_UNITS)
    canvas.stamp(picture, place.x, place.y)
    canvas.write(
        str(stack.left), count, min(48, box.h * 4 // 10), theme.FOAM, align="centre", least=14, weight="Bold"
    )


def _slot(canvas: Canvas, box: Box, column: ColumnView, side: str, view: View) -> None:
    """Draw where one stands at a column: its number, and the castaway or whether one may come."""
    seat = column.above if side == "above" else column.below
    is_lit = side == view.side and not view.is_finished
    is_open = is_lit and column.is_open
    is_active = seat is not None and seat == view.active_seat
    if is_open or is_active:
        canvas.panel(box, theme.DEEP, 12, theme.LAMP, 5)
    number, mark = box.inset(8, 4).cut_left(box.w * 40 // 100, 4)
    ink = theme.LAMP if is_open or is_active else theme.INK if is_lit else theme.MIST
    canvas.write(
        str(column.number + 1), number, box.h * 62 // 100, ink, align="centre", least=14, weight="Bold"
    )
    if seat is not None:
        badge(canvas, mark, seat)
    elif is_open:
        size = min(mark.w, mark.h) * 8 // 10
        canvas.stamp_in(sprite(paint_into, size, size, side, theme.LAMP), mark)
