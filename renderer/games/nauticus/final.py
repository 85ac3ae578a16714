"""The final scoring: one column per seat in ranking order, and one row per category."""

from __future__ import annotations

from engine.games.nauticus.view import ScoreView, SeatView, View, tables
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_figure, draw_score_heading, format_signed, points_sprite, sea_chart
from renderer.core.scene import NothingToDraw, Scene
from renderer.core.score_chart import ScoreHistory, draw_score_chart
from renderer.core.sprites import Pen, sprite, with_opacity
from renderer.games.nauticus import layout
from renderer.games.nauticus.parts.pieces import coin, draw_delivered, name_of, word

ROWS = ("before", "goods", "ships", "material", "total")


def draw_final(view: View, scene: Scene) -> Canvas:
    """Draw the scoring of a finished game.

    Raise NothingToDraw if the game is still running.
    """
    if not view.scores:
        raise NothingToDraw("the game is not over")
    places = layout.final(len(view.seats), has_chart=bool(scene.score_history))
    canvas = Canvas(layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.title.middle))
    canvas.tile(_title, places.title, scene)
    canvas.tile(_labels, places.labels, scene)
    ranked = sorted(view.scores, key=lambda score: (score.rank, score.seat))
    for score, column in zip(ranked, places.columns, strict=True):
        canvas.tile(_column, column, score, view.seats[score.seat], scene)
    if scene.score_history:
        canvas.tile(draw_match_chart, places.chart, score_history(view, scene), view.phases, False, scene)
    return canvas


def score_history(view: View, scene: Scene) -> ScoreHistory:
    """Return the points after each phase, followed by the final scores."""
    before = tuple(score.vp_before for score in sorted(view.scores, key=lambda score: score.seat))
    return (*scene.score_history[:-1], before, scene.score_history[-1])


def draw_match_chart(
    canvas: Canvas, box: Box, history: ScoreHistory, phases: int, is_small: bool, scene: Scene
) -> None:
    """Draw the score chart for all rounds and the final scoring.

    In a small chart, the rounds are labelled only with their numbers.
    """
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    played = len(history) - 1
    ends = [min(end, played) for end in range(phases, played + phases, phases)]
    rounds = [
        (end, str(place) if is_small else word(scene, "course-round", round=place))
        for place, end in enumerate(ends, 1)
    ]
    rounds.append((played + 1, word(scene, "course-scoring")))
    draw_score_chart(canvas, box.inset(14, 7), history, rounds, 38 if is_small else 44)


def _title(canvas: Canvas, box: Box, scene: Scene) -> None:
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    title = box.inset(20, 8)
    canvas.write(word(scene, "scoring"), title, 54, theme.LAMP, least=34, align="centre", weight="Bold")


def _labels(canvas: Canvas, box: Box, scene: Scene) -> None:
    for key, row in zip(ROWS, layout.final_rows(box)[1:], strict=True):
        is_total = key == "total"
        canvas.panel(row, theme.DUSK, 12, theme.LAMP if is_total else None)
        ink = theme.LAMP if is_total else theme.FOAM
        canvas.write_two(word(scene, f"score-{key}"), row.inset(16, 4), 42, ink, least=28)


def _column(canvas: Canvas, box: Box, score: ScoreView, seat: SeatView, scene: Scene) -> None:
    top, before, goods, ships, material, total = layout.final_rows(box)
    draw_score_heading(canvas, top, score.rank, score.seat, name_of(scene, score.seat))
    _value(canvas, before, score.vp_before)
    _goods(canvas, _value(canvas, goods, score.goods), seat)
    _ships(canvas, _value(canvas, ships, score.ships), seat)
    _taler(canvas, _value(canvas, material, score.material_vp), score, scene)
    canvas.panel(total, theme.DUSK, 12, theme.LAMP, 4)
    draw_figure(canvas, total.inset(14, 6), points_sprite(66), score.vp, 78, theme.LAMP)


def _value(canvas: Canvas, box: Box, value: int) -> Box:
    """Draw a row's points and return the space below them for an explanation."""
    canvas.panel(box, theme.WATER, 12, theme.HAZE)
    row, rest = box.cut_top(76 if box.h > 100 else box.h)
    canvas.write(
        format_signed(value), row.centred(row.w - 28, row.h), 56, theme.FOAM, least=34, weight="Bold"
    )
    return rest


def _goods(canvas: Canvas, box: Box, seat: SeatView) -> None:
    draw_delivered(canvas, box.inset(14, 4).grid(2, 2, 4), seat.delivered, 40, seat.delivered)


def _taler(canvas: Canvas, box: Box, score: ScoreView, scene: Scene) -> None:
    """Write how many taler are converted to points and how many are left to break ties."""
    room = draw_figure(canvas, box.inset(14, 2), coin(36), score.taler, 38)
    rest = word(scene, "rest", taler=score.taler - tables.TALER_PER_VP * score.material_vp)
    canvas.write(rest, room, 34, theme.MIST, align="right", least=22)


def _ships(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """Draw how many ships of each length the seat has finished."""
    finished = [len(ship.hull) for ship in seat.ships if ship.is_finished]
    for parts, cell in zip(range(1, len(tables.SHIP_VP)), box.inset(14, 4).grid(2, 2, 4), strict=True):
        count = finished.count(parts)
        sign = sprite(paint_silhouette, 16 * parts + 8, 36, parts, units=48 * parts + 24)
        canvas.stamp(sign if count else with_opacity(sign), cell.x, cell.y + (cell.h - sign.height) // 2)
        room = cell.cut_right(cell.w - sign.width - 6)[0]
        canvas.write(str(count), room, 40, theme.FOAM if count else theme.MIST, least=28, weight="Bold")


def paint_silhouette(pen: Pen, parts: int) -> None:
    """Paint a small finished ship with one sail per part.

    The field's width is 48 units per part, plus 24 units.
    """
    end = 48 * parts + 24
    for place in range(parts):
        x = 36 + 48 * place
        pen.bar(x - 2, 6, 4, 70, theme.TIMBER_LIGHT)
        pen.bar(x - 18, 12, 36, 46, theme.CANVAS, 5)
    pen.polygon([(2, 66), (end - 2, 66), (end - 14, 102), (20, 102)], theme.TIMBER)
    pen.bar(4, 66, end - 8, 7, theme.TIMBER_LIGHT, 2)
