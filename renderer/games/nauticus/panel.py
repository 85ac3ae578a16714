"""A large view of a seat's side of the table: resources, tiles, and the current action or spaces."""

from __future__ import annotations

from collections import Counter

from engine.games.nauticus.view import ActionView, SeatView, View, tables
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import (
    draw_badge,
    draw_change,
    draw_figure,
    draw_option_number,
    paint_arrow,
    paint_tick,
    points_sprite,
    sea_chart,
)
from renderer.core.scene import NothingToDraw, Scene
from renderer.core.sprites import Sprite, sprite, with_opacity
from renderer.games.nauticus import layout
from renderer.games.nauticus.board import draw_resources, progress
from renderer.games.nauticus.parts import tokens
from renderer.games.nauticus.parts.changes import NewFlags, earlier_view, find_new, ship_changes
from renderer.games.nauticus.parts.pieces import (
    action_name,
    coin,
    draw_delivered,
    draw_markers,
    draw_price,
    draw_storage,
    draw_yard,
    name_of,
    part_sign,
    word,
    worker,
)
from renderer.games.nauticus.parts.spaces import draw_space, is_choosing, sold_out_kinds


def draw_panel(view: View, scene: Scene) -> Canvas:
    """Draw the side of the table that belongs to the scene's seat.

    Raise NothingToDraw if the scene has no seat.
    """
    if scene.seat is None or not 0 <= scene.seat < len(view.seats):
        raise NothingToDraw(f"no panel for seat {scene.seat}")
    seat, now = view.seats[scene.seat], progress(view)
    action = view.action if view.action is not None and view.action.seat == seat.seat else None
    places = layout.panel(is_acting=action is not None)
    canvas = Canvas(
        layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.side.yard.middle)
    )
    canvas.tile(draw_title, places.title, seat.seat, now.clock, seat.seat == view.start_seat, scene)
    if action is not None:
        stock = tuple(view.stock[part] for part in tables.ON_SALE.get(action.tile, ()))
        canvas.tile(_action, places.action, action, stock, seat.crowns, scene)
    else:
        _spaces(canvas, places.action, view, is_own=view.active_seat == seat.seat, scene=scene)
    is_moving = action is not None and action.tile == "transport"
    draw_side(canvas, places.side, seat, earlier_view(seat, scene.before), scene, is_numbered=is_moving)
    return canvas


def draw_side(
    canvas: Canvas,
    places: layout.Side,
    seat: SeatView,
    before: SeatView,
    scene: Scene,
    *,
    is_numbered: bool = False,
) -> None:
    """Draw a large view of a seat's possessions.

    Changes are highlighted, and stored tiles are labelled with their menu numbers.
    """
    canvas.tile(_draw_resources, places.resources, seat, before)
    canvas.tile(draw_yard, places.yard, seat.ships, ship_changes(seat, before), layout.PANEL_MAX_UNIT)
    news = find_new(seat.storage, before.storage)
    canvas.tile(
        _storage, places.storage, seat.storage, news, seat.storage_used, is_numbered, scene.language_only
    )
    canvas.tile(_delivered, places.delivered, seat.delivered, before.delivered, scene.language_only)


def draw_title(
    canvas: Canvas, box: Box, seat: int, clock: tuple[int, int, int, int], is_start: bool, scene: Scene
) -> None:
    """Draw the seat, the round and the phase."""
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    times, rest = box.inset(16, 6).cut_right(240, 12)
    upper, lower = times.rows(2)
    canvas.write(
        word(scene, "round", round=clock[0], rounds=clock[1]),
        upper,
        44,
        theme.FOAM,
        least=36,
        align="right",
    )
    canvas.write(
        word(scene, "phase", phase=clock[2], phases=clock[3]),
        lower,
        44,
        theme.MIST,
        least=36,
        align="right",
    )
    mark, name = rest.cut_left(72, 14)
    draw_badge(canvas, mark, seat)
    if is_start:
        flag, name = name.cut_left(60, 8)
        canvas.stamp_in(sprite(tokens.paint_start, 60, 60), flag)
    canvas.write(name_of(scene, seat), name, 56, theme.FOAM, least=34, may_elide=True)


def _draw_resources(canvas: Canvas, box: Box, seat: SeatView, before: SeatView) -> None:
    canvas.panel(box, theme.WATER, 16, theme.HAZE)
    own, marks = box.inset(18, 12).cut_left(880, 20)
    draw_resources(canvas, own, seat, before, 72)
    draw_markers(canvas, marks, seat, before)


def _action(
    canvas: Canvas, box: Box, action: ActionView, stock: tuple[int, ...], crowns: int, scene: Scene
) -> None:
    """Draw the current action: remaining workers, the current price of each kind, and purchases so far."""
    is_blue = action.tile in tables.ON_SALE
    canvas.panel(box, theme.QUAY if is_blue else theme.PARCHMENT, 18, theme.LAMP, 6)
    inside = box.inset(22, 14)
    title, rest = inside.cut_top(58, 6)
    _action_title(canvas, title, action, scene, is_blue=is_blue)
    if is_blue:
        _prices(canvas, rest, action, stock, scene)
    else:
        _exchange(canvas, rest, action, crowns)


def _action_title(canvas: Canvas, box: Box, action: ActionView, scene: Scene, *, is_blue: bool) -> None:
    ink = theme.FOAM if is_blue else theme.INK
    if action.is_extra:
        sign, box = box.cut_left(54, 12)
        canvas.stamp_in(sprite(tokens.paint_extra, 54, 54, True), sign)
    canvas.write(action_name(scene, action.tile), box, 52, ink, least=36, weight="Bold")
    blue, room = box.cut_right(150)
    draw_figure(canvas, blue, worker(52, True), action.blue, 56, ink)
    canvas.write(word(scene, "blue-left"), room.cut_right(10)[1], 44, ink, align="right", least=36)


def _prices(canvas: Canvas, box: Box, action: ActionView, stock: tuple[int, ...], scene: Scene) -> None:
    kinds, bought = box.cut_left(900, 20)
    parts = tables.ON_SALE[action.tile]
    columns = kinds.columns(4, 12)
    for number, (part, taler, left, column) in enumerate(
        zip(parts, action.prices, stock, columns, strict=True), 1
    ):
        canvas.panel(column, theme.DUSK, 14, theme.TIDE)
        above, below = column.inset(10, 8).cut_top(118)
        canvas.stamp_in(part_sign(part, 112), above)
        if left == 0:
            canvas.stamp_in(sprite(tokens.paint_cross, 108, 108, theme.CORAL), above)
        draw_option_number(canvas, column.x + 8, column.y + 8, number)
        coin_box, room = below.cut_left(104)
        draw_price(canvas, coin_box, taler if left else None, 80)
        canvas.write(f"×{left}", room, 48, theme.MIST if left else theme.CORAL, align="right", least=40)
    _bought(canvas, bought, action, scene)


def _bought(canvas: Canvas, box: Box, action: ActionView, scene: Scene) -> None:
    """Draw how many tiles of each kind were bought in the action.

    A tick appears when all four kinds have been bought.
    """
    counts = Counter[str](action.bought)
    canvas.panel(box, theme.DUSK, 14, theme.LAMP if action.has_set else theme.TIDE)
    title, rest = box.inset(14, 8).cut_top(44, 4)
    if action.has_set:
        sign, title = title.cut_right(44, 6)
        canvas.stamp_in(sprite(paint_tick, 42, 42, theme.LAMP), sign)
    canvas.write(word(scene, "bought"), title, 46, theme.FOAM, least=36)
    for part, cell in zip(tables.ON_SALE[action.tile], rest.grid(2, 2, 6), strict=True):
        sign, count = cell.cut_left(72, 10)
        picture = part_sign(part, 68)
        canvas.stamp_in(picture if counts[part] else with_opacity(picture), sign)
        canvas.write(str(counts[part]), count, 50, theme.FOAM if counts[part] else theme.MIST, weight="Bold")


def _exchange(canvas: Canvas, box: Box, action: ActionView, crowns: int) -> None:
    """Draw the gain per worker in an action that has no prices."""
    picture, rule = box.cut_left(640, 20)
    canvas.panel(rule, theme.SAND, 14)
    canvas.stamp_in(sprite(tokens.paint_action, 600, 200, action.tile, units=300), picture)
    signs = _worth(action.tile, crowns)
    worth, arrow = rule.cut_right(300)
    sign, arrow_box = arrow.cut_left(130)
    canvas.stamp_in(worker(110), sign)
    canvas.stamp_in(sprite(paint_arrow, 90, 90, theme.SEPIA), arrow_box)
    draw_figure(canvas, worth, signs[0], signs[1], 110, theme.INK)


def _worth(tile: str, crowns: int) -> tuple[Sprite, int]:
    """Return a sprite and a number that show what a worker gains."""
    if tile == "withdraw":
        return coin(120), tables.TALER_PER_WORKER
    if tile == "crowns":
        return points_sprite(130), crowns
    if tile == "transport":
        return sprite(tokens.paint_crate, 120, 120), 1
    return sprite(tokens.paint_any_part, 120, 120, "good"), 1


def _spaces(canvas: Canvas, box: Box, view: View, *, is_own: bool, scene: Scene) -> None:
    """Draw the eight spaces in two rows.

    For the seat that chooses, they are labelled with their menu numbers.
    """
    choosing = is_own and is_choosing(view)
    for space, cell in zip(view.spaces, box.grid(4, 2, layout.GAP), strict=True):
        missing = sold_out_kinds(space, view.stock)
        canvas.tile(draw_space, cell, space, missing, scene.language_only, choosing, False, choosing)


def _storage(
    canvas: Canvas,
    box: Box,
    stored: tuple[str, ...],
    news: NewFlags,
    used: int,
    is_numbered: bool,
    scene: Scene,
) -> None:
    canvas.panel(box, theme.WATER, 16, theme.HAZE)
    label, cells = box.inset(14, 9).cut_left(176, 8)
    upper, lower = label.rows(2)
    canvas.write(word(scene, "storage"), upper, 46, theme.MIST, least=36)
    canvas.write(f"{used}/{tables.STORAGE_SPACES}", lower, 52, theme.FOAM, least=36, weight="Bold")
    draw_storage(canvas, cells, stored, news, is_numbered=is_numbered)


def _delivered(
    canvas: Canvas, box: Box, counts: tuple[int, ...], before: tuple[int, ...], scene: Scene
) -> None:
    canvas.panel(box, theme.WATER, 16, theme.HAZE)
    title, goods = box.inset(16, 10).cut_top(46, 6)
    canvas.write(word(scene, "delivered"), title, 46, theme.MIST, least=36)
    cells = goods.grid(2, 2, 8)
    draw_delivered(canvas, cells, counts, 66, before)
    for count, old, cell in zip(counts, before, cells, strict=True):
        draw_change(canvas, cell.cut_right(84)[0].centred(84, 44), count - old)
