"""The common parts of league images, which are tall so that names are legible on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from renderer.core import text, theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import sea_chart
from renderer.core.text import drawable_name
from renderer.league.parts import display_name

T = TypeVar("T")

WIDTH, MARGIN = 640, 20
NAME, MIN_NAME = 40, 38
"""Largest and smallest size of names. On a phone, their capital letters are at least 11 pixels high."""
SMALL = 27
HEAD, FOOT, LINE = 124, 18, 36
KEY = 44


def new_canvas(height: int) -> Canvas:
    """Return a canvas with an image's background."""
    return Canvas(WIDTH, height, sea_chart(WIDTH, height, (WIDTH - 90, 64)))


def draw_heading(canvas: Canvas, title: str, subtitle: str) -> Box:
    """Write an image's title and subtitle, and return the box below them."""
    top, below = canvas.box.inset(MARGIN, 0).cut_top(HEAD)
    name, line = top.inset(0, 16).cut_top(54)
    canvas.write(display_name(title), name, 46, theme.FOAM, least=36, weight="Bold", may_elide=True)
    canvas.write(drawable_name(subtitle), line, 29, theme.LAMP, least=24, may_elide=True)
    return below


def write_name(canvas: Canvas, name: str, box: Box, colour: theme.Colour) -> None:
    """Write a player's name in one line, truncated if it does not fit."""
    canvas.write(display_name(name), box, NAME, colour, least=MIN_NAME, may_elide=True)


def notes_height(notes: Sequence[str]) -> int:
    """Return the height of the notes at the bottom of an image."""
    return LINE * len([*_lines(notes)]) + FOOT


def write_notes(canvas: Canvas, notes: Sequence[str]) -> None:
    """Write the notes at the bottom of an image."""
    y = canvas.box.bottom - notes_height(notes)
    for line in _lines(notes):
        canvas.write(line, Box(MARGIN, y, WIDTH - 2 * MARGIN, LINE), SMALL, theme.MIST, may_elide=True)
        y += LINE


def _lines(notes: Sequence[str]) -> Iterator[str]:
    """Yield the notes in lines that fit into an image."""
    for note in notes:
        line = ""
        for word in drawable_name(note).split():
            longer = f"{line} {word}".strip()
            if line and text.width(longer, "Semibold", SMALL) > WIDTH - 2 * MARGIN:
                yield line
                longer = word
            line = longer
        if line:
            yield line


def key_height(entries: Sequence[tuple[T, str]]) -> int:
    """Return the height of a legend."""
    return KEY * len(_key_rows(entries)) + 12


def draw_key(
    canvas: Canvas, box: Box, entries: Sequence[tuple[T, str]], draw: Callable[[Canvas, Box, T], None]
) -> None:
    """Draw a legend in as many rows as needed: each sign followed by its text."""
    for row, line in zip(_key_rows(entries), box.inset(0, 6).rows(len(_key_rows(entries))), strict=True):
        x = line.x
        for shown, words in row:
            draw(canvas, Box(x, line.y + 4, KEY - 8, KEY - 8), shown)
            room = Box(x + KEY, line.y, line.right - x - KEY, line.h)
            x = canvas.write(drawable_name(words), room, SMALL, theme.MIST, may_elide=True).right + 24


def _key_rows(entries: Sequence[tuple[T, str]]) -> list[list[tuple[T, str]]]:
    rows, room = list[list[tuple[T, str]]](), 0
    for entry in entries:
        wide = KEY + text.width(drawable_name(entry[1]), "Semibold", SMALL) + 24
        if not rows or wide - 24 > room:
            rows.append([])
            room = WIDTH - 2 * MARGIN
        rows[-1].append(entry)
        room -= wide
    return rows or [[]]
