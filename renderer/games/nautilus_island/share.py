"""The share card for a finished match: ranking, sets and score chart."""

from __future__ import annotations

from engine.core.text import text
from engine.games.nautilus_island.view import ScoreView, SeatView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_badge, draw_figure, paint_medal, points_sprite, sea_chart
from renderer.core.scene import NothingToDraw, Scene
from renderer.core.sprites import sprite
from renderer.games.nautilus_island import layout
from renderer.games.nautilus_island.final import draw_match_chart
from renderer.games.nautilus_island.parts import cards
from renderer.games.nautilus_island.parts.pieces import name_of, word
from renderer.games.nautilus_island.parts.wreck import wreck_afloat

ROW = 240
"""Maximum height in pixels of a seat's row in the ranking."""


def draw_share(view: View, scene: Scene) -> Canvas:
    """Draw the share card for a finished match.

    Raise NothingToDraw while the match is running.
    """
    if not view.scores:
        raise NothingToDraw("the game is not over")
    places = layout.share(has_chart=len(scene.score_history) > 1)
    canvas = Canvas(layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.wreck.middle))
    _title(canvas, places.title, view, scene)
    canvas.tile(_wreck, places.wreck, tuple(len(column.stacks) for column in view.columns))
    _ranking(canvas, places.ranking, view, scene)
    if places.chart is not None:
        draw_match_chart(canvas, places.chart, scene, 34)
    return canvas


def _ranking(canvas: Canvas, box: Box, view: View, scene: Scene) -> None:
    ranked = sorted(view.scores, key=lambda score: (score.rank, score.seat))
    h = min(ROW, (box.h + layout.GAP) // len(ranked) - layout.GAP)
    for score in ranked:
        row, box = box.cut_top(h, layout.GAP)
        canvas.tile(_row, row, score, view.seats[score.seat], scene)


def _title(canvas: Canvas, box: Box, view: View, scene: Scene) -> None:
    canvas.panel(box, theme.DEEP, 18, theme.LAMP, 4)
    upper, lower = box.inset(28, 16).cut_top(box.h * 52 // 100)
    name = scene.translate(text("nautilus-island-name"))
    canvas.write(name, upper, 88, theme.LAMP, least=40, weight="Bold")
    canvas.write(word(scene, "rounds", rounds=view.round), lower, 50, theme.FOAM, least=28)


def _wreck(canvas: Canvas, box: Box, counts: tuple[int, ...]) -> None:
    """Draw a small wreck as decoration."""
    canvas.panel(box, theme.HARBOUR, 18, theme.HAZE)
    places = layout.wreck(Box(0, 0, layout.INNER, layout.WRECK_HEIGHT), counts)
    large, inside = wreck_afloat(places), box.inset(6)
    small = large._replace(width=inside.w, height=inside.w * large.height // large.width)
    canvas.stamp(small, inside.x, inside.centred(*small.size).y, within=inside)


def _row(canvas: Canvas, box: Box, score: ScoreView, seat: SeatView, scene: Scene) -> None:
    """Draw a seat: its rank, name, points and stored sets."""
    is_first = score.rank == 1
    canvas.panel(box, theme.WATER, 16, theme.LAMP if is_first else theme.HAZE, 5 if is_first else 2)
    inside = box.inset(14, 10)
    size = min(inside.h, 116)
    medal, rest = inside.cut_left(size, 14)
    canvas.stamp_in(sprite(paint_medal, size, size, is_first), medal)
    canvas.write(str(score.rank), medal, size * 6 // 10, theme.INK, align="centre", weight="Bold")
    vp, rest = rest.cut_right(170, 10)
    draw_figure(canvas, vp, points_sprite(56), score.vp, 66, theme.LAMP)
    upper, lower = rest.centred(rest.w, min(rest.h, 150)).rows(2, 6)
    mark, name = upper.cut_left(min(upper.h, 60), 10)
    draw_badge(canvas, mark, score.seat)
    canvas.write(name_of(scene, score.seat), name, 52, theme.FOAM, least=24, may_elide=True)
    _laid(canvas, lower, seat)


def _laid(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """Draw the colours of a seat's sets with the number of cards in each.

    The numbers of closed sets are highlighted.
    """
    size = min(box.h, box.w // layout.SETS // 2)
    for set_view, cell in zip(seat.sets, box.columns(layout.SETS, 4), strict=False):
        mark, room = cell.cut_left(size, 6)
        canvas.stamp_in(cards.sign(set_view.colour, size), mark)
        ink = theme.FOAM if set_view.porthole is None else theme.LAMP
        canvas.write(str(len(set_view.cards)), room, 40, ink, least=20)
