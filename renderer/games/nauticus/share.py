"""The share card for a finished match: the ranking, the score chart, and the winners' fleets."""

from __future__ import annotations

from engine.core.text import LocalizedText
from engine.games.nauticus.view import ScoreView, SeatView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_badge, draw_figure, draw_harbour, paint_medal, points_sprite, sea_chart
from renderer.core.scene import NothingToDraw, Scene
from renderer.core.sprites import sprite
from renderer.games.nauticus import layout
from renderer.games.nauticus.final import draw_match_chart, score_history
from renderer.games.nauticus.parts import tokens, vessels
from renderer.games.nauticus.parts.changes import ship_change
from renderer.games.nauticus.parts.pieces import name_of, ship_sign, word


def draw_share(view: View, scene: Scene) -> Canvas:
    """Draw the share card for a finished match.

    Raise NothingToDraw while the match is running.
    """
    if not view.scores:
        raise NothingToDraw("the game is not over")
    ranked = sorted(view.scores, key=lambda score: (score.rank, score.seat))
    winners = [view.seats[score.seat] for score in ranked if score.rank == 1]
    fleets = [seat for seat in winners if seat.ships]
    places = layout.share(has_chart=bool(scene.score_history), has_fleet=bool(fleets))
    canvas = Canvas(layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.title.middle))
    canvas.tile(_title, places.title, scene)
    for score, row in zip(ranked, places.ranking.rows(len(ranked), layout.GAP), strict=True):
        canvas.tile(_place, row, score, scene)
    if scene.score_history:
        canvas.tile(draw_match_chart, places.chart, score_history(view, scene), view.phases, True, scene)
    parts = places.harbour.columns(len(fleets), layout.GAP) if fleets else ()
    for seat, part in zip(fleets, parts, strict=True):
        canvas.tile(_fleet, part, seat, len(winners) > 1)
    return canvas


def _title(canvas: Canvas, box: Box, scene: Scene) -> None:
    canvas.panel(box, theme.DEEP, 16, theme.LAMP)
    sign, rest = box.inset(18, 8).cut_left(72, 16)
    canvas.stamp_in(sprite(tokens.paint_crown, 68, 68), sign)
    length, name = rest.cut_right(300, 20)
    canvas.write(
        scene.translate(LocalizedText("nauticus-name")), name, 68, theme.LAMP, least=40, weight="Bold"
    )
    canvas.write(word(scene, "over"), length, 44, theme.FOAM, align="right", least=30)


def _place(canvas: Canvas, box: Box, score: ScoreView, scene: Scene) -> None:
    is_first = score.rank == 1
    canvas.panel(box, theme.PLUM if is_first else theme.WATER, 14, theme.LAMP if is_first else theme.HAZE, 4)
    side = min(box.h - 14, 72)
    medal, rest = box.inset(14, 5).cut_left(side, 10)
    canvas.stamp_in(sprite(paint_medal, side, side, is_first), medal)
    canvas.write(str(score.rank), medal, side * 6 // 10, theme.INK, align="centre", weight="Bold")
    mark, rest = rest.cut_left(side, 14)
    draw_badge(canvas, mark.centred(side * 8 // 10, side * 8 // 10), score.seat)
    total, name = rest.cut_right(176, 10)
    canvas.write_two(name_of(scene, score.seat), name, min(46, box.h // 2), theme.FOAM, least=22)
    draw_figure(canvas, total, points_sprite(52), score.vp, 58, theme.LAMP)


def _fleet(canvas: Canvas, box: Box, seat: SeatView, is_shared: bool) -> None:
    """Draw a winner's finished ships at anchor.

    If the winner has none, draw the unfinished ships. If several players won, a badge shows the owner.
    """
    draw_harbour(canvas, box)
    ships = [ship for ship in seat.ships if ship.is_finished] or seat.ships
    inside = box.inset(24, 12)
    if is_shared:
        mark, inside = inside.cut_left(56, 10)
        draw_badge(canvas, mark.cut_top(56)[0], seat.seat)
    widths = tuple(vessels.ship_units(len(ship.hull)) for ship in ships)
    places = layout.place_ships(widths, vessels.AFLOAT, inside, 1.2, 16)
    slack = (inside.right - max((place.box.right for place in places), default=inside.right)) // 2
    for ship, place in zip(ships, places, strict=True):
        whole = place.box._replace(h=round(vessels.SHIP_HEIGHT * place.unit))
        afloat = place.box.moved(slack, 0)  # Cut the ship off at the waterline, which hides its cargo spaces.
        canvas.stamp(ship_sign(ship, ship_change(ship, seat), whole), afloat.x, afloat.y, within=afloat)
