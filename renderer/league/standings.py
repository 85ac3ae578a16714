"""A division's standings.

Each row shows place, sign, name and points. Below the name are the possible places and the marks for tables.
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.text import drawable_name
from renderer.league.parts import (
    MOVES,
    draw_left_mark,
    draw_open_mark,
    draw_place_mark,
    draw_sign,
    draw_void_mark,
)
from renderer.league.tall import (
    HEAD,
    MARGIN,
    MIN_NAME,
    SMALL,
    WIDTH,
    draw_heading,
    new_canvas,
    notes_height,
    write_name,
    write_notes,
)
from renderer.league.views import Seat, Sign, Standings, StandingsRow

HEADS, LINE, GAP = 40, 44, 10
UPPER, LOWER, BETWEEN = 62, 46, 8
"""Height of the upper part of a row (with the name), height of its lower part, and gap between rows."""
PLACE, SIGN, POINTS = 56, 46, 118
MARK, MIN_MARK, STILL, ACROSS = 38, 32, 190, 14
"""Size of a mark, its minimum size, width of the column for possible places, and maximum number of marks per line."""


class Columns(NamedTuple):
    """The columns in a row of the standings."""

    place: Box
    sign: Box
    name: Box
    points: Box


def draw_standings(view: Standings) -> Canvas:
    """Draw a division's standings."""
    groups = [(shown, [*rows]) for shown, rows in groupby(view.rows, key=lambda row: row.sign)]
    data = dict(view.lines)
    apart = sum(shown in data for shown, _ in groups)
    height = HEAD + HEADS + _pitch(view) * len(view.rows) + LINE * apart + notes_height(view.notes) + GAP
    canvas = new_canvas(height)
    below = draw_heading(canvas, view.title, view.subtitle)
    heads, below = below.cut_top(HEADS)
    _write_heads(canvas, _columns(heads, view), view)
    for shown, rows in groups:
        below = _draw_group(canvas, below, view, rows, data.get(shown, ""), shown)
    write_notes(canvas, view.notes)
    return canvas


def _draw_group(
    canvas: Canvas, box: Box, view: Standings, rows: list[StandingsRow], meaning: str, shown: Sign
) -> Box:
    """Draw the rows of players with the same sign, and a line that separates them from the others.

    The line is below promoted players and above relegated ones.
    """
    is_above = shown.move in {"down", "out"}
    if meaning and is_above:
        line, box = box.cut_top(LINE)
        _draw_line(canvas, line, shown, meaning)
    for row in rows:
        place, box = box.cut_top(_pitch(view))
        _draw_row(canvas, place.cut_bottom(BETWEEN)[1], view, row)
    if meaning and not is_above:
        line, box = box.cut_top(LINE)
        _draw_line(canvas, line, shown, meaning)
    return box


def _draw_line(canvas: Canvas, box: Box, shown: Sign, meaning: str) -> None:
    """Draw a horizontal line with a sign and its meaning in the middle."""
    middle = box.inset(0, 3).moved(0, -3)
    size = SMALL
    ink = canvas.write(
        drawable_name(meaning), middle.inset(90, 0), size, theme.FOAM, align="centre", least=20
    )
    mark = Box(ink.x - 44, middle.y + 2, 34, 34)
    colour = MOVES[shown.move]
    y = middle.y + middle.h // 2
    canvas.fill(Box(box.x, y, mark.x - 14 - box.x, 3), colour)
    canvas.fill(Box(ink.right + 14, y, box.right - ink.right - 14, 3), colour)
    draw_sign(canvas, mark, shown)


def _pitch(view: Standings) -> int:
    return UPPER + LOWER * (1 + _lines_of_marks(view)) + BETWEEN


def _tables(view: Standings) -> int:
    return max((len(row.seats) for row in view.rows), default=0)


def _lines_of_marks(view: Standings) -> int:
    """Return the number of separate lines for the marks; 0 if the marks fit next to the possible places."""
    return 0 if _tables(view) * MIN_MARK <= _room(view) else -(-_tables(view) // ACROSS)


def _room(view: Standings) -> int:
    """Return the width that is left for marks next to the possible places."""
    still = STILL if any(row.possible_places for row in view.rows) else 0
    return WIDTH - 2 * MARGIN - POINTS - 2 * GAP - still


def _columns(box: Box, view: Standings) -> Columns:
    """Divide a row into columns."""
    signs = SIGN if any(row.sign.move != "none" for row in view.rows) else 0
    place, rest = box.cut_left(PLACE, GAP // 2)
    mark, rest = rest.cut_left(signs, GAP if signs else 0)
    points, name = rest.cut_right(POINTS, GAP)
    return Columns(place, mark, name, points)


def _write_heads(canvas: Canvas, columns: Columns, view: Standings) -> None:
    heads = view.heads
    canvas.write(heads.name, columns.name, SMALL, theme.MIST, least=20, may_elide=True)
    canvas.write(heads.points, columns.points, SMALL, theme.MIST, align="centre", least=18, may_elide=True)


def _draw_row(canvas: Canvas, box: Box, view: Standings, row: StandingsRow) -> None:
    """Draw a row.

    The leader's row is highlighted.
    """
    canvas.panel(
        box,
        theme.WATER if not row.is_struck_out else theme.DUSK,
        12,
        theme.LAMP if row.is_leader else None,
        3,
    )
    upper, lower = box.cut_top(UPPER)
    at = _columns(upper, view)
    ink = theme.MIST if row.is_struck_out else theme.FOAM
    canvas.write(row.place, at.place, 42, theme.LAMP if row.is_leader else ink, align="centre", weight="Bold")
    draw_sign(canvas, at.sign.inset(0, 5), row.sign)
    _draw_name(canvas, at.name, row, ink)
    canvas.write(row.points, at.points, 46, ink, align="centre", least=MIN_NAME - 4, weight="Bold")
    details, marks = lower.inset(14, 0).moved(0, -4).cut_top(LOWER)
    at = _columns(lower.cut_top(LOWER)[0].moved(0, -8), view)
    canvas.write(row.played, at.points, 30, theme.MIST, align="centre", least=22)
    text = f"{view.heads.possible_places} {row.possible_places}" if row.possible_places else ""
    room = details.cut_right(POINTS)[1].cut_right(STILL + GAP)[0]
    canvas.write(text, room, 30, theme.LAMP, align="right", least=18, may_elide=True)
    count = _lines_of_marks(view)
    for number, line in enumerate(marks.rows(count) if count else (details,)):
        _draw_seats(canvas, line, row.seats[number * ACROSS :][:ACROSS], _mark(view))


def _draw_name(canvas: Canvas, box: Box, row: StandingsRow, ink: theme.Colour) -> None:
    written = len(canvas.lines)
    write_name(canvas, row.name, box, ink)
    if row.is_struck_out:
        for line in canvas.lines[written:]:
            canvas.fill(Box(line.ink.x - 4, line.box.middle[1] + 1, line.ink.w + 8, 3), theme.CORAL)


def _mark(view: Standings) -> int:
    """Return the horizontal distance from one mark to the next."""
    return MARK if _lines_of_marks(view) else min(MARK, _room(view) // max(_tables(view), 1))


def _draw_seats(canvas: Canvas, box: Box, seats: tuple[Seat, ...], pitch: int) -> None:
    for number, seat in enumerate(seats):
        cell = Box(box.x + number * pitch, box.y, pitch, box.h).inset(2, 0)
        if seat.kind == "open":
            draw_open_mark(canvas, cell)
        elif seat.kind == "left":
            draw_left_mark(canvas, cell)
        elif seat.kind == "void" or seat.place == 0:
            draw_void_mark(canvas, cell)
        else:
            draw_place_mark(canvas, cell, seat.place)
