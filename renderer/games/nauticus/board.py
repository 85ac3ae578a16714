"""The whole table: header, spaces about the wheel, supply, a row for every seat."""

from __future__ import annotations

from engine.games.nauticus.view import SeatView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import badge, chart, figure, paint_arrow, points
from renderer.core.scene import Scene
from renderer.core.sprites import sprite
from renderer.games.nauticus import layout, tokens
from renderer.games.nauticus.pieces import (
    coin,
    crown,
    delivered,
    markers,
    name_of,
    storage,
    word,
    worker,
    yard,
)
from renderer.games.nauticus.spaces import space_card, supply, wheel


def draw_board(view: View, scene: Scene) -> Canvas:
    """Draw the public table."""
    places = layout.board(len(view.seats))
    canvas = Canvas(layout.WIDTH, places.height, chart(layout.WIDTH, places.height, places.wheel.middle))
    header(canvas, places.header, view, scene)
    for space, box in zip(view.spaces, places.spaces, strict=True):
        space_card(canvas, box, space, view.stock, scene)
    wheel(canvas, places.wheel, view.spaces)
    supply(canvas, places.supply, view.stock)
    for seat, box in zip(view.seats, places.seats, strict=True):
        seat_row(canvas, box, seat, view, scene)
    return canvas


def header(canvas: Canvas, box: Box, view: View, scene: Scene) -> None:
    """Draw where the game stands: round and phase, start player, whose turn it is and who is next."""
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    clock, rest = box.inset(16, 6).cut_left(208, 12)
    upper, lower = clock.rows(2)
    canvas.write(word(scene, "round", round=view.round, rounds=view.rounds), upper, 40, theme.FOAM, least=28)
    canvas.write(word(scene, "phase", phase=view.phase, phases=view.phases), lower, 40, theme.MIST, least=28)
    start, turn = rest.cut_left(340, 12)
    if view.is_finished:
        return _over(canvas, rest.inset(0, 2), scene)
    _start(canvas, start, view, scene)
    _turn(canvas, turn.inset(0, 2), view, scene)


def _start(canvas: Canvas, box: Box, view: View, scene: Scene) -> None:
    upper, lower = box.rows(2)
    sign, title = upper.cut_left(36, 8)
    canvas.stamp_in(sprite(tokens.paint_start, 36, 36), sign)
    canvas.write(word(scene, "start"), title, 30, theme.MIST, least=22)
    mark, name = lower.cut_left(38, 8)
    badge(canvas, mark, view.start_seat)
    canvas.write(name_of(scene, view.start_seat), name, 34, theme.FOAM, least=24, may_elide=True)


def _turn(canvas: Canvas, box: Box, view: View, scene: Scene) -> None:
    if view.active_seat is None:
        return
    later = [seat for seat in view.order if seat != view.active_seat]
    following, now = box.cut_right(60 * len(later) + 60 if later else 0, 12 if later else 0)
    canvas.panel(now, theme.LAMP, 12)
    mark, room = now.inset(10, 6).cut_left(56, 10)
    badge(canvas, mark, view.active_seat)
    upper, lower = room.cut_top(28)
    canvas.write(word(scene, "turn"), upper, 26, theme.INK, least=20)
    canvas.write(
        name_of(scene, view.active_seat), lower, 44, theme.INK, least=26, weight="Bold", may_elide=True
    )
    _later(canvas, following, later)


def _over(canvas: Canvas, box: Box, scene: Scene) -> None:
    canvas.panel(box, theme.PLUM, 12, theme.LAMP)
    canvas.write(
        word(scene, "over"), box.inset(16, 4), 48, theme.LAMP, align="centre", least=30, weight="Bold"
    )


def _later(canvas: Canvas, box: Box, later: list[int]) -> None:
    for place, seat in enumerate(later):
        cell = Box(box.x + 60 * (place + 1), box.y, 56, box.h)
        badge(canvas, cell.centred(50, 50), seat)
    if later:
        canvas.stamp_in(sprite(paint_arrow, 38, 38, theme.MIST), box.cut_left(56)[0])


def seat_row(canvas: Canvas, box: Box, seat: SeatView, view: View, scene: Scene) -> None:
    """Draw everything before a player; a lamp-coloured edge says that they are awaited."""
    is_active = seat.seat == view.active_seat
    canvas.panel(box, theme.WATER, 18, theme.LAMP if is_active else theme.HAZE, 6 if is_active else 2)
    places = layout.seat_row(box)
    _title(canvas, places.title, seat, view, scene)
    means(canvas, places.means, seat, 56)
    storage(canvas, places.storage, seat.storage)
    markers(canvas, places.markers, seat)
    delivered(canvas, places.delivered.columns(4, 4), seat.delivered, 36)
    yard(canvas, places.yard, seat.ships, layout.MOST_UNIT)


def _title(canvas: Canvas, box: Box, seat: SeatView, view: View, scene: Scene) -> None:
    mark, name = box.cut_left(56, 10)
    badge(canvas, mark, seat.seat)
    if seat.seat == view.start_seat and not view.is_finished:
        flag, name = name.cut_right(44, 8)
        canvas.stamp_in(sprite(tokens.paint_start, 44, 44), flag)
    canvas.write(name_of(scene, seat.seat), name, 42, theme.FOAM, least=26, may_elide=True)


def means(canvas: Canvas, box: Box, seat: SeatView, size: int) -> None:
    """Draw victory points, taler, workers and crowns, each with its sign."""
    shares = (27, 26, 25, 22)
    sign = size * 46 // 56
    rows = (
        (points(size * 50 // 56), seat.vp, theme.LAMP),
        (coin(sign), seat.taler, theme.FOAM),
        (worker(sign), seat.workers, theme.FOAM),
        (crown(sign), seat.crowns, theme.FOAM),
    )
    room = box
    for share, (picture, value, colour) in zip(shares, rows, strict=True):
        cell, room = room.cut_left(box.w * share // 100)
        figure(canvas, cell.cut_right(12)[1], picture, value, size, colour)
