"""A division's standings: place, sign, name, possible places, table marks, numbers and points."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.text import drawable_name
from renderer.league.parts import (
    MOVES,
    ROW,
    display_name,
    draw_heading,
    draw_left_mark,
    draw_open_mark,
    draw_place_mark,
    draw_sign,
    draw_void_mark,
    new_canvas,
    notes_height,
    write_notes,
)
from renderer.league.views import Seat, Sign, Standings, StandingsRow

HEADS, LINE, PITCH, BAR = 46, 44, 62, 56
PLACE, SIGN, STILL, PLAYED, FIRSTS, POINTS = 62, 52, 100, 84, 76, 112
MARK, MIN_NAME = 44, 250
GAP = 10


class Columns(NamedTuple):
    """The columns in a row."""

    place: Box
    sign: Box
    name: Box
    possible_places: Box
    tables: Box
    played: Box
    firsts: Box
    points: Box


def draw_standings(view: Standings) -> Canvas:
    """Draw a division's standings."""
    groups = [(shown, [*rows]) for shown, rows in groupby(view.rows, key=lambda row: row.sign)]
    told = dict(view.lines)
    apart = sum(shown in told for shown, _ in groups)
    height = 128 + HEADS + PITCH * len(view.rows) + LINE * apart + notes_height(view.notes)
    canvas = new_canvas(height)
    below = draw_heading(canvas, view.title, view.subtitle)
    heads, below = below.cut_top(HEADS)
    _write_heads(canvas, _columns(heads, view), view)
    for shown, rows in groups:
        below = _draw_group(canvas, below, view, rows, told.get(shown, ""), shown)
    write_notes(canvas, view.notes)
    return canvas


def _draw_group(
    canvas: Canvas, box: Box, view: Standings, rows: list[StandingsRow], meaning: str, shown: Sign
) -> Box:
    """Draw the rows with one sign and the line that separates them.

    The line is below promoted players and above relegated ones.
    """
    is_above = shown.move in {"down", "out"}
    if meaning and is_above:
        line, box = box.cut_top(LINE)
        _draw_line(canvas, line, shown, meaning)
    for row in rows:
        place, box = box.cut_top(PITCH)
        _draw_row(canvas, place.cut_top(BAR)[0], view, row)
    if meaning and not is_above:
        line, box = box.cut_top(LINE)
        _draw_line(canvas, line, shown, meaning)
    return box


def _draw_line(canvas: Canvas, box: Box, shown: Sign, meaning: str) -> None:
    """Draw the line for a sign, with its meaning in the middle."""
    middle = box.inset(0, 3).moved(0, -3)
    size = 25
    ink = canvas.write(
        drawable_name(meaning), middle.inset(150, 0), size, theme.FOAM, align="centre", least=17
    )
    mark = Box(ink.x - 44, middle.y + 2, 34, 34)
    colour = MOVES[shown.move]
    y = middle.y + middle.h // 2
    canvas.fill(Box(box.x, y, mark.x - 14 - box.x, 3), colour)
    canvas.fill(Box(ink.right + 14, y, box.right - ink.right - 14, 3), colour)
    draw_sign(canvas, mark, shown)


def _columns(box: Box, view: Standings) -> Columns:
    """Divide a row into columns.

    If there is little space, the table marks shrink before the name does.
    """
    tables = max((len(row.seats) for row in view.rows), default=0)
    signs = SIGN if any(row.sign.move != "none" for row in view.rows) else 0
    stills = STILL if any(row.possible_places for row in view.rows) else 0
    place, rest = box.cut_left(PLACE, GAP)
    mark, rest = rest.cut_left(signs, GAP if signs else 0)
    points, rest = rest.cut_right(POINTS, GAP)
    firsts, rest = rest.cut_right(FIRSTS, GAP)
    played, rest = rest.cut_right(PLAYED, GAP)
    marks, rest = rest.cut_right(min(tables * MARK, rest.w - stills - MIN_NAME), 2 * GAP)
    still, name = rest.cut_right(stills, GAP)
    return Columns(place, mark, name, still, marks, played, firsts, points)


def _write_heads(canvas: Canvas, columns: Columns, view: Standings) -> None:
    heads = view.heads
    for words, box in _headed(columns, view):
        canvas.write(words, box, 23, theme.MIST, align="centre", least=12, may_elide=True)
    canvas.write(heads.name, columns.name, 23, theme.MIST, least=12, may_elide=True)


def _headed(columns: Columns, view: Standings) -> Iterator[tuple[str, Box]]:
    heads = view.heads
    if columns.possible_places.w:
        yield heads.possible_places, columns.possible_places
    yield heads.tables, columns.tables
    yield heads.played, columns.played
    yield heads.firsts, columns.firsts
    yield heads.points, columns.points


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
    at = _columns(box, view)
    ink = theme.MIST if row.is_struck_out else theme.FOAM
    canvas.write(row.place, at.place, 38, theme.LAMP if row.is_leader else ink, align="centre", weight="Bold")
    draw_sign(canvas, at.sign.inset(0, 5), row.sign)
    written = len(canvas.lines)
    canvas.write_two(display_name(row.name), at.name.inset(0, 4), ROW, ink, least=20)
    if row.is_struck_out:
        for line in canvas.lines[written:]:
            canvas.fill(Box(line.ink.x - 4, line.box.middle[1] + 1, line.ink.w + 8, 3), theme.CORAL)
    canvas.write(row.possible_places, at.possible_places, ROW, theme.LAMP, align="centre", least=20)
    _draw_seats(canvas, at.tables, row.seats)
    canvas.write(row.played, at.played, ROW, ink, align="centre", least=20)
    canvas.write(row.firsts, at.firsts, ROW, ink, align="centre", least=20)
    canvas.write(row.points, at.points, 42, ink, align="centre", least=24, weight="Bold")


def _draw_seats(canvas: Canvas, box: Box, seats: tuple[Seat, ...]) -> None:
    pitch = min(MARK, box.w // max(len(seats), 1))
    start = box.x + (box.w - pitch * len(seats)) // 2
    for number, seat in enumerate(seats):
        cell = Box(start + number * pitch, box.y, pitch, box.h).inset(2, 0)
        if seat.kind == "open":
            draw_open_mark(canvas, cell)
        elif seat.kind == "left":
            draw_left_mark(canvas, cell)
        elif seat.kind == "void" or seat.place == 0:
            draw_void_mark(canvas, cell)
        else:
            draw_place_mark(canvas, cell, seat.place)
