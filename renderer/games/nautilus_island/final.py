"""The final scoring: one column per seat in ranking order, and one row per category."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

from engine.core.text import text
from engine.games.nautilus_island.view import ScoreView, SeatView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_figure, draw_score_heading, points_sprite, sea_chart
from renderer.core.scene import NothingToDraw, Scene
from renderer.core.score_chart import draw_score_chart
from renderer.games.nautilus_island import layout
from renderer.games.nautilus_island.parts import cards
from renderer.games.nautilus_island.parts.pieces import name_of, word

LINES = ("tokens", "portholes", "treasures")


def draw_final(view: View, scene: Scene) -> Canvas:
    """Draw the scoring of a finished game.

    Raise NothingToDraw if the game is still running.
    """
    if not view.scores:
        raise NothingToDraw("the game is not over")
    places = layout.final(len(view.seats), has_chart=len(scene.score_history) > 1)
    canvas = Canvas(layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.title.middle))
    canvas.panel(places.title, theme.DEEP, 16, theme.HAZE)
    title = places.title.inset(20, 8)
    canvas.write(word(scene, "scoring"), title, 54, theme.LAMP, least=34, align="centre", weight="Bold")
    _labels(canvas, places.labels, scene)
    ranked = sorted(view.scores, key=lambda score: (score.rank, score.seat))
    for score, column in zip(ranked, places.columns, strict=True):
        canvas.tile(_column, column, score, view.seats[score.seat], scene)
    if places.chart is not None:
        draw_match_chart(canvas, places.chart, scene, 40)
    return canvas


def draw_match_chart(canvas: Canvas, box: Box, scene: Scene, size: int) -> None:
    """Draw the score chart for all seats by round.

    `size` is the size of the numbers.
    """
    canvas.tile(_course, box, scene, scene.score_history, size)


def _course(canvas: Canvas, box: Box, scene: Scene, course: tuple[tuple[int, ...], ...], size: int) -> None:
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    head, plot = box.inset(18, 10).cut_top(size + 14, 4)
    canvas.write(word(scene, "course"), head, size, theme.MIST, least=24)
    draw_score_chart(canvas, plot, course, _rounds(len(course), (plot.w - 5 * size) // size), size)


def _rounds(last: int, room: int) -> list[tuple[int, str]]:
    """Return the rounds with their labels.

    If there is no space for all labels, merge some rounds. `room` is the chart's width divided by the labels'
    font size.
    """
    by = 1 if last * 3 <= room * 2 else -(-2 * last // room)
    ends = [min(end, last) for end in range(by, last + by, by)]
    return [
        (end, str(end) if start + 1 == end else f"{start + 1}–{end}") for start, end in pairwise((0, *ends))
    ]


def _labels(canvas: Canvas, boxes: tuple[Box, ...], scene: Scene) -> None:
    *lines, total = boxes[1:]
    for line, box in zip(LINES, lines, strict=True):
        canvas.panel(box, theme.DUSK, 12)
        translate = scene.translate(text(f"nautilus-island-score-{line}"))
        canvas.write_two(translate, box.inset(16, 4), 42, theme.FOAM, least=28)
    canvas.panel(total, theme.DUSK, 12, theme.LAMP)
    canvas.write_two(word(scene, "total"), total.inset(16, 4), 42, theme.LAMP, least=28)


def _column(canvas: Canvas, box: Box, score: ScoreView, seat: SeatView, scene: Scene) -> None:
    top, bonus, holes, treasures, total = layout.final_rows(box)
    draw_score_heading(canvas, top, score.rank, score.seat, name_of(scene, score.seat))
    _of_tokens(canvas, _value(canvas, bonus, score.tokens), seat)
    _of_portholes(canvas, _value(canvas, holes, score.portholes), seat)
    _of_treasures(canvas, _value(canvas, treasures, score.treasures), score)
    canvas.panel(total, theme.DUSK, 12, theme.LAMP, 4)
    draw_figure(canvas, total.inset(14, 6), points_sprite(66), score.vp, 78, theme.LAMP)


def _value(canvas: Canvas, box: Box, value: int) -> Box:
    """Draw a row's points and return the space below them for an explanation."""
    canvas.panel(box, theme.WATER, 12, theme.HAZE)
    row, rest = box.cut_top(76)
    canvas.write(str(value), row.inset(14, 0), 60, theme.FOAM, least=34, weight="Bold")
    return rest.inset(14, 6)


def _of_tokens(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """Draw the total value of each set's tokens."""
    _by_colour(canvas, box, {one.colour: sum(one.token_vp) for one in seat.sets if one.tokens})


def _of_portholes(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """Draw the portholes that close the seat's sets."""
    _by_colour(canvas, box, {one.colour: one.porthole for one in seat.sets if one.porthole is not None})


def _by_colour(canvas: Canvas, box: Box, worth: Mapping[str, int]) -> None:
    for (colour, value), cell in zip(worth.items(), box.grid(3, 2, 4), strict=False):
        mark, room = cell.cut_left(36, 3)
        canvas.stamp_in(cards.sign(colour, 36), mark)
        canvas.write(str(value), room, 32, theme.FOAM, least=20)


def _of_treasures(canvas: Canvas, box: Box, score: ScoreView) -> None:
    """Draw each kind of treasure in hand and its number of copies."""
    for (card, count), cell in zip(Counter(score.treasure_cards).items(), box.grid(2, 2, 4), strict=False):
        mark, room = cell.cut_left(42, 6)
        canvas.stamp_in(cards.tile(card, 42), mark)
        canvas.write(f"×{count}", room, 38, theme.FOAM, least=20)
