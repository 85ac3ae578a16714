"""The wreck: the shores, the castaways and their previous places, and the stacks in each column."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from engine.games.nautilus_island.view import ColumnView, StackView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_badge, draw_change, draw_glow, paint_badge
from renderer.core.scene import Scene
from renderer.core.sprites import Pen, Sprite, sprite, with_opacity
from renderer.core.text import fitting_size, split_in_two
from renderer.core.theme import Colour
from renderer.games.nautilus_island import layout
from renderer.games.nautilus_island.parts import cards, hull
from renderer.games.nautilus_island.parts.changes import ColumnChange
from renderer.games.nautilus_island.parts.pieces import word

SHORES = ("above", "below")


class Slot(NamedTuple):
    """The data for drawing a castaway's place at a column."""

    number: int
    place: int
    """The index of the side: 0 is above the wreck, and 1 is below it."""
    seat: int | None
    is_new: bool
    """Whether the castaway has just arrived."""
    departed: int | None
    """The seat whose castaway has just left this place, or None."""
    is_lit: bool
    """Whether castaways enter the wreck from this shore in this round."""
    is_open: bool
    """Whether the active seat may move here."""
    is_active: bool
    """Whether the castaway here belongs to the active seat."""


def draw_wreck(canvas: Canvas, box: Box, view: View, changes: tuple[ColumnChange, ...], scene: Scene) -> None:
    """Draw the wreck between its shores.

    The shore from which castaways enter in this round is highlighted.
    """
    counts = tuple(len(column.stacks) for column in view.columns)
    places = layout.wreck(box, counts)
    lit = None if view.is_finished else view.side
    draw_hull(canvas, box, counts, scene)
    for side, shore in zip(SHORES, places.shores, strict=True):
        guide = word(scene, "enter") if side == lit else None
        canvas.tile(_shore, shore, box, counts, side, guide)
    # Castaways and stacks are separate tiles: castaways move often and are fast to draw, while cards change
    # rarely and are slow to draw.
    for column, changed, strip in zip(view.columns, changes, places.strips, strict=True):
        middle = Box(strip.x, places.water.y, strip.w, places.water.h)
        stacks = column.stacks, changed.taken, _is_lit(column, view)
        canvas.tile(_column, middle, box, counts, column.number, *stacks)
        for slot in _slots(column, changed, view, lit):
            shore = places.shores[slot.place]
            canvas.tile(_slot, Box(strip.x, shore.y, strip.w, shore.h), box, counts, slot)


def _shore(
    canvas: Canvas, box: Box, whole: Box, counts: tuple[int, ...], side: str, guide: str | None
) -> None:
    """Draw a shore.

    If castaways enter the wreck from this shore, `guide` is the note that says so.
    """
    canvas.panel(box, theme.BEACH_SHADE if guide is None else theme.SAND, 16)
    if guide is not None:
        _guide(canvas, layout.wreck(whole, counts).guides[SHORES.index(side)], side, guide)


def _guide(canvas: Canvas, box: Box, side: str, guide: str) -> None:
    """Draw a large arrow that points into the wreck, with an explanation."""
    arrow, room = box.cut_left(min(box.h, box.w // 4), 4)
    size = min(arrow.w, arrow.h)
    canvas.stamp_in(sprite(paint_into, size, size, side, theme.RUST), arrow)
    words = split_in_two(guide)
    most, resolution = box.h * 46 // 100, canvas.resolution
    size = min(fitting_size(half, "Semibold", most, 16, room.w, resolution) for half in words)
    for half, row in zip(words, room.centred(room.w, size * 5 // 2).rows(2), strict=True):
        canvas.write(half, row, size, theme.INK, may_elide=True)


def paint_into(pen: Pen, side: str, colour: Colour) -> None:
    """Paint an arrow that points from a shore into the wreck."""
    points = [(34, 4), (66, 4), (66, 50), (94, 50), (50, 98), (6, 50), (34, 50)]
    pen.polygon([(x, y if side == "above" else 100 - y) for x, y in points], colour)


def draw_hull(canvas: Canvas, box: Box, counts: tuple[int, ...], scene: Scene) -> None:
    """Draw the wreck in the water between the shores, without its cards, and label its back."""
    places = layout.wreck(box, counts)
    canvas.stamp(wreck_afloat(places), places.water.x, places.water.y)
    canvas.write(word(scene, "back"), places.stern, 40, theme.FOAM, align="centre", least=18, weight="Bold")


def wreck_afloat(places: layout.Wreck) -> Sprite:
    """Return the sprite for the wreck in the water, without its cards."""
    rim = places.hull.h * layout.RIM // 100
    halves = tuple(column.h // 2 + rim for column in places.columns)
    water, strip = places.water, places.strips[0]
    values = halves, strip.x - water.x, strip.w, water.w, water.h
    return sprite(hull.paint_afloat, water.w, water.h, *values, units=water.w)._replace(is_opaque=True)


def _is_lit(column: ColumnView, view: View) -> bool:
    here = column.above if view.side == "above" else column.below
    return column.is_open or (here is not None and here == view.active_seat and not view.is_moving)


def _column(
    canvas: Canvas, _: Box, whole: Box, counts: tuple[int, ...], number: int,
    stacks: tuple[StackView, ...], taken: tuple[int, ...], is_lit: bool,
) -> None:  # fmt: skip
    """Draw the stacks in a column.

    A column is highlighted if it can be entered or its cards can be taken now.
    """
    places = layout.wreck(whole, counts)
    edge, width = (theme.LAMP, 6) if is_lit else (theme.IRON_DARK, 3)
    canvas.panel(places.columns[number], theme.DEEP, 12, edge, width)
    for stack, taken_count, cell in zip(stacks, taken, places.stacks[number], strict=True):
        _stack(canvas, cell.inset(8, 4), stack, taken_count)


def _stack(canvas: Canvas, box: Box, stack: StackView, taken: int) -> None:
    """Draw a stack: its face-up card or its back, how many cards are left, and how many were taken."""
    pile, count = box.cut_left(box.w * 74 // 100, 2)
    place = cards.stack_in(pile)
    if stack.left == 0:
        canvas.stamp(sprite(cards.paint_gap, place.w, place.h, units=cards.STACK_UNITS), place.x, place.y)
    else:
        top = cards.back if stack.top is None else partial(cards.face, stack.top)
        lying = cards.draw_stack(canvas, place, top, stack.left)
        if taken and stack.top is not None:
            draw_glow(canvas, lying)
    mark, upper = count.cut_bottom(min(38, box.h * 42 // 100), 2)
    if stack.left:
        size = min(48, box.h * 4 // 10)
        room = upper if taken else count
        canvas.write(str(stack.left), room, size, theme.FOAM, align="centre", least=14, weight="Bold")
    draw_change(canvas, Box(box.x, mark.y, box.w + 4, mark.h), -taken, "right")


def _slots(column: ColumnView, changed: ColumnChange, view: View, lit: str | None) -> Iterator[Slot]:
    for place, seat in enumerate((column.above, column.below)):
        is_lit = SHORES[place] == lit
        yield Slot(
            column.number, place, seat, changed.has_arrived[place], changed.departed[place], is_lit,
            is_lit and column.is_open, seat is not None and seat == view.active_seat,
        )  # fmt: skip


def _slot(canvas: Canvas, _: Box, whole: Box, counts: tuple[int, ...], slot: Slot) -> None:
    """Draw a castaway's place at a column.

    It contains the column's number, and either the castaway or a mark if a seat may move there.
    """
    box = layout.wreck(whole, counts).slots[slot.place][slot.number]
    is_bright = slot.is_open or slot.is_active
    if is_bright:
        canvas.panel(box, theme.DEEP, 12, theme.LAMP, 5)
    number, mark = box.inset(8, 4).cut_left(box.w * 40 // 100, 4)
    ink = theme.LAMP if is_bright else theme.INK if slot.is_lit else theme.MIST
    canvas.write(
        str(slot.number + 1), number, box.h * 62 // 100, ink, align="centre", least=14, weight="Bold"
    )
    if slot.seat is not None:
        return _castaway(canvas, mark, slot.seat, is_new=slot.is_new)
    size = min(mark.w, mark.h) * 8 // 10
    if slot.is_open and slot.departed is not None:
        size = mark.w // 2 - 2
        trace, mark = mark.cut_right(size, 4)
        _draw_previous_place(canvas, trace, slot.departed, size)
    elif slot.departed is not None:
        _draw_previous_place(canvas, mark, slot.departed, size)
    if slot.is_open:
        canvas.stamp_in(sprite(paint_into, size, size, SHORES[slot.place], theme.LAMP), mark)
    return None


def _castaway(canvas: Canvas, box: Box, seat: int, *, is_new: bool) -> None:
    if is_new:
        side = min(box.w, box.h)
        draw_glow(canvas, box.centred(side, side), 16)
    draw_badge(canvas, box, seat)


def _draw_previous_place(canvas: Canvas, box: Box, seat: int, size: int) -> None:
    """Draw the place that a castaway has just left."""
    canvas.stamp_in(with_opacity(sprite(paint_badge, size, size, seat), 65), box)
