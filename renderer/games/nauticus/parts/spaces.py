"""The centre of the table: the eight spaces with their tiles, the wheel, and the supply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.nauticus.view import SpaceView, View, tables
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_option_number, paint_tick, points_sprite
from renderer.core.scene import Scene
from renderer.core.sprites import Pen, Sprite, point_on_circle, sprite, with_opacity
from renderer.games.nauticus import layout
from renderer.games.nauticus.parts import tokens
from renderer.games.nauticus.parts.pieces import Stock, action_name, coin, draw_price, part_sign, worker

STRIP = 52
TOKEN = 42
WIDE = 400
"""Width from which a space has room for the longest name of an action in one line."""
SUPPLY_ROWS = 2


def sold_out_kinds(space: SpaceView, stock: Stock) -> frozenset[str]:
    """Return the kinds on a space's tile that are sold out."""
    return frozenset(part for part in tables.ON_SALE.get(space.tile, ()) if stock[part] == 0)


def is_choosing(view: View) -> bool:
    """Return whether the next decision is to choose an action."""
    return not view.is_finished and not any(space.in_play for space in view.spaces)


def draw_space(
    canvas: Canvas,
    box: Box,
    space: SpaceView,
    missing: frozenset[str],
    scene: Scene,
    is_choosing: bool,
    is_new: bool = False,
    is_numbered: bool = False,
) -> None:
    """Draw a space: a strip with its bonus and blue workers, and the action tile below it.

    The edge shows whether the space is in play, can be chosen, or has just been played. With `is_numbered`,
    the space shows its menu number.
    """
    edge, width = (theme.LAMP, 6) if space.in_play else (theme.HAZE, 2)
    if is_choosing and not space.flipped:
        edge, width = theme.LAMP, 3
    if is_new:
        edge, width = theme.SEAGLOW, 4
    canvas.panel(box, theme.DUSK, 18, edge, width)
    strip, rest = box.inset(10, 6).cut_top(STRIP - 6)
    _strip(canvas, strip, space)
    numbered = is_numbered and not space.flipped
    _tile(canvas, rest.inset(0, 3), space, missing, scene, is_numbered=numbered)
    if numbered:
        draw_option_number(canvas, rest.x + 4, rest.y + 7, space.number + 1)


def _strip(canvas: Canvas, box: Box, space: SpaceView) -> None:
    taken = space.flipped or space.in_play
    draw_bonus(canvas, box, space.bonus, TOKEN, is_taken=taken)
    signs = [worker(TOKEN, True)] * space.blue
    if space.wheel_anchor:
        signs.append(sprite(tokens.paint_wheel_anchor, TOKEN + 4, TOKEN + 4, theme.FOAM, theme.DUSK))
    if space.anchor_tile:
        signs.insert(0, sprite(tokens.paint_anchor_tile, 46, 46))
    _at_right(canvas, box, signs)


def _at_right(canvas: Canvas, box: Box, signs: Sequence[Sprite]) -> None:
    """Stamp signs side by side at the right of a box."""
    x = box.right
    for sign in reversed(signs):
        x -= sign.width
        canvas.stamp(sign, x, box.y + (box.h - sign.height) // 2)


def draw_bonus(canvas: Canvas, box: Box, kind: tables.Bonus, size: int, *, is_taken: bool) -> None:
    """Draw a bonus.

    It is faint if it has been taken in this round.
    """
    plus, room = box.cut_left(size * 11 // 16, size // 12)
    canvas.write("+", plus, size * 7 // 6, theme.MIST if is_taken else theme.LAMP, weight="Bold")
    for sign, count in _bonus_signs(kind):
        picture = _sign(sign, size)
        canvas.stamp(
            with_opacity(picture) if is_taken else picture, room.x, room.y + (room.h - picture.height) // 2
        )
        room = room.cut_left(picture.width, 2)[1]
        if count:
            ink = theme.MIST if is_taken else theme.FOAM
            written = canvas.write(str(count), room, size * 20 // 19, ink, weight="Bold")
            room = room.cut_left(written.w, 8)[1]


def _bonus_signs(kind: tables.Bonus) -> Iterator[tuple[str, int]]:
    """Yield a bonus's signs from left to right, each with the number that follows it.

    0 means no number.
    """
    yield from [("worker", 0)] * tables.BONUS_WORKERS.get(kind, 0)
    if kind in tables.BONUS_TILE:
        yield tables.family(tables.ON_SALE[tables.BONUS_TILE[kind]][0]), 0
    if kind in tables.BONUS_VP:
        yield "points", tables.BONUS_VP[kind]
    if kind in tables.BONUS_TALER:
        yield "coin", tables.BONUS_TALER[kind]


def _sign(name: str, size: int) -> Sprite:
    if name == "worker":
        return worker(size)
    if name == "points":
        return points_sprite(size)
    if name == "coin":
        return coin(size)
    return sprite(tokens.paint_any_part, size + 4, size + 4, name)


def _tile(
    canvas: Canvas, box: Box, space: SpaceView, missing: frozenset[str], scene: Scene, *, is_numbered: bool
) -> None:
    is_blue = space.tile in tables.ON_SALE
    if space.flipped:
        ground, ink, edge = theme.SLATE, theme.MIST, theme.PEWTER
    elif is_blue:
        ground, ink, edge = theme.QUAY, theme.FOAM, theme.TIDE
    else:
        ground, ink, edge = theme.PARCHMENT, theme.INK, theme.SAND
    canvas.panel(box, ground, 12, edge)
    title, rest = box.inset(10, 4).cut_top(50 if box.w >= WIDE else 92)
    name = title.cut_right(38)[1] if space.flipped else title.cut_left(46)[1] if is_numbered else title
    size = 46 if box.w >= WIDE else 52
    canvas.write_two(action_name(scene, space.tile), name, size, ink, align="centre", least=36)
    if space.flipped:
        canvas.stamp_in(sprite(paint_tick, 32, 32, theme.MIST), title.cut_right(32)[0])
    if is_blue:
        _kinds(canvas, rest, space, missing)
    else:
        picture = sprite(tokens.paint_action, 288, 96, space.tile, units=300)
        canvas.stamp_in(with_opacity(picture) if space.flipped else picture, rest)


def _kinds(canvas: Canvas, box: Box, space: SpaceView, missing: frozenset[str]) -> None:
    for part, taler, column in zip(tables.ON_SALE[space.tile], space.prices, box.columns(4), strict=True):
        below, above = column.cut_bottom(60)
        sign = part_sign(part, min(66, above.h, column.w - 8))
        canvas.stamp_in(with_opacity(sign) if space.flipped else sign, above)
        if part in missing:
            canvas.stamp_in(sprite(tokens.paint_cross, 62, 62, theme.CORAL), above)
        if space.flipped:
            canvas.write(str(taler), below, 46, theme.MIST, align="centre", weight="Bold")
        else:
            draw_price(canvas, below, taler, 60)


def paint_wheel(pen: Pen, anchor: int) -> None:
    """Paint the wheel, turned so that its anchor sector faces a space."""
    pen.dot(50, 50, 50, theme.TIMBER_DARK)
    pen.dot(50, 50, 48, theme.TIMBER_LIGHT)
    pen.dot(50, 50, 45, theme.TIMBER_DARK)
    for sector, angle in enumerate(layout.ANGLES):
        shade = theme.RUST if sector == anchor else (theme.WATER, theme.HAZE)[sector % 2]
        pen.wedge(50, 50, 44, angle - 22.5, angle + 22.5, shade)
    for angle in layout.ANGLES:
        pen.line(
            [point_on_circle(50, 50, 14, angle + 22.5), point_on_circle(50, 50, 44, angle + 22.5)],
            1.4,
            theme.TIMBER_LIGHT,
        )
    pen.dot(50, 50, 15, theme.TIMBER_DARK)
    pen.dot(50, 50, 13, theme.BRASS)
    pen.dot(50, 50, 5, theme.TIMBER_DARK)


def draw_wheel(canvas: Canvas, box: Box, sectors: Sequence[tuple[int, bool]]) -> None:
    """Draw the wheel with its anchor turned to a space, and the blue workers in its sectors."""
    anchor = next((place for place, (_, is_anchor) in enumerate(sectors) if is_anchor), -1)
    disc = box.centred(box.h, box.h)
    canvas.stamp(sprite(paint_wheel, disc.w, disc.h, anchor), disc.x, disc.y)
    for (blue, is_anchor), angle in zip(sectors, layout.ANGLES, strict=True):
        x, y = point_on_circle(*disc.middle, disc.w * 0.305, angle)
        _sector(canvas, Box(round(x) - 30, round(y) - 30, 60, 60), blue, is_anchor=is_anchor)


def _sector(canvas: Canvas, box: Box, blue: int, *, is_anchor: bool) -> None:
    if is_anchor:
        return canvas.stamp_in(sprite(tokens.paint_wheel_anchor, 46, 46, theme.FOAM, theme.RUST), box)
    figure, sign = box.cut_left(28)
    canvas.write(str(blue), figure, 40, theme.FOAM, align="right", weight="Bold")
    canvas.stamp_in(worker(26, True), sign)


def draw_supply(canvas: Canvas, box: Box, stock: Sequence[tuple[str, int]]) -> None:
    """Draw the supply: the number of remaining tiles of each kind."""
    canvas.panel(box, theme.DEEP, 14, theme.HAZE)
    cells = box.inset(14, 6).grid(-(-len(stock) // SUPPLY_ROWS), SUPPLY_ROWS, 4)
    for (part, left), cell in zip(stock, cells, strict=False):
        sign = part_sign(part, 46)
        picture, count = cell.cut_left(54, 8)
        canvas.stamp_in(sign if left else with_opacity(sign), picture)
        canvas.write(str(left), count, 46, theme.FOAM if left else theme.CORAL)
