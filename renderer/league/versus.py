"""A comparison of two players: how often each finished ahead of the other, and their latest matches."""

from __future__ import annotations

from renderer.core import theme
from renderer.core.canvas import Align, Canvas
from renderer.core.geometry import Box
from renderer.core.sprites import Pen, sprite
from renderer.core.text import drawable_name
from renderer.league.parts import (
    MEETINGS,
    MIN_NAME,
    NAME,
    display_name,
    draw_figures,
    draw_meeting_mark,
    new_canvas,
    notes_height,
    write_notes,
)
from renderer.league.views import Duel, Encounter, Meeting, Versus

GAP, PAD = 22, 26
NAMES = 226
"""Height of the part with both names, each in up to two lines."""
TITLE, TALLY, ACROSS, FIGURE = 54, 112, 3, 92
LABEL, ENCOUNTER = 50, 62
KINDS: tuple[Meeting, ...] = ("beaten", "tied", "lost")
ALIGNS: tuple[Align, ...] = ("left", "centre", "right")


def draw_versus(view: Versus) -> Canvas:
    """Draw the comparison of two players."""
    heights = [_height(duel) for duel in view.duels]
    last = LABEL + ENCOUNTER * len(view.encounters) + GAP if view.encounters else 0
    canvas = new_canvas(NAMES + sum(heights) + GAP * len(heights) + last + notes_height(view.notes))
    below = _head(canvas, view)
    for duel, height in zip(view.duels, heights, strict=True):
        panel, below = below.cut_top(height, GAP)
        _draw_duel(canvas, panel, duel)
    if view.encounters:
        label, below = below.cut_top(LABEL)
        canvas.write(drawable_name(view.encounters_label), label, 28, theme.LAMP, least=18, weight="Bold")
        for encounter in view.encounters:
            line, below = below.cut_top(ENCOUNTER)
            _draw_encounter(canvas, line.cut_top(ENCOUNTER - 8)[0], encounter)
    write_notes(canvas, view.notes)
    return canvas


def _head(canvas: Canvas, view: Versus) -> Box:
    """Write both names, one on each side, with the title between them."""
    top, below = canvas.box.inset(36, 0).cut_top(NAMES)
    middle = top.centred(90, top.h)
    canvas.stamp_in(sprite(_paint_oars, 84, 84), middle)
    title, names = top.inset(0, 20).cut_top(34)
    canvas.write(drawable_name(view.title), title, 26, theme.LAMP, least=16, may_elide=True)
    one, other = (
        Box(top.x, names.y, middle.x - top.x - 20, names.h),
        Box(middle.right + 20, names.y, top.right - middle.right - 20, names.h),
    )
    canvas.write_two(display_name(view.names[0]), one, NAME, theme.FOAM, least=MIN_NAME)
    canvas.write_two(display_name(view.names[1]), other, NAME, theme.FOAM, align="right", least=MIN_NAME)
    return below


def _height(duel: Duel) -> int:
    rows = -(-len(duel.figures) // ACROSS)
    return TITLE + TALLY + 2 * PAD + (FIGURE * rows + 12 * (rows - 1) if rows else 0)


def _draw_duel(canvas: Canvas, box: Box, duel: Duel) -> None:
    canvas.panel(box, theme.DUSK, 18, theme.HAZE)
    title, body = box.inset(PAD).cut_top(TITLE)
    canvas.write(
        drawable_name(duel.name),
        title.cut_top(TITLE - 14)[0],
        36,
        theme.LAMP,
        least=22,
        weight="Bold",
        may_elide=True,
    )
    tally, body = body.cut_top(TALLY)
    _draw_tally(canvas, tally, duel)
    if duel.figures:
        draw_figures(canvas, body, duel.figures, ACROSS)


def _draw_tally(canvas: Canvas, box: Box, duel: Duel) -> None:
    """Draw a bar with three parts and captions below it.

    The width of each part is proportional to how often its result occurred.
    """
    bar, below = box.cut_top(56, 6)
    counts = (duel.beaten, duel.tied, duel.lost)
    shown = [(kind, count) for kind, count in zip(KINDS, counts, strict=True) if count]
    least, x, total = 96, bar.x, sum(counts)
    room = bar.w - least * len(shown) - 4 * max(len(shown) - 1, 0)
    for kind, count in shown:
        wide = bar.right - x if (kind, count) == shown[-1] else least + room * count // total
        part = Box(x, bar.y, wide, bar.h)
        canvas.panel(part, MEETINGS[kind], 12)
        mark, figure = part.inset(10, 8).cut_left(40, 8)
        draw_meeting_mark(canvas, mark, kind)
        canvas.write(str(count), figure, 36, theme.INK, weight="Bold", least=20)
        x += wide + 4
    words = below.cut_top(34)[0]
    for align, text, third in zip(ALIGNS, duel.captions, words.columns(3), strict=True):
        canvas.write(drawable_name(text), third, 24, theme.MIST, align=align, least=15, may_elide=True)


def _draw_encounter(canvas: Canvas, box: Box, encounter: Encounter) -> None:
    """Draw a match: its mark, both places, the game and the date."""
    canvas.panel(box, theme.WATER, 12)
    mark, rest = box.inset(14, 6).cut_left(44, 18)
    draw_meeting_mark(canvas, mark, encounter.result)
    places, tally = rest.cut_left(240, 20)
    canvas.write(" : ".join(encounter.places), places, 34, theme.FOAM, weight="Bold", least=20)
    canvas.write(
        drawable_name(encounter.caption), tally, 27, theme.FOAM, align="right", least=17, may_elide=True
    )


def _paint_oars(pen: Pen) -> None:
    """Paint two crossed oars."""
    for flip in (False, True):
        for edge, colour in ((5, theme.DEEP), (0, theme.TIMBER_LIGHT)):
            shaft = [(20, 12), (78, 86)]
            blade = [(10, 4), (22, 2), (36, 24), (28, 32)]
            pen.line([(100 - x, y) if flip else (x, y) for x, y in shaft], 7 + edge, colour)
            pen.line([(100 - x, y) if flip else (x, y) for x, y in (*blade, blade[0])], 4 + edge, colour)
            pen.polygon([(100 - x, y) if flip else (x, y) for x, y in blade], colour)
