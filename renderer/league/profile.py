"""User profiles. For each game, a profile shows the rating with its chart, the places and other numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from renderer.core import text, theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.text import drawable_name
from renderer.league.chart import LINE_HEIGHT, draw_line, draw_range
from renderer.league.parts import (
    DISCS,
    HEAD,
    draw_figures,
    draw_heading,
    draw_place_mark,
    new_canvas,
    notes_height,
    write_notes,
)
from renderer.league.views import Places, Profile, ProfileGame, RatingLine

GAP, PAD, TITLE = 22, 26, 58
PLACES, ACROSS, FIGURE = 60, 4, 92
LABEL, TOLD = 190, 150


def draw_profile(view: Profile) -> Canvas:
    """Draw a user's profile."""
    heights = [_height(game) for game in view.games]
    canvas = new_canvas(HEAD + sum(heights) + GAP * len(heights) + notes_height(view.notes))
    below = draw_heading(canvas, view.title, view.subtitle)
    for game, height in zip(view.games, heights, strict=True):
        panel, below = below.cut_top(height, GAP)
        _draw_game(canvas, panel, game)
    write_notes(canvas, view.notes)
    return canvas


def _height(game: ProfileGame) -> int:
    return (
        TITLE + 2 * PAD + sum(height for _, height in _blocks(game)) + GAP * max(len([*_blocks(game)]) - 1, 0)
    )


def _blocks(game: ProfileGame) -> Iterator[tuple[str, int]]:
    """Yield the parts to draw for a game, with the height of each part."""
    if game.rating is not None:
        yield "rating", LINE_HEIGHT
    if game.places:
        yield "places", PLACES * len(game.places)
    if game.figures:
        yield "figures", FIGURE * -(-len(game.figures) // ACROSS) + 12 * (-(-len(game.figures) // ACROSS) - 1)


def _draw_game(canvas: Canvas, box: Box, game: ProfileGame) -> None:
    canvas.panel(box, theme.DUSK, 18, theme.HAZE)
    title, body = box.inset(PAD, PAD).cut_top(TITLE)
    canvas.write(
        drawable_name(game.name),
        title.cut_top(TITLE - 14)[0],
        38,
        theme.LAMP,
        least=22,
        weight="Bold",
        may_elide=True,
    )
    for block, height in _blocks(game):
        part, body = body.cut_top(height, GAP)
        if block == "rating" and game.rating is not None:
            _draw_rating(canvas, part, game.rating)
        elif block == "places":
            _draw_places(canvas, part, game.places)
        else:
            draw_figures(canvas, part, game.figures, ACROSS)


def _draw_rating(canvas: Canvas, box: Box, rating: RatingLine) -> None:
    """Draw the rating with its deviation and its chart."""
    left, right = box.cut_left(300, 34)
    label, left = left.cut_top(30)
    canvas.write(drawable_name(rating.label), label, 23, theme.MIST, least=15, may_elide=True)
    number, left = left.cut_top(92)
    ink = canvas.write(
        rating.text, number, 86, theme.FOAM if rating.is_known else theme.MIST, weight="Bold", least=50
    )
    after = Box(ink.right + 16, number.y, max(number.right - ink.right - 16, 1), number.h)
    canvas.write(rating.spread, after, 34, theme.LAMP, least=18)
    draw_range(canvas, left.inset(0, 6), rating)
    draw_line(canvas, right, rating)


def _draw_places(canvas: Canvas, box: Box, rows: Sequence[Places]) -> None:
    """Draw a bar for each number of seats.

    A bar has one part per place. The width of a part is proportional to how often the user finished in that
    place.
    """
    for row, line in zip(rows, box.rows(len(rows)), strict=True):
        label, rest = line.inset(0, 6).cut_left(LABEL, 10)
        canvas.write(drawable_name(row.label), label, 28, theme.FOAM, least=17, may_elide=True)
        tally, bar = rest.cut_right(TOLD, 16)
        canvas.write(
            drawable_name(row.caption), tally, 28, theme.FOAM, align="right", least=15, may_elide=True
        )
        _draw_bar(canvas, bar, row.counts)


def _draw_bar(canvas: Canvas, box: Box, counts: Sequence[int]) -> None:
    total, x = sum(counts), box.x
    if not total:
        canvas.panel(box, theme.WATER, 10)
        return
    shown = [(place, count) for place, count in enumerate(counts, 1) if count]
    least = 44
    room = box.w - least * len(shown) - 4 * (len(shown) - 1)
    for place, count in shown:
        wide = box.right - x if (place, count) == shown[-1] else least + room * count // total
        part = Box(x, box.y, wide, box.h)
        canvas.panel(part, DISCS.get(place, theme.HAZE), 10)
        _draw_share(canvas, part, place, count)
        x += wide + 4


def _draw_share(canvas: Canvas, box: Box, place: int, count: int) -> None:
    """Write a place, and how often the user finished in it, on a part of the bar.

    If this part is narrow, write only the place.
    """
    words = f"×{count}"
    wide = text.width(words, "Bold", 27)
    if box.w < wide + 50:
        draw_place_mark(canvas, box.inset(3, 6), place)
        return
    mark, figure = box.centred(wide + 44, box.h).cut_left(36, 6)
    draw_place_mark(canvas, mark.inset(0, 4), place)
    ink = theme.INK if place in DISCS else theme.FOAM
    canvas.write(words, figure, 27, ink, weight="Bold")
