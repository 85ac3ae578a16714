"""A division's crosstable.

Below each player's name, it shows a plus for each table won against an opponent, and a minus for each table
lost.
"""

from __future__ import annotations

from renderer.core import text, theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.league.parts import draw_meeting_mark
from renderer.league.tall import (
    HEAD,
    MARGIN,
    draw_heading,
    draw_key,
    key_height,
    new_canvas,
    notes_height,
    write_name,
    write_notes,
)
from renderer.league.views import Crosstable, Meeting

NUMBER, NAMES, HEADS = 54, 54, 46
MARK, MIN_MARK, GAP = 40, 16, 2
CELLS, NUMBERED = 58, 82
"""Height of a player's row of cells without table numbers, and with table numbers below the marks."""
FIGURE = 24


def draw_crosstable(view: Crosstable) -> Canvas:
    """Draw the crosstable."""
    count, high = len(view.names), NAMES + (NUMBERED if view.tables else CELLS)
    key, notes = key_height(view.key), notes_height(view.notes)
    canvas = new_canvas(HEAD + HEADS + high * count + key + notes)
    below = draw_heading(canvas, view.title, view.subtitle)
    heads, body = below.cut_top(HEADS)
    size = text.fitting_size(str(count), "Bold", 34, 12, heads.w // count - 6)
    for number, box in enumerate(heads.columns(count), 1):
        canvas.write(str(number), box, size, theme.LAMP, align="centre", weight="Bold")
    for number, row in enumerate(body.cut_top(high * count)[0].rows(count)):
        _draw_row(canvas, row, view, number)
    place = Box(MARGIN, canvas.box.bottom - notes - key, below.w, key)
    draw_key(canvas, place, view.key, draw_meeting_mark)
    write_notes(canvas, view.notes)
    return canvas


def _draw_row(canvas: Canvas, box: Box, view: Crosstable, number: int) -> None:
    """Draw a player's number and name, and below them a cell for each player."""
    if number % 2 == 0:
        canvas.panel(box.inset(-10, 1), theme.WATER, 10)
    label, cells = box.cut_top(NAMES)
    place, name = label.cut_left(NUMBER)
    canvas.write(str(number + 1), place, 36, theme.LAMP, align="centre", least=24, weight="Bold")
    write_name(canvas, view.names[number], name, theme.FOAM)
    for other, at in enumerate(cells.columns(len(view.names))):
        if other == number:
            canvas.panel(at.inset(3, 5), theme.IRON, 8)
        else:
            numbers = view.tables[number][other] if view.tables else ()
            _draw_cell(canvas, at, view.meetings[number][other], numbers)


def _draw_cell(canvas: Canvas, box: Box, meetings: tuple[Meeting, ...], numbers: tuple[int, ...]) -> None:
    """Draw one mark per meeting in one or two rows.

    If there are too many meetings for two rows, draw the numbers of wins and losses instead. Table numbers
    are drawn only if the marks fit into a single row.
    """
    if not meetings:
        return
    size = min(MARK, (box.w - 4) // len(meetings) - GAP)
    if numbers and size >= MIN_MARK:
        below, marks = box.inset(0, 4).cut_bottom(FIGURE + 4)
        _draw_marks(canvas, marks, meetings, len(meetings), size)
        _write_numbers(canvas, below, numbers, size)
        return
    for down in (1, 2):
        across = -(-len(meetings) // down)
        size = min(MARK, (box.w - 4) // across - GAP, (box.h - 10) // down - GAP)
        if size >= MIN_MARK:
            _draw_marks(canvas, box, meetings, across, size)
            return
    sentence = ":".join(str(meetings.count(kind)) for kind in ("beaten", "lost"))
    canvas.write(sentence, box.inset(2, 0), 28, theme.FOAM, align="centre", least=14)


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
