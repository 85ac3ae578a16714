"""The whole table: the header, the turn order, the wreck, the stores, and a row for each seat."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from engine.games.nautilus_island.view import SeatView, View
from renderer.core import theme
from renderer.core.canvas import Align, Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_badge, draw_figure, paint_arrow, paint_tick, points_sprite, sea_chart
from renderer.core.scene import Scene
from renderer.core.sprites import sprite
from renderer.games.nautilus_island import layout
from renderer.games.nautilus_island.parts import cards
from renderer.games.nautilus_island.parts.changes import SeatChange, changes
from renderer.games.nautilus_island.parts.pieces import mark_change, name_of, word
from renderer.games.nautilus_island.parts.sets import draw_sets
from renderer.games.nautilus_island.parts.stores import draw_stores
from renderer.games.nautilus_island.parts.wreck import draw_wreck


class ClockState(NamedTuple):
    """The current round and the stage of the game, for example its last round."""

    round: int
    is_ending: bool
    is_last: bool
    is_finished: bool


class OrderedSeat(NamedTuple):
    """A seat in the turn order of a round."""

    seat: int
    is_active: bool
    is_next: bool
    has_moved: bool


def draw_board(view: View, scene: Scene) -> Canvas:
    """Draw the public table."""
    places = layout.board(len(view.seats))
    changed = changes(scene.before, view)
    canvas = Canvas(layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.wreck.middle))
    canvas.tile(_header, places.header, clock_state(view), view.active_seat, scene)
    canvas.tile(_order, places.order, seat_order(view), scene)
    draw_wreck(canvas, places.wreck, view, changed.columns, scene)
    draw_stores(canvas, places.stores, view, changed)
    for seat, marks, box in zip(view.seats, changed.seats, places.seats, strict=True):
        draw_seat(canvas, box, seat, marks, view, scene)
    return canvas


def clock_state(view: View) -> ClockState:
    """Return the current round, and whether the game is ending or finished."""
    return ClockState(view.round, view.is_ending, view.is_last, view.is_finished)


def draw_clock(canvas: Canvas, box: Box, time: ClockState, scene: Scene, align: Align = "left") -> None:
    """Draw the round, with a note if it is the last or the second-to-last one."""
    words = word(scene, "round", round=time.round)
    if not time.is_ending or time.is_finished:
        canvas.write(words, box, 54, theme.FOAM, align=align, least=30, weight="Bold")
        return
    upper, lower = box.rows(2, 4)
    canvas.write(words, upper, 42, theme.FOAM, align=align, least=28, weight="Bold")
    canvas.panel(lower, theme.RUST, 8)
    key = "last" if time.is_last else "ending"
    canvas.write(word(scene, key), lower.inset(8, 0), 42, theme.FOAM, align="centre", least=28, weight="Bold")


def _header(canvas: Canvas, box: Box, time: ClockState, active: int | None, scene: Scene) -> None:
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    left, turn = box.inset(16, 6).cut_left(330, 16)
    draw_clock(canvas, left, time, scene)
    turn = turn.inset(0, 2)
    if time.is_finished:
        canvas.panel(turn, theme.PLUM, 12, theme.LAMP)
        canvas.write(
            word(scene, "over"), turn.inset(16, 4), 48, theme.LAMP, align="centre", least=30, weight="Bold"
        )
    elif active is not None:
        _turn(canvas, turn, active, scene)


def _turn(canvas: Canvas, box: Box, seat: int, scene: Scene) -> None:
    canvas.panel(box, theme.LAMP, 12)
    mark, room = box.inset(10, 6).cut_left(64, 12)
    draw_badge(canvas, mark, seat)
    ink = canvas.write(word(scene, "turn"), room.cut_left(250)[0], 46, theme.INK, least=36)
    name = room.cut_left(ink.right - room.x, 28)[1]
    canvas.write(name_of(scene, seat), name, 56, theme.INK, least=30, weight="Bold", may_elide=True)


def next_seat(view: View) -> int | None:
    """Return the seat that moves after the active one in this round; None if there is none."""
    waiting = [seat for seat in view.order if not view.seats[seat].has_moved and seat != view.active_seat]
    return waiting[0] if waiting and not view.is_finished else None


def seat_order(view: View) -> tuple[OrderedSeat, ...]:
    """Return all seats in the round's turn order.

    Each entry shows whether the seat has moved, is active, or is next.
    """
    after, active = next_seat(view), view.active_seat
    return tuple(
        OrderedSeat(seat, seat == active, seat == after, view.seats[seat].has_moved and seat != active)
        for seat in view.order
    )


def _order(canvas: Canvas, box: Box, order: tuple[OrderedSeat, ...], scene: Scene) -> None:
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    label, row = box.inset(16, 6).cut_left(204, 12)
    canvas.write(word(scene, "order"), label, 46, theme.MIST, least=32)
    for number, (place, cell) in enumerate(zip(order, row.columns(len(order), 8), strict=True)):
        arrow, chip = cell.cut_left(40, 4)
        if number:
            colour = theme.FOAM if place.is_next else theme.TIDE
            canvas.stamp_in(sprite(paint_arrow, 34, 34, colour), arrow)
        _chip(canvas, chip, place, scene)


def _chip(canvas: Canvas, box: Box, place: OrderedSeat, scene: Scene) -> None:
    ground = theme.LAMP if place.is_active else theme.SLATE if place.has_moved else theme.DUSK
    canvas.panel(box, ground, 12, theme.FOAM if place.is_next else None, 4)
    mark, name = box.inset(8, 6).cut_left(50, 8)
    draw_badge(canvas, mark, place.seat)
    if place.has_moved:
        tick, name = name.cut_right(36, 4)
        canvas.stamp_in(sprite(paint_tick, 32, 32, theme.MIST), tick)
    ink = theme.INK if place.is_active else theme.MIST if place.has_moved else theme.FOAM
    canvas.write(name_of(scene, place.seat), name, 44, ink, least=36, may_elide=True)


def draw_seat(canvas: Canvas, box: Box, seat: SeatView, marks: SeatChange, view: View, scene: Scene) -> None:
    """Draw a player's possessions.

    A bright edge marks the active seat.
    """
    is_active = seat.seat == view.active_seat
    lit = view.closing if is_active else None
    colours = tuple(space.colour for space in view.camp)
    seat_view = replace(seat, column=None, side=None, has_moved=False)
    canvas.tile(_seat_row, box, seat_view, marks, is_active, lit, colours, scene)


def _seat_row(
    canvas: Canvas,
    box: Box,
    seat: SeatView,
    marks: SeatChange,
    is_active: bool,
    lit: str | None,
    colours: tuple[str, ...],
    scene: Scene,
) -> None:
    canvas.panel(box, theme.WATER, 18, theme.LAMP if is_active else theme.HAZE, 6 if is_active else 2)
    places = layout.seat_row(box)
    mark, name = places.title.cut_left(60, 10)
    draw_badge(canvas, mark, seat.seat)
    canvas.write_two(name_of(scene, seat.seat), name, 42, theme.FOAM, least=22)
    draw_resources(canvas, places.resources, seat, marks)
    draw_sets(canvas, places.sets, colours, seat.sets, marks, (lit,) if lit else ())


def draw_resources(canvas: Canvas, box: Box, seat: SeatView, marks: SeatChange) -> None:
    """Draw a seat's current points and number of cards, with their changes."""
    upper, lower = box.rows(2, 4)
    size = min(upper.h, 76)
    rest = draw_figure(canvas, upper, points_sprite(size * 8 // 10), seat.vp, size * 9 // 10, theme.LAMP)
    mark_change(canvas, rest.moved(-size // 4, 0), marks.vp)
    lower = lower.inset(6, 0)
    rest = draw_figure(canvas, lower, cards.back(size * 7 // 10), seat.hand_size, size * 8 // 10)
    mark_change(canvas, rest.moved(-size // 4, 0), marks.hand)
