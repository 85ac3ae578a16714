"""Elements shared by several images: badges, numbers with signs, storage, and yards with ships."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.core.text import text
from engine.games.nauticus.view import SeatView, ShipView, tables
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_glow, draw_harbour, draw_option_number, seat_letter
from renderer.core.scene import Scene
from renderer.core.sprites import Sprite, sprite, with_opacity
from renderer.games.nauticus import layout
from renderer.games.nauticus.parts import tokens, vessels
from renderer.games.nauticus.parts.changes import NewFlags, ShipChange

Stock: TypeAlias = Mapping[tables.Part, int]
"""The number of remaining tiles for each part."""


def word(scene: Scene, key: str, **values: int | str) -> str:
    """Return a text of this image in the scene's language."""
    return scene.translate(text(f"nauticus-picture-{key}", **values))


def action_name(scene: Scene, tile: str) -> str:
    """Return an action's name, as shown on buttons and in the log."""
    return scene.translate(text(f"nauticus-tile-{tile}"))


def name_of(scene: Scene, seat: int) -> str:
    """Return a seat's name, or a replacement such as `Player B` if the name's characters cannot be drawn."""
    return scene.names[seat] or word(scene, "player", seat=seat_letter(seat))


def worker(size: int, is_blue: bool = False) -> Sprite:
    """Return the sprite for a worker with the given height."""
    return sprite(tokens.paint_worker, size, size, is_blue)


def coin(size: int) -> Sprite:
    """Return the sprite for a taler."""
    return sprite(tokens.paint_coin, size, size)


def crown(size: int) -> Sprite:
    """Return the sprite for a crown."""
    return sprite(tokens.paint_crown, size, size)


def part_sign(part: str, size: int) -> Sprite:
    """Return the sprite for the tile of a ship part or a good."""
    return sprite(tokens.paint_part, size, size, part)


def draw_price(canvas: Canvas, box: Box, taler: int | None, size: int) -> None:
    """Draw a price on a coin.

    If the tile is free, the coin is pale. If the tile is unavailable, the coin shows a dash.
    """
    place = box.centred(size, size)
    ground = theme.FOAM if taler == 0 or taler is None else theme.BRASS_LIGHT
    canvas.stamp(sprite(tokens.paint_plate, size, size, ground), place.x, place.y)
    words = "–" if taler is None else str(taler)
    canvas.write(words, place, size * 8 // 10, theme.INK, align="centre", weight="Bold")


def draw_markers(canvas: Canvas, box: Box, seat: SeatView, before: SeatView) -> None:
    """Draw the pass tiles and the extra action.

    Flipped pass tiles show their crown.
    """
    *tiles, extra = box.columns(len(tables.PASS_TILES) + 1, 8)
    for place, (tile, penalty) in enumerate(zip(tiles, tables.PASS_TILES, strict=True)):
        draw_pass_tile(canvas, tile, penalty, is_flipped=place < seat.passes)
        if before.passes <= place < seat.passes:
            draw_glow(canvas, tile, tile.h // 6)
    side = min(extra.w, extra.h)
    canvas.stamp_in(sprite(tokens.paint_extra, side, side, seat.has_extra), extra)
    if before.has_extra and not seat.has_extra:
        draw_glow(canvas, extra.centred(side, side), side // 6)


def draw_pass_tile(canvas: Canvas, box: Box, penalty: int, *, is_flipped: bool) -> None:
    """Draw a pass tile with its penalty, or with its crown if it is flipped."""
    radius = box.h // 6
    if is_flipped:
        canvas.panel(box, theme.VIOLET, radius, theme.GOLD)
        return canvas.stamp_in(crown(box.h - 8), box)
    canvas.panel(box, theme.RUST, radius, theme.CORAL)
    canvas.write(f"−{penalty}", box.inset(4), box.h * 17 // 20, theme.FOAM, align="centre", weight="Bold")


def draw_storage(
    canvas: Canvas, box: Box, tiles: tuple[str, ...], news: NewFlags, *, is_numbered: bool = False
) -> None:
    """Draw a seat's stored tiles; with `is_numbered`, label them with their menu numbers.

    Masts come first and span both rows; the other tiles follow.
    """
    across, down = layout.STORAGE_ACROSS, layout.STORAGE_DOWN
    cells = box.grid(across, down, 2)
    side = cells[0].w
    for cell in cells:
        canvas.panel(cell, theme.SAND, side // 10, theme.TIMBER_DARK, max(2, side // 30))
    stored = tuple(zip(tiles, news, strict=True))
    masts = [(part, is_new) for part, is_new in stored if part.startswith("mast")]
    others = [(part, is_new) for part, is_new in stored if not part.startswith("mast")]
    tall = [_both(cells[column], cells[column + across]) for column in range(len(masts))]
    for (mast, _), cell in zip(masts, tall, strict=True):
        _stored_mast(canvas, cell, mast)
    free = [cells[row * across + column] for column in range(len(masts), across) for row in range(down)]
    for (part, _), cell in zip(others, free, strict=False):
        canvas.stamp_in(part_sign(part, side - max(6, side // 8)), cell)
    kinds = tuple(dict.fromkeys(tiles))
    for (part, is_new), cell in zip(masts + others, tall + free, strict=False):
        if is_new:
            draw_glow(canvas, cell.inset(2), side // 10)
        if is_numbered:
            draw_option_number(canvas, cell.x - 2, cell.y - 2, kinds.index(part) + 1)


def _both(upper: Box, lower: Box) -> Box:
    return Box(upper.x, upper.y, upper.w, lower.bottom - upper.y)


def _stored_mast(canvas: Canvas, box: Box, mast: str) -> None:
    canvas.panel(box, theme.SAND, box.w // 10, theme.TIMBER_DARK, max(2, box.w // 30))
    w = box.w - max(6, box.w // 8)
    canvas.stamp_in(sprite(tokens.paint_stored_mast, w, 2 * w, mast.removeprefix("mast:")), box)


def draw_delivered(
    canvas: Canvas,
    cells: Sequence[Box],
    counts: Sequence[int],
    size: int,
    before: Sequence[int],
) -> None:
    """Draw the number of delivered goods of each kind.

    Kinds without deliveries are faint, and kinds with new deliveries are highlighted.
    """
    for place, (count, cell) in enumerate(zip(counts, cells, strict=True)):
        # On the board, two digits need more room than the sign.
        sign = part_sign(f"good:{tables.GOODS[place]}", min(cell.h, size, cell.w * 2 // 5))
        y = cell.y + (cell.h - sign.height) // 2
        canvas.stamp(sign if count else with_opacity(sign), cell.x, y)
        if count > before[place]:
            draw_glow(
                canvas, Box(cell.x, y, sign.width, sign.height).inset(sign.width // 25), sign.width // 6
            )
        room = cell.cut_left(sign.width, 4)[1]
        ink = theme.FOAM if count else theme.MIST
        canvas.write(str(count), room, size, ink, least=size // 2, weight="Bold")


def draw_yard(
    canvas: Canvas, box: Box, ships: tuple[ShipView, ...], news: tuple[ShipChange, ...], most_unit: float
) -> None:
    """Draw a yard's ships with their numbers, as large as possible."""
    draw_harbour(canvas, box)
    box = box.inset(10, 6)
    widths = tuple(vessels.ship_units(len(ship.hull)) for ship in ships)
    places = layout.place_ships(widths, vessels.SHIP_HEIGHT, box, most_unit)
    for ship, fresh, place in zip(ships, news, places, strict=True):
        canvas.stamp(ship_sign(ship, fresh, place.box), place.box.x, place.box.y)
        _number(canvas, ship, vessels.number_box(place.box, place.unit), is_new=fresh.is_finished)


def ship_sign(ship: ShipView, news: ShipChange, box: Box) -> Sprite:
    """Return a sprite of a ship in the size of the box."""
    return sprite(
        vessels.paint_ship,
        box.w,
        box.h,
        ship.hull,
        ship.masts,
        ship.sails,
        ship.goods,
        ship.is_open_fore,
        ship.is_open_aft,
        ship.is_finished,
        ship.can_deliver,
        news,
        units=vessels.ship_units(len(ship.hull)),
    )


def _number(canvas: Canvas, ship: ShipView, box: Box, *, is_new: bool) -> None:
    ground = theme.SEAGLOW if is_new else theme.LAMP if ship.is_finished else theme.MIST
    canvas.panel(box, ground, box.w // 5)
    canvas.write(
        str(ship.number), box.inset(1), box.h * 17 // 20, theme.INK, align="centre", least=6, weight="Bold"
    )
