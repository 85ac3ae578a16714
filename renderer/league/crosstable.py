"""A division's crosstable: a plus for each table won against a player, a minus for each one lost."""

from __future__ import annotations

from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.league.parts import (
    HEAD,
    ROW,
    display_name,
    draw_heading,
    draw_key,
    draw_meeting_mark,
    new_canvas,
    notes_height,
    write_notes,
)
from renderer.league.views import Crosstable, Meeting

NUMBER, NAMES, MIN_NAMES, HEADS, KEY = 46, 330, 220, 46, 56
MARK, MIN_MARK, GAP = 40, 22, 2
HIGH, NUMBERED = 60, 82
"""Height of a row: without and with table numbers below the marks."""
FIGURE = 24


def draw_crosstable(view: Crosstable) -> Canvas:
    """Draw the crosstable."""
    count, high = len(view.names), NUMBERED if view.tables else HIGH
    canvas = new_canvas(HEAD + HEADS + high * count + KEY + notes_height(view.notes))
    below = draw_heading(canvas, view.title, view.subtitle)
    names = NAMES if count <= 12 else MIN_NAMES
    cell = (below.w - NUMBER - names) // count
    heads, body = below.cut_top(HEADS)
    table = heads.cut_right(cell * count)[0]
    for number, box in enumerate(table.columns(count), 1):
        canvas.write(str(number), box, 30, theme.LAMP, align="centre", least=20, weight="Bold")
    for number, row in enumerate(body.cut_top(high * count)[0].rows(count)):
        _draw_row(canvas, row, view, number, cell)
    key = canvas.box.inset(below.x, 0).cut_bottom(notes_height(view.notes) + KEY)[0].cut_top(KEY)[0]
    draw_key(canvas, key.inset(0, 10), view.key, draw_meeting_mark)
    write_notes(canvas, view.notes)
    return canvas


def _draw_row(canvas: Canvas, box: Box, view: Crosstable, number: int, cell: int) -> None:
    cells, label = box.cut_right(cell * len(view.names))
    if number % 2 == 0:
        canvas.panel(box.inset(-8, 2), theme.WATER, 10)
    place, name = label.cut_left(NUMBER)
    canvas.write(str(number + 1), place, 30, theme.LAMP, align="centre", least=20, weight="Bold")
    canvas.write_two(display_name(view.names[number]), name.inset(6, 2), ROW, theme.FOAM, least=18)
    for other, at in enumerate(cells.columns(len(view.names))):
        if other == number:
            canvas.panel(at.inset(3, 5), theme.IRON, 8)
        else:
            numbers = view.tables[number][other] if view.tables else ()
            _draw_cell(canvas, at, view.meetings[number][other], numbers)


def _draw_cell(canvas: Canvas, box: Box, meetings: tuple[Meeting, ...], numbers: tuple[int, ...]) -> None:
    """Draw one mark per meeting in one or two rows.

    If there are too many, draw counts instead. If there is a single row, table numbers fit below the marks.
    """
    if not meetings:
        return
    size = min(MARK, (box.w - 8) // len(meetings) - GAP)
    if numbers and size >= MIN_MARK:
        below, marks = box.inset(0, 4).cut_bottom(FIGURE + 4)
        _draw_marks(canvas, marks, meetings, len(meetings), size)
        _write_numbers(canvas, below, numbers, size)
        return
    for down in (1, 2):
        across = -(-len(meetings) // down)
        size = min(MARK, (box.w - 8) // across - GAP, (box.h - 10) // down - GAP)
        if size >= MIN_MARK:
            _draw_marks(canvas, box, meetings, across, size)
            return
    told = ":".join(str(meetings.count(kind)) for kind in ("beaten", "lost"))
    canvas.write(told, box.inset(2, 0), 28, theme.FOAM, align="centre", least=14)


def _draw_marks(canvas: Canvas, box: Box, meetings: tuple[Meeting, ...], across: int, size: int) -> None:
    rows = -(-len(meetings) // across)
    block = box.centred(across * (size + GAP), rows * (size + GAP))
    for place, meeting in enumerate(meetings):
        x, y = block.x + place % across * (size + GAP), block.y + place // across * (size + GAP)
        draw_meeting_mark(canvas, Box(x, y, size, size), meeting)


def _write_numbers(canvas: Canvas, box: Box, numbers: tuple[int, ...], size: int) -> None:
    """Write the table number below each mark."""
    row = box.centred(len(numbers) * (size + GAP), box.h)
    for number, at in zip(numbers, row.columns(len(numbers)), strict=True):
        canvas.write(str(number), at, FIGURE, theme.MIST, align="centre", least=16)
