"""The whole table: header, order of the round, the wreck, what can be gained, a row for every seat."""

from __future__ import annotations

from engine.games.nautilus_island.view import SeatView, View
from renderer.core import theme
from renderer.core.canvas import Align, Canvas
from renderer.core.geometry import Box
from renderer.core.marks import badge, chart, figure, paint_arrow, paint_tick, points
from renderer.core.scene import Scene
from renderer.core.sprites import sprite
from renderer.games.nautilus_island import cards, layout
from renderer.games.nautilus_island.pieces import draw_sets, draw_stores, name_of, set_of, word
from renderer.games.nautilus_island.wreck import draw_wreck


def draw_board(view: View, scene: Scene) -> Canvas:
    """Draw the public table."""
    places = layout.board(len(view.seats))
    canvas = Canvas(layout.WIDTH, places.height, chart(layout.WIDTH, places.height, places.wreck.middle))
    _header(canvas, places.header, view, scene)
    _order(canvas, places.order, view, scene)
    draw_wreck(canvas, places.wreck, view, scene)
    draw_stores(canvas, places.stores, view, needed(view))
    for seat, box in zip(view.seats, places.seats, strict=True):
        _seat_row(canvas, box, seat, view, scene)
    return canvas


def needed(view: View) -> int | None:
    """Return the size of the set that may be closed now."""
    if view.closing is None or view.active_seat is None:
        return None
    laid = set_of(view.seats[view.active_seat].sets, view.closing)
    return len(laid.cards) if laid else None


def clock(canvas: Canvas, box: Box, view: View, scene: Scene, align: Align = "left") -> None:
    """Draw the round, and whether it is the last or the last comes next."""
    if not view.is_ending or view.is_finished:
        canvas.write(
            word(scene, "round", round=view.round), box, 54, theme.FOAM, align=align, least=30, weight="Bold"
        )
        return
    upper, lower = box.rows(2, 4)
    canvas.write(
        word(scene, "round", round=view.round), upper, 42, theme.FOAM, align=align, least=28, weight="Bold"
    )
    canvas.panel(lower, theme.RUST, 8)
    key = "last" if view.is_last else "ending"
    canvas.write(word(scene, key), lower.inset(8, 0), 36, theme.FOAM, align="centre", least=22, weight="Bold")


def _header(canvas: Canvas, box: Box, view: View, scene: Scene) -> None:
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    time, turn = box.inset(16, 6).cut_left(330, 16)
    clock(canvas, time, view, scene)
    turn = turn.inset(0, 2)
    if view.is_finished:
        canvas.panel(turn, theme.PLUM, 12, theme.LAMP)
        canvas.write(
            word(scene, "over"), turn.inset(16, 4), 48, theme.LAMP, align="centre", least=30, weight="Bold"
        )
    elif view.active_seat is not None:
        _turn(canvas, turn, view.active_seat, scene)


def _turn(canvas: Canvas, box: Box, seat: int, scene: Scene) -> None:
    canvas.panel(box, theme.LAMP, 12)
    mark, room = box.inset(10, 6).cut_left(64, 12)
    badge(canvas, mark, seat)
    ink = canvas.write(word(scene, "turn"), room.cut_left(250)[0], 40, theme.INK, least=24)
    name = room.cut_left(ink.right - room.x, 28)[1]
    canvas.write(name_of(scene, seat), name, 56, theme.INK, least=30, weight="Bold", may_elide=True)


def following(view: View) -> int | None:
    """Return the seat that acts after the active one in this round."""
    waiting = [seat for seat in view.order if not view.seats[seat].has_moved and seat != view.active_seat]
    return waiting[0] if waiting and not view.is_finished else None


def _order(canvas: Canvas, box: Box, view: View, scene: Scene) -> None:
    """Draw all seats in the order of the round: who has moved, who acts, who is next."""
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    label, row = box.inset(16, 6).cut_left(160, 12)
    canvas.write(word(scene, "order"), label, 40, theme.MIST, least=24)
    for place, (seat, cell) in enumerate(zip(view.order, row.columns(len(view.order), 8), strict=True)):
        arrow, chip = cell.cut_left(40, 4)
        if place:
            canvas.stamp_in(
                sprite(paint_arrow, 34, 34, theme.FOAM if seat == following(view) else theme.TIDE), arrow
            )
        _chip(canvas, chip, seat, view, scene)


def _chip(canvas: Canvas, box: Box, seat: int, view: View, scene: Scene) -> None:
    is_active = seat == view.active_seat
    is_next = seat == following(view)
    has_moved = view.seats[seat].has_moved and not is_active
    ground = theme.LAMP if is_active else theme.SLATE if has_moved else theme.DUSK
    canvas.panel(box, ground, 12, theme.FOAM if is_next else None, 4)
    mark, name = box.inset(8, 6).cut_left(50, 8)
    badge(canvas, mark, seat)
    if has_moved:
        tick, name = name.cut_right(36, 4)
        canvas.stamp_in(sprite(paint_tick, 32, 32, theme.MIST), tick)
    ink = theme.INK if is_active else theme.MIST if has_moved else theme.FOAM
    canvas.write(name_of(scene, seat), name, 38, ink, least=24, may_elide=True)


def _seat_row(canvas: Canvas, box: Box, seat: SeatView, view: View, scene: Scene) -> None:
    """Draw everything before a player; a lamp-coloured edge says that they are awaited."""
    is_active = seat.seat == view.active_seat
    canvas.panel(box, theme.WATER, 18, theme.LAMP if is_active else theme.HAZE, 6 if is_active else 2)
    places = layout.seat_row(box)
    mark, name = places.title.cut_left(60, 10)
    badge(canvas, mark, seat.seat)
    canvas.write_two(name_of(scene, seat.seat), name, 42, theme.FOAM, least=22)
    means(canvas, places.means, seat)
    draw_sets(canvas, places.sets, seat.sets, view, view.closing if is_active else None)


def means(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """Draw the points a seat has now and how many cards it holds."""
    upper, lower = box.rows(2, 4)
    figure(canvas, upper, points(upper.h * 8 // 10), seat.vp, upper.h * 9 // 10, theme.LAMP)
    figure(canvas, lower.inset(6, 0), cards.back(lower.h * 7 // 10), seat.hand_size, lower.h * 8 // 10)
