"""The whole table: the header, the spaces around the wheel, the supply, and a row for each seat."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.nauticus.view import SeatView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_badge, draw_change, draw_figure, paint_arrow, points_sprite, sea_chart
from renderer.core.scene import Scene
from renderer.core.sprites import sprite
from renderer.games.nauticus import layout
from renderer.games.nauticus.parts import tokens
from renderer.games.nauticus.parts.changes import earlier_view, find_new, just_played, ship_changes
from renderer.games.nauticus.parts.pieces import (
    coin,
    crown,
    draw_delivered,
    draw_markers,
    draw_storage,
    draw_yard,
    name_of,
    word,
    worker,
)
from renderer.games.nauticus.parts.spaces import (
    draw_space,
    draw_supply,
    draw_wheel,
    is_choosing,
    sold_out_kinds,
)


class Progress(NamedTuple):
    """The state of play, as shown in the header."""

    round: int
    rounds: int
    phase: int
    phases: int
    start: int
    active: int | None
    order: tuple[int, ...]
    is_finished: bool

    @property
    def clock(self) -> tuple[int, int, int, int]:
        """Return the current round, the number of rounds, the current phase, and the number of phases."""
        return self.round, self.rounds, self.phase, self.phases


def draw_board(view: View, scene: Scene) -> Canvas:
    """Draw the public table.

    Changes since the scene's `before` are highlighted.
    """
    places = layout.board(len(view.seats))
    canvas = Canvas(layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.wheel.middle))
    canvas.tile(draw_header, places.header, progress(view), scene)
    played, choosing = just_played(view, scene.before), is_choosing(view)
    for space, is_new, box in zip(view.spaces, played, places.spaces, strict=True):
        canvas.tile(
            draw_space, box, space, sold_out_kinds(space, view.stock), scene.language_only, choosing, is_new
        )
    canvas.tile(draw_wheel, places.wheel, tuple((space.blue, space.wheel_anchor) for space in view.spaces))
    canvas.tile(draw_supply, places.supply, tuple(view.stock.items()))
    for seat, box in zip(view.seats, places.seats, strict=True):
        is_start = seat.seat == view.start_seat and not view.is_finished
        is_active = seat.seat == view.active_seat
        canvas.tile(draw_seat_row, box, seat, earlier_view(seat, scene.before), is_active, is_start, scene)
    return canvas


def progress(view: View) -> Progress:
    """Return the state of play."""
    return Progress(
        view.round,
        view.rounds,
        view.phase,
        view.phases,
        view.start_seat,
        view.active_seat,
        view.order,
        view.is_finished,
    )


def draw_header(canvas: Canvas, box: Box, now: Progress, scene: Scene) -> None:
    """Draw the header: round and phase, start player, active seat, and next seat."""
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    clock, rest = box.inset(16, 6).cut_left(226, 12)
    upper, lower = clock.rows(2)
    canvas.write(word(scene, "round", round=now.round, rounds=now.rounds), upper, 44, theme.FOAM, least=36)
    canvas.write(word(scene, "phase", phase=now.phase, phases=now.phases), lower, 44, theme.MIST, least=36)
    start, turn = rest.cut_left(310, 12)
    if now.is_finished:
        return _over(canvas, rest.inset(0, 2), scene)
    _start(canvas, start, now, scene)
    _turn(canvas, turn.inset(0, 2), now, scene)


def _start(canvas: Canvas, box: Box, now: Progress, scene: Scene) -> None:
    upper, lower = box.rows(2)
    sign, title = upper.cut_left(36, 8)
    canvas.stamp_in(sprite(tokens.paint_start, 36, 36), sign)
    canvas.write(word(scene, "start"), title, 42, theme.MIST, least=36)
    mark, name = lower.cut_left(40, 8)
    draw_badge(canvas, mark, now.start)
    canvas.write(name_of(scene, now.start), name, 42, theme.FOAM, least=36, may_elide=True)


def _turn(canvas: Canvas, box: Box, now: Progress, scene: Scene) -> None:
    if now.active is None:
        return
    later = [seat for seat in now.order if seat != now.active]
    following, acting = box.cut_right(60 * len(later) + 60 if later else 0, 12 if later else 0)
    canvas.panel(acting, theme.LAMP, 12)
    mark, room = acting.inset(10, 6).cut_left(56, 10)
    draw_badge(canvas, mark, now.active)
    label, name = room.cut_left(166, 12)
    canvas.write(word(scene, "turn"), label, 44, theme.INK, least=36)
    canvas.write(name_of(scene, now.active), name, 48, theme.INK, least=36, weight="Bold", may_elide=True)
    _later(canvas, following, later)


def _over(canvas: Canvas, box: Box, scene: Scene) -> None:
    canvas.panel(box, theme.PLUM, 12, theme.LAMP)
    canvas.write(
        word(scene, "over"), box.inset(16, 4), 48, theme.LAMP, align="centre", least=30, weight="Bold"
    )


def _later(canvas: Canvas, box: Box, later: list[int]) -> None:
    for place, seat in enumerate(later):
        cell = Box(box.x + 60 * (place + 1), box.y, 56, box.h)
        draw_badge(canvas, cell.centred(50, 50), seat)
    if later:
        canvas.stamp_in(sprite(paint_arrow, 38, 38, theme.MIST), box.cut_left(56)[0])


def draw_seat_row(
    canvas: Canvas,
    box: Box,
    seat: SeatView,
    before: SeatView,
    is_active: bool,
    is_start: bool,
    scene: Scene,
) -> None:
    """Draw a player's possessions.

    A bright edge marks the active seat.
    """
    canvas.panel(box, theme.WATER, 18, theme.LAMP if is_active else theme.HAZE, 6 if is_active else 2)
    places = layout.seat_row(box)
    _title(canvas, places.title, seat.seat, is_start=is_start, scene=scene)
    draw_resources(canvas, places.resources, seat, before, 56)
    draw_storage(canvas, places.storage, seat.storage, find_new(seat.storage, before.storage))
    draw_markers(canvas, places.markers, seat, before)
    draw_delivered(canvas, places.delivered.columns(4, 4), seat.delivered, 42, before.delivered)
    draw_yard(canvas, places.yard, seat.ships, ship_changes(seat, before), layout.MAX_UNIT)


def _title(canvas: Canvas, box: Box, seat: int, *, is_start: bool, scene: Scene) -> None:
    mark, name = box.cut_left(56, 10)
    draw_badge(canvas, mark, seat)
    if is_start:
        flag, name = name.cut_right(44, 8)
        canvas.stamp_in(sprite(tokens.paint_start, 44, 44), flag)
    canvas.write(name_of(scene, seat), name, 44, theme.FOAM, least=36, may_elide=True)


def draw_resources(canvas: Canvas, box: Box, seat: SeatView, before: SeatView, size: int) -> None:
    """Draw victory points, taler, workers and crowns with their signs.

    Changes are shown below them.
    """
    now, past = _counts(seat), _counts(before)
    plates = size * 38 // 56 if now != past else 0
    figures, below = box.cut_bottom(plates)[::-1]
    sign = size * 46 // 56
    pictures = (points_sprite(size * 50 // 56), coin(sign), worker(sign), crown(sign))
    for place, share in enumerate((27, 26, 25, 22)):
        cell, figures = figures.cut_left(box.w * share // 100)
        plate, below = below.cut_left(box.w * share // 100)
        ink = theme.LAMP if place == 0 else theme.FOAM
        draw_figure(canvas, cell.cut_right(12)[1], pictures[place], now[place], size, ink)
        draw_change(canvas, plate.cut_left(pictures[place].width)[1], now[place] - past[place])


def _counts(seat: SeatView) -> tuple[int, int, int, int]:
    return seat.vp, seat.taler, seat.workers, seat.crowns
