"""The common parts of user images, and the signs and marks of league images."""

from __future__ import annotations

from collections.abc import Sequence

from renderer.core import theme
from renderer.core.canvas import Align, Canvas
from renderer.core.geometry import Box
from renderer.core.marks import paint_medal, sea_chart
from renderer.core.palettes import PaletteMapping
from renderer.core.sprites import Pen, Sprite, point_on_circle, sprite
from renderer.core.text import drawable_name
from renderer.core.theme import Colour
from renderer.league.views import Meeting, Move, Sign

WIDTH = 1100
MARGIN = 36
HEAD = 150
NAME, MIN_NAME = 66, 63
"""Largest and smallest size of users' names. On a phone, their capital letters are at least 11 pixels high."""
FOOT = 30
NOTE = 36
PLACEHOLDER_NAME = "?"
SMALL = 25

MOVES = PaletteMapping[Move, Colour](
    harbour={
        "champion": theme.GOLD, "up": theme.SEAGLOW, "stays": theme.TIDE, "down": theme.CORAL,
        "out": theme.PEWTER, "new": theme.LAMP, "none": theme.TIDE,
    },
    safe={
        "champion": theme.CANARY, "up": theme.SPRING, "stays": theme.TIDE, "down": theme.MANDARIN,
        "out": theme.PEWTER, "new": theme.PEARL, "none": theme.TIDE,
    },
)  # fmt: skip
MEETINGS = PaletteMapping[Meeting, Colour](
    harbour={"beaten": theme.SEAGLOW, "lost": theme.CORAL, "tied": theme.MIST},
    safe={"beaten": theme.SPRING, "lost": theme.MANDARIN, "tied": theme.PEARL},
)
"""Colours by result. Each result also has its own sign, so that no information depends on colour alone."""
DISCS = {1: theme.BRASS_LIGHT, 2: theme.SILVER, 3: theme.TAN}
"""Background colours for first, second and third place. All other places have a dark background."""


def new_canvas(height: int) -> Canvas:
    """Return a canvas with an image's background."""
    return Canvas(WIDTH, height, sea_chart(WIDTH, height, (WIDTH - 130, 64)))


def display_name(name: str) -> str:
    """Return a name with only drawable characters."""
    return drawable_name(name) or PLACEHOLDER_NAME


def draw_heading(canvas: Canvas, title: str, subtitle: str) -> Box:
    """Write an image's title and subtitle, and return the box below them."""
    inside = canvas.box.inset(MARGIN, 0)
    top, below = inside.cut_top(HEAD)
    name, line = top.inset(0, 18).cut_top(72)
    canvas.write(display_name(title), name, NAME, theme.FOAM, least=MIN_NAME, weight="Bold", may_elide=True)
    canvas.write(drawable_name(subtitle), line, 29, theme.LAMP, least=20, may_elide=True)
    return below


def notes_height(notes: Sequence[str]) -> int:
    """Return the height of the notes at the bottom of an image."""
    return NOTE * len(notes) + FOOT


def write_notes(canvas: Canvas, notes: Sequence[str]) -> None:
    """Write the notes at the bottom of an image."""
    y = canvas.box.bottom - notes_height(notes) + 4
    for note in notes:
        line = Box(MARGIN, y, WIDTH - 2 * MARGIN, NOTE)
        canvas.write(drawable_name(note), line, SMALL, theme.MIST, least=17, may_elide=True)
        y += NOTE


def draw_sign(canvas: Canvas, box: Box, shown: Sign) -> None:
    """Draw the sign for a player's move between divisions: its shape with its letter."""
    if shown.move == "none":
        return
    size = min(box.w, box.h)
    place = box.centred(size, size)
    canvas.stamp(sprite(_paint_move, size, size, shown.move, MOVES[shown.move]), place.x, place.y)
    low = {"up": 8, "down": -8, "champion": 11}.get(shown.move, 0) * size // 100
    ink = theme.FOAM if shown.move in {"stays", "out"} else theme.INK
    canvas.write(
        shown.letter, place.moved(0, low), size * 58 // 100, ink, align="centre", weight="Bold", least=8
    )


def _paint_move(pen: Pen, move: Move, colour: Colour) -> None:
    """Paint the sign for a move.

    It is an arrow up or down, a crown, a star for a new player, a bar for staying, or a disc for leaving.
    """
    if move == "champion":
        pen.polygon([(6, 92), (2, 22), (27, 46), (50, 8), (73, 46), (98, 22), (94, 92)], theme.DEEP)
        pen.polygon([(12, 86), (9, 34), (29, 54), (50, 18), (71, 54), (91, 34), (88, 86)], colour)
    elif move in {"up", "down"}:
        tip = [(50, 1), (99, 50), (80, 50), (80, 97), (20, 97), (20, 50), (1, 50)]
        core = [(50, 8), (85, 44), (74, 44), (74, 91), (26, 91), (26, 44), (15, 44)]
        flip = move == "down"
        pen.polygon([(x, 100 - y if flip else y) for x, y in tip], theme.DEEP)
        pen.polygon([(x, 100 - y if flip else y) for x, y in core], colour)
    elif move == "new":
        pen.polygon(
            [point_on_circle(50, 50, 50 if tip % 2 == 0 else 36, 22.5 * tip) for tip in range(16)], theme.DEEP
        )
        pen.polygon(
            [point_on_circle(50, 50, 45 if tip % 2 == 0 else 32, 22.5 * tip) for tip in range(16)], colour
        )
    elif move == "out":
        pen.dot(50, 50, 46, theme.DEEP)
        pen.dot(50, 50, 41, colour)
    else:
        pen.bar(6, 18, 88, 64, theme.DEEP, 30)
        pen.bar(11, 23, 78, 54, theme.IRON, 26)


def draw_place_mark(canvas: Canvas, box: Box, place: int) -> None:
    """Draw the mark for a place: a medal for first place, a filled disc for the others."""
    size = min(box.w, box.h)
    at = box.centred(size, size)
    if place == 1:
        canvas.stamp(sprite(paint_medal, size, size, True), at.x, at.y)
    else:
        canvas.stamp(sprite(_paint_disc, size, size, place), at.x, at.y)
    ink = theme.INK if place <= len(DISCS) else theme.FOAM
    canvas.write(str(place), at, size * 64 // 100, ink, align="centre", weight="Bold")


def _paint_disc(pen: Pen, place: int) -> None:
    pen.dot(50, 50, 46, theme.DEEP)
    pen.dot(50, 50, 42, DISCS.get(place, theme.HAZE))


def draw_open_mark(canvas: Canvas, box: Box) -> None:
    """Draw the mark for an unfinished table: a ring."""
    size = min(box.w, box.h)
    canvas.stamp_in(sprite(_paint_ring, size, size), box)


def _paint_ring(pen: Pen) -> None:
    pen.ring(50, 50, 44, 8, theme.TIDE)


def draw_left_mark(canvas: Canvas, box: Box) -> None:
    """Draw the mark for a table that the player left: a cross."""
    size = min(box.w, box.h)
    canvas.stamp_in(sprite(_paint_cross, size, size), box)


def _paint_cross(pen: Pen) -> None:
    for width, colour in ((22, theme.DEEP), (12, theme.CORAL)):
        pen.line([(24, 24), (76, 76)], width, colour)
        pen.line([(76, 24), (24, 76)], width, colour)


def draw_void_mark(canvas: Canvas, box: Box) -> None:
    """Draw a dash: the mark for a table that does not count, or for a round without a table."""
    size = min(box.w, box.h)
    canvas.stamp_in(sprite(_paint_dash, size, size), box)


def _paint_dash(pen: Pen) -> None:
    pen.line([(30, 50), (70, 50)], 11, theme.PEWTER)


def draw_meeting_mark(canvas: Canvas, box: Box, meeting: Meeting) -> None:
    """Draw the result of a meeting.

    The mark is a plus on a filled plate, a minus in a frame, or an equals sign on a disc.
    """
    size = min(box.w, box.h)
    canvas.stamp_in(meeting_sprite(size, meeting), box)


def meeting_sprite(size: int, meeting: Meeting) -> Sprite:
    """Return the sprite for the result of a meeting."""
    return sprite(_paint_meeting, size, size, meeting, MEETINGS[meeting])


def _paint_meeting(pen: Pen, meeting: Meeting, colour: Colour) -> None:
    if meeting == "beaten":
        pen.bar(6, 6, 88, 88, colour, 20)
        pen.line([(50, 26), (50, 74)], 13, theme.INK)
        pen.line([(26, 50), (74, 50)], 13, theme.INK)
    elif meeting == "lost":
        pen.bar(6, 6, 88, 88, colour, 20)
        pen.bar(14, 14, 72, 72, theme.DUSK, 13)
        pen.line([(30, 50), (70, 50)], 13, colour)
    else:
        pen.dot(50, 50, 46, colour)
        pen.line([(30, 39), (70, 39)], 11, theme.INK)
        pen.line([(30, 61), (70, 61)], 11, theme.INK)


def draw_figures(
    canvas: Canvas, box: Box, figures: Sequence[tuple[str, str]], across: int, align: Align = "left"
) -> None:
    """Write large numbers in columns, each below its caption."""
    rows = -(-len(figures) // across)
    for cell, (label, value) in zip(box.grid(across, max(rows, 1), 12), figures, strict=False):
        head, body = cell.cut_top(30)
        canvas.write(drawable_name(label), head, 23, theme.MIST, least=15, align=align, may_elide=True)
        canvas.write(value, body, 38, theme.FOAM, least=20, align=align, weight="Bold", may_elide=True)
