"""Marks shared by all games: seat badges, numbers, highlights, arrows, ticks, medals and the background."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renderer.core import image_pool, text, theme
from renderer.core.canvas import Align, Canvas
from renderer.core.geometry import Box, Resolution, resolution_of
from renderer.core.sprites import Pen, Point, Sprite, curve, point_on_circle, sprite
from renderer.core.theme import Colour

OPTION = 43
"""Height of the plate for an option number, and also the font size of the number. Smaller digits are hard to read."""
HALO = 9
"""Width of the glow around a box, in units."""
LETTERS = "ABCDEFGH"
RAY = theme.blend(theme.NIGHT, theme.HAZE, 0.5)
DUSK = 160
"""Height of the dusk gradient in a background, in units."""
EVEN = {2: (6, 51), 3: (4, 50)}
"""Badges that are regular polygons: the number of corners, and their distance from the centre."""
STAR = 6
ANGULAR: dict[int, tuple[Point, ...]] = {
    4: ((-46, -46), (46, -46), (46, 6), (0, 50), (-46, 6)),
    5: (
        (-27, -48), (27, -48), (27, -27), (48, -27), (48, 27), (27, 27),
        (27, 48), (-27, 48), (-27, 27), (-48, 27), (-48, -27), (-27, -27),
    ),
    7: ((0, -50), (46, -12), (32, 46), (-32, 46), (-46, -12)),
}  # fmt: skip
"""Corners of the other badges relative to the centre: a shield, a cross and a pentagon."""


def seat_letter(seat: int) -> str:
    """Return a seat's letter."""
    return LETTERS[seat]


def paint_badge(pen: Pen, seat: int, left: float = 0, top: float = 0, side: float = 100) -> None:
    """Paint a seat's badge in its colour.

    The shapes are a circle, square, hexagon, diamond, shield, cross, star and pentagon.
    """
    x, y, unit = left + side / 2, top + side / 2, side / 100
    for edge, colour in ((0, theme.DEEP), (5, theme.SEAT_COLOURS[seat])):
        if seat == 0:
            pen.dot(x, y, (49 - edge) * unit, colour)
        elif seat == 1:
            half = (47 - edge) * unit
            pen.bar(x - half, y - half, 2 * half, 2 * half, colour, 14 * unit)
        else:
            pen.polygon([(x + dx * unit, y + dy * unit) for dx, dy in _outline(seat, edge)], colour)


def _outline(seat: int, edge: float) -> list[Point]:
    """Return a badge's corners relative to its centre, moved inwards by `edge`."""
    if seat in EVEN:
        corners, radius = EVEN[seat]
        return [point_on_circle(0, 0, radius - edge, 360 / corners * corner) for corner in range(corners)]
    if seat == STAR:
        return [point_on_circle(0, 0, (50 if tip % 2 == 0 else 36) - edge, 22.5 * tip) for tip in range(16)]
    return [(x - _sign(x) * edge, y - _sign(y) * edge) for x, y in ANGULAR[seat]]


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def draw_badge(canvas: Canvas, box: Box, seat: int) -> None:
    """Draw a seat's badge with its letter, as large as the box allows."""
    place = box.centred(min(box.w, box.h), min(box.w, box.h))
    canvas.stamp(sprite(paint_badge, place.w, place.h, seat), place.x, place.y)
    canvas.write(seat_letter(seat), place, place.h * 6 // 10, theme.INK, align="centre", weight="Bold")


def draw_figure(
    canvas: Canvas, box: Box, sign: Sprite, value: int, size: int, colour: Colour = theme.FOAM
) -> Box:
    """Draw a sign and then a number at the left of the box, and return the rest of the box."""
    canvas.stamp(sign, box.x, box.y + (box.h - sign.height) // 2)
    room = box.cut_left(sign.width, max(6, size // 7))[1]
    ink = canvas.write(format_signed(value), room, size, colour, least=size // 2, weight="Bold")
    return room.cut_left(ink.right - room.x, size // 2)[1]


def format_signed(value: int) -> str:
    """Format a number with a proper minus sign."""
    return str(value).replace("-", "−")


def draw_glow(canvas: Canvas, box: Box, radius: int = 8, colour: Colour = theme.SEAGLOW) -> None:
    """Highlight something new: draw a bright edge and a halo around a box."""
    place, wide = canvas.pixels(box), canvas.resolution.length(HALO)
    mask = _halo(place.w, place.h, canvas.resolution.length(radius), wide)
    canvas.tint(colour, mask, place.x - wide, place.y - wide)


@lru_cache(maxsize=128)
def _halo(w: int, h: int, radius: int, wide: int) -> Image.Image:
    """Return the glow around a box with the given size in pixels."""
    large = Image.new("L", (2 * (w + 2 * wide), 2 * (h + 2 * wide)))
    pen = ImageDraw.Draw(large)
    for step in range(wide):
        edge = (2 * step, 2 * step, large.width - 2 * step - 1, large.height - 2 * step - 1)
        light = 255 if step >= wide - 3 else 200 * step * step // (wide * wide)
        pen.rounded_rectangle(edge, 2 * (radius + wide - step), fill=light)
    inside = (2 * wide, 2 * wide, large.width - 2 * wide - 1, large.height - 2 * wide - 1)
    pen.rounded_rectangle(inside, 2 * radius, fill=0)
    return large.reduce(2)


def draw_change(canvas: Canvas, box: Box, by: int, align: Align = "left") -> None:
    """Draw the change of a number, for example `+2`, on a plate as high as the box.

    If the number has not changed, draw nothing.
    """
    if by == 0:
        return
    # Digits and signs have no descenders, so they can be larger than letters on a plate of this height.
    words, size = format_signed(by) if by < 0 else f"+{by}", box.h * 115 // 100
    wide = change_width(by, box.h, canvas.resolution)
    slack = box.w - wide
    plate = Box(box.x + {"left": 0, "centre": slack // 2, "right": slack}[align], box.y, wide, box.h)
    canvas.panel(plate, theme.SEAGLOW if by > 0 else theme.CORAL, box.h // 3)
    canvas.write(words, plate, size, theme.INK, align="centre", weight="Bold")


def draw_option_number(canvas: Canvas, x: int, y: int, number: int) -> None:
    """Draw an option's menu number with its top left corner at (x, y)."""
    words = str(number)
    plate = Box(x, y, max(text.width(words, "Bold", OPTION, canvas.resolution) + 14, 48), OPTION)
    canvas.panel(plate, theme.LAMP, 10, theme.DEEP, 3)
    canvas.write(words, plate, OPTION, theme.INK, align="centre", weight="Bold")


def change_width(by: int, height: int, resolution: Resolution) -> int:
    """Return the width of the plate that `draw_change` draws."""
    words = format_signed(by) if by < 0 else f"+{by}"
    return text.width(words, "Bold", height * 115 // 100, resolution) + height * 3 // 10


def points_sprite(size: int) -> Sprite:
    """Return the sprite for victory points."""
    return sprite(paint_points, size, size)


def paint_points(pen: Pen) -> None:
    """Paint the sign for victory points: a five-pointed star."""
    outer = [point_on_circle(50, 53, 50 if corner % 2 == 0 else 22, corner * 36 - 90) for corner in range(10)]
    inner = [point_on_circle(50, 53, 40 if corner % 2 == 0 else 18, corner * 36 - 90) for corner in range(10)]
    pen.polygon(outer, theme.BRASS_DARK)
    pen.polygon(inner, theme.LAMP)


def paint_arrow(pen: Pen, colour: Colour) -> None:
    """Paint an arrow to the right."""
    pen.polygon([(4, 36), (52, 36), (52, 10), (98, 50), (52, 90), (52, 64), (4, 64)], colour)


def paint_tick(pen: Pen, colour: Colour) -> None:
    """Paint a tick, which means played, finished or bought."""
    pen.line([(14, 54), (40, 80), (86, 22)], 15, colour)


def paint_medal(pen: Pen, is_first: bool) -> None:
    """Paint the medal for a rank: golden with a toothed edge for the first rank, plain for all others."""
    if is_first:
        teeth = [point_on_circle(50, 50, 50 if tooth % 2 == 0 else 42, tooth * 11.25) for tooth in range(32)]
        pen.polygon(teeth, theme.BRASS)
        pen.dot(50, 50, 36, theme.BRASS_LIGHT)
    else:
        pen.dot(50, 50, 42, theme.PEWTER)
        pen.dot(50, 50, 37, theme.MIST)


def sea_chart(width: int, height: int, rose: tuple[int, int]) -> Image.Image:
    """Return an image's background: dusk over water, with sea chart lines from a compass rose."""
    resolution = resolution_of(width)
    sheet = image_pool.acquire(resolution.coordinate(width), resolution.coordinate(height))
    pen, dusk = ImageDraw.Draw(sheet), resolution.coordinate(DUSK)
    # Draw the background each time. Cached backgrounds would use megabytes, and copying one takes longer than
    # drawing it.
    sheet.paste(theme.NIGHT, (0, dusk, *sheet.size))
    for y in range(dusk):
        pen.line((0, y, sheet.width, y), fill=theme.blend(theme.PLUM, theme.NIGHT, y / dusk))
    middle = resolution.coordinate(rose[0]), resolution.coordinate(rose[1])
    for turn in range(32):
        end = point_on_circle(*middle, 2 * sheet.height, turn * 11.25)
        pen.line((*middle, *end), fill=RAY, width=resolution.thickness(2))
    edge = (0, 0, sheet.width - 1, sheet.height - 1)
    pen.rectangle(edge, outline=theme.HAZE, width=resolution.thickness(3))
    return sheet


def paint_swell(pen: Pen, left: float = 0, top: float = 0, unit: float = 1) -> None:
    """Paint a small wave on the water of a harbour."""
    wave = curve((4, 12), (30, 12), (36, 4), (50, 4)) + curve((50, 4), (64, 4), (70, 12), (96, 12))
    pen.line([(left + x * unit, top + y * unit) for x, y in wave], 3 * unit, theme.HARBOUR_LIGHT)


def draw_harbour(canvas: Canvas, box: Box) -> None:
    """Draw the water of a harbour."""
    canvas.panel(box, theme.HARBOUR, 14)
    swell = sprite(paint_swell, 90, 16)
    for row, y in enumerate(range(box.y + 18, box.bottom - 20, 44)):
        for x in range(box.x + 20 + 70 * (row % 2), box.right - 100, 140):
            canvas.stamp(swell, x, y)


def draw_score_heading(canvas: Canvas, box: Box, rank: int, seat: int, name: str) -> None:
    """Draw the heading of a seat's scoring column: a medal with the rank, the badge and the name.

    The first rank is highlighted.
    """
    is_first = rank == 1
    canvas.panel(box, theme.WATER, 14, theme.LAMP if is_first else theme.HAZE, 5 if is_first else 2)
    marks, below = box.inset(10, 10).cut_top(96, 4)
    medal, sign = marks.columns(2)
    canvas.stamp_in(sprite(paint_medal, 96, 96, is_first), medal)
    canvas.write(str(rank), medal, 58, theme.INK, align="centre", weight="Bold")
    draw_badge(canvas, sign.centred(80, 80), seat)
    canvas.write_two(name, below, 38, theme.FOAM, align="centre", least=22)
