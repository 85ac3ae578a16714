"""The rules image: the numbers printed on the components, such as prices, rewards and points.

They are taken from the edition of the match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.core.text import LocalizedText
from engine.games.nauticus.view import View, tables
from renderer.core import text, theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box, Resolution
from renderer.core.marks import paint_arrow, points_sprite, sea_chart
from renderer.core.scene import Scene
from renderer.core.sprites import Sprite, sprite
from renderer.games.nauticus import layout
from renderer.games.nauticus.final import paint_silhouette
from renderer.games.nauticus.parts import tokens
from renderer.games.nauticus.parts.pieces import coin, crown, draw_price, part_sign, word, worker
from renderer.games.nauticus.parts.spaces import draw_bonus, draw_wheel

Item: TypeAlias = Sprite | str | int | tuple[str, str]
"""An element of a panel: a sign, a text, a gap in pixels (int), or a small text above a large one (tuple)."""
TOP = 1
"""The index of the space in RING at which the wheel's anchor is drawn."""
SIGN = 62
FIGURE = 50


def draw_rules(view: View, scene: Scene) -> Canvas:
    """Draw the numbers printed on the components, regardless of the current position of tiles."""
    places = layout.rules()
    canvas = Canvas(layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.wheel.middle))
    canvas.tile(_title, places.title, scene)
    for space, box in zip(view.spaces, places.spaces, strict=True):
        canvas.tile(_space, box, space.bonus, space.prices)
    canvas.tile(draw_wheel, places.wheel.inset(-10), _sectors(view))
    canvas.tile(_kinds, places.kinds, scene)
    for key, box in zip(SUBJECTS, places.subjects, strict=True):
        canvas.tile(_subject, box, key, scene)
    return canvas


def _title(canvas: Canvas, box: Box, scene: Scene) -> None:
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    name, words = box.inset(20, 8).cut_left(420)
    canvas.write(
        scene.translate(LocalizedText("nauticus-name")), name, 60, theme.LAMP, least=40, weight="Bold"
    )
    canvas.write(word(scene, "rules"), words, 46, theme.FOAM, align="right", least=32)


def _space(canvas: Canvas, box: Box, kind: tables.Bonus, prices: tuple[int, ...]) -> None:
    canvas.panel(box, theme.DUSK, 18, theme.HAZE)
    above, below = box.inset(20, 14).cut_top(60, 4)
    draw_bonus(canvas, above, kind, 54, is_taken=False)
    for taler, cell in zip(prices, below.columns(4), strict=True):
        draw_price(canvas, cell, taler, 92)


def _sectors(view: View) -> tuple[tuple[int, bool], ...]:
    """Return the wheel's sectors with the anchor on top."""
    anchor = next(place for place, space in enumerate(view.spaces) if space.wheel_anchor)
    turned = [view.spaces[(anchor - TOP + place) % len(view.spaces)] for place in range(len(view.spaces))]
    return tuple((space.blue, space.wheel_anchor) for space in turned)


def _kinds(canvas: Canvas, box: Box, scene: Scene) -> None:
    """Draw a legend with the kinds of tile that belong to each of a space's four prices."""
    canvas.panel(box, theme.QUAY, 16, theme.TIDE)
    title, rest = box.inset(16, 8).cut_top(44, 4)
    canvas.write(word(scene, "prices"), title, 36, theme.FOAM, least=28, align="centre")
    for place, column in enumerate(rest.columns(4, 14)):
        canvas.panel(column, theme.DUSK, 12)
        for parts, cell in zip(tables.ON_SALE.values(), column.inset(10, 4).columns(4), strict=True):
            canvas.stamp_in(part_sign(parts[place], 66), cell)


def _rewards() -> Sequence[Item]:
    return [
        part_sign("mast:crown", SIGN), 26, part_sign("sail:crown", SIGN), 26,
        coin(SIGN), 4, str(tables.REWARD_TALER), 26,
        worker(SIGN), 4, str(tables.REWARD_WORKERS), 26,
        points_sprite(SIGN), 4, str(tables.REWARD_VP), 26,
        sprite(tokens.paint_any_part, SIGN, SIGN, "good"), 4, str(tables.REWARD_GOODS),
    ]  # fmt: skip


def _ships() -> Sequence[Item]:
    return [item for parts, vp in enumerate(tables.SHIP_VP) if parts for item in _ship(parts, vp)]


def _ship(parts: int, vp: int) -> Sequence[Item]:
    sign = sprite(paint_silhouette, 24 * parts + 12, 54, parts, units=48 * parts + 24)
    return [sign, 6, str(vp), 20]


def _goods() -> Sequence[Item]:
    counts = [(f"×{count}", str(vp)) for count, vp in enumerate(tables.GOODS_VP) if count]
    most = len(tables.GOODS_VP)
    cells: list[Item] = []
    for cell in (*counts, (f"×{most}…", f"+{tables.FURTHER_GOOD_VP}")):
        cells += [cell, 24]
    return [sprite(tokens.paint_any_part, SIGN, SIGN, "good"), 24, *cells, points_sprite(SIGN)]


def _end() -> Sequence[Item]:
    each: list[Item] = [
        worker(SIGN),
        8,
        sprite(tokens.paint_crate, SIGN, SIGN),
        8,
        part_sign("hull:bow", SIGN),
    ]
    exchange: list[Item] = [coin(SIGN), 4, str(tables.TALER_PER_VP), *_arrow(), points_sprite(SIGN), 4, "1"]
    return [*each, *_arrow(), coin(SIGN), 4, "1", 44, *exchange]


def _buying() -> Sequence[Item]:
    prices = f"{min(tables.PRICES)}–{max(tables.PRICES)}"
    further: list[Item] = [coin(SIGN), 4, str(tables.FURTHER_PRICE)]
    extra: list[Item] = [
        worker(SIGN),
        4,
        f"+{tables.EXTRA_WORKERS}",
        14,
        coin(SIGN),
        4,
        str(tables.EXTRA_PRICE),
    ]
    return [coin(SIGN), 4, prices, 44, *further, 44, sprite(tokens.paint_extra, SIGN, SIGN, True), 10, *extra]


def _work() -> Sequence[Item]:
    money: list[Item] = [worker(SIGN), *_arrow(), coin(SIGN), 4, str(tables.TALER_PER_WORKER)]
    crowns: list[Item] = [
        worker(SIGN),
        *_arrow(),
        crown(SIGN),
        8,
        "=",
        8,
        points_sprite(SIGN),
        8,
        f"≤ {tables.CROWNS_CAP}",
    ]
    return [*money, 36, *crowns]


def _arrow() -> Sequence[Item]:
    return 10, sprite(paint_arrow, 40, 40, theme.MIST), 10


SUBJECTS: dict[str, Callable[[], Sequence[Item]]] = {
    "rewards": _rewards,
    "score-ships": _ships,
    "goods": _goods,
    "end": _end,
    "buying": _buying,
    "worker": _work,
}
"""The panels of the image.

Each has a heading, given by its translation key, and a function that returns the content.
"""


def _subject(canvas: Canvas, box: Box, key: str, scene: Scene) -> None:
    canvas.panel(box, theme.WATER, 16, theme.HAZE)
    title, rest = box.inset(16, 10).cut_top(46, 6)
    canvas.write(word(scene, key), title, 36, theme.LAMP, least=26, align="centre")
    row = SUBJECTS[key]()
    widths = [_width(item, canvas.resolution) for item in row]
    x = rest.x + (rest.w - sum(widths)) // 2
    for item, w in zip(row, widths, strict=True):
        _put(canvas, Box(x, rest.y, w, rest.h), item)
        x += w


def _put(canvas: Canvas, box: Box, item: Item) -> None:
    if isinstance(item, Sprite):
        canvas.stamp_in(item, box)
    elif isinstance(item, str):
        canvas.write(item, box, FIGURE, theme.FOAM, weight="Bold")
    elif isinstance(item, tuple):
        above, below = box.cut_top(34)
        canvas.write(item[0], above, 30, theme.MIST, align="centre")
        canvas.write(item[1], below, FIGURE, theme.FOAM, align="centre", weight="Bold")


def _width(item: Item, resolution: Resolution) -> int:
    if isinstance(item, int):
        return item
    if isinstance(item, Sprite):
        return item.width
    if isinstance(item, tuple):
        above, below = item
        return max(text.width(above, "Semibold", 30, resolution), _width(below, resolution))
    return text.width(item, "Bold", FIGURE, resolution)
