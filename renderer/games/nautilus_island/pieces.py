"""Drawing what several pictures share: words, the sets before a player, camp and portholes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.text import text
from engine.games.nautilus_island.view import CampView, PileView, SetView, View
from renderer.core import theme
from renderer.core.canvas import Align, Canvas
from renderer.core.geometry import Box
from renderer.core.marks import faint, letter
from renderer.core.scene import Scene
from renderer.core.sprites import Pen, sprite
from renderer.games.nautilus_island import cards, tokens
from renderer.games.nautilus_island.palette import COLOURS

STACKED = 3
"""From so many tokens on, what they are worth stands below them rather than beside."""
MOST_SINGLE = 5
"""Tokens on a set that are drawn one by one."""


def word(scene: Scene, key: str, **values: int | str) -> str:
    """Return a word of this picture in the scene's language."""
    return scene.words(text(f"nautilus-island-picture-{key}", **values))


def name_of(scene: Scene, seat: int) -> str:
    """Return a seat's name, or `Player B` where nothing of the name can be drawn."""
    return scene.names[seat] or word(scene, "player", seat=letter(seat))


def set_of(sets: Sequence[SetView], colour: str) -> SetView | None:
    """Return the set of a colour, if any of it has been laid."""
    return next((one for one in sets if one.colour == colour), None)


def draw_sets(
    canvas: Canvas, boxes: Sequence[Box], sets: Sequence[SetView], view: View, closing: str | None
) -> None:
    """Draw the sets before a player, each colour in its place; that which may be closed now is lit."""
    for space, box in zip(view.camp, boxes, strict=True):
        laid = set_of(sets, space.colour)
        if laid is None:
            canvas.panel(box, theme.DUSK, 14)
            empty = sprite(cards.paint_bare_sign, 64, 64, space.colour, theme.DUSK, theme.TIDE)
            canvas.stamp_in(faint(empty), box)
        else:
            draw_set(canvas, box, laid, is_closing=laid.colour == closing)


def draw_set(canvas: Canvas, box: Box, laid: SetView, *, is_closing: bool = False) -> None:
    """Draw a set: colour, number of cards and porthole, its objects, its tokens with what they are worth."""
    edge, width = (theme.LAMP, 6) if is_closing else (COLOURS[laid.colour].ground, 4)
    canvas.panel(box, theme.DEEP, 14, edge, width)
    head, rest = box.inset(8).cut_top(box.h * 24 // 100, 4)
    worth, things = rest.cut_bottom(rest.h * 49 // 100, 4)
    _set_head(canvas, head, laid, is_closing=is_closing)
    _objects(canvas, things, laid.cards)
    _tokens(canvas, worth, laid)


def _set_head(canvas: Canvas, box: Box, laid: SetView, *, is_closing: bool) -> None:
    if is_closing:
        canvas.panel(box, theme.LAMP, 10)
    mark, room = box.cut_left(box.h, 8)
    canvas.stamp_in(cards.sign(laid.colour, box.h), mark)
    if laid.porthole is not None:
        hole, room = room.cut_right(box.h, 4)
        tokens.porthole(canvas, hole, laid.porthole)
    ink = theme.INK if is_closing else theme.FOAM
    canvas.write(str(len(laid.cards)), room, box.h * 9 // 10, ink, least=20, weight="Bold")


def _objects(canvas: Canvas, box: Box, laid: Sequence[str]) -> None:
    """Draw each object of a set and how many there are of it."""
    counts = Counter(laid)
    cells = box.grid(2, 1 if len(counts) <= 2 else 2, 3)
    for (card, count), cell in zip(counts.items(), cells, strict=False):
        side = min(cell.h, cell.w * 56 // 100)
        canvas.stamp_in(cards.tile(card, side), cell.cut_left(side)[0])
        room = cell.cut_left(side, 6)[1]
        canvas.write(f"×{count}", room, min(side, 46), theme.FOAM, least=16)


def _tokens(canvas: Canvas, box: Box, laid: SetView) -> None:
    """Draw the tokens on a set, each with what it is worth; too many of them, kind by kind."""
    worth = list(zip(laid.tokens, laid.token_vp, strict=True))
    if len(worth) > MOST_SINGLE:
        return _kinds(canvas, box, worth)
    is_stacked = len(worth) >= STACKED
    for (kind, value), cell in zip(worth, box.columns(len(worth) if is_stacked else 2, 4), strict=False):
        if is_stacked:
            above, below = cell.cut_top(cell.h * 58 // 100)
            tokens.token(canvas, above, kind)
            _worth(canvas, below, value, min(below.h, below.w * 7 // 10), "centre")
        else:
            mark, room = cell.cut_left(min(cell.h, cell.w * 56 // 100), 4)
            tokens.token(canvas, mark, kind)
            _worth(canvas, room, value, min(mark.w * 9 // 10, room.h * 6 // 10), "left")


def _kinds(canvas: Canvas, box: Box, worth: Sequence[tuple[str, int]]) -> None:
    """Draw a small pile of each kind of token, and what it is worth together."""
    counts = Counter(kind for kind, _ in worth)
    for (kind, count), cell in zip(counts.items(), box.grid(3, 2, 4), strict=False):
        mark, room = cell.cut_left(cell.w // 2, 2)
        side = min(mark.w - 6, mark.h)
        for place in range(min(count, 3) - 1, 0, -1):
            canvas.stamp(sprite(tokens.paint_token, side, side, kind), mark.x + 3 * place, mark.y)
        tokens.token(canvas, Box(mark.x, mark.y, side, side), kind)
        _worth(canvas, room, sum(value for one, value in worth if one == kind), room.h * 8 // 10, "left")


def _worth(canvas: Canvas, box: Box, value: int, size: int, align: Align) -> None:
    ink = theme.LAMP if value else theme.MIST
    canvas.write(str(value), box, size, ink, align=align, least=10, weight="Bold")


def draw_stores(canvas: Canvas, box: Box, view: View, needed: int | None = None) -> None:
    """Draw what can be gained: the camp with its tokens, the tokens face down, the portholes left."""
    camp, portholes = box.cut_left(box.w * 54 // 100, 12)
    canvas.panel(camp, theme.WATER, 16, theme.HAZE)
    *spaces, pile = camp.inset(10).columns(len(view.camp) + 1, 8)
    for space, cell in zip(view.camp, spaces, strict=True):
        _camp_space(canvas, cell, space)
    _pile(canvas, pile, view.tokens_left)
    canvas.panel(portholes, theme.WATER, 16, theme.HAZE)
    cells = portholes.inset(10).columns(len(view.portholes), 8)
    for holes, cell in zip(view.portholes, cells, strict=True):
        _portholes(canvas, cell, holes, is_lit=holes.size == needed)


def _camp_space(canvas: Canvas, box: Box, space: CampView) -> None:
    wear = COLOURS[space.colour]
    canvas.panel(box, theme.DUSK, 12, wear.ground, 5)
    above, below = box.inset(8).cut_top(box.h * 30 // 100, 4)
    canvas.stamp_in(cards.sign(space.colour, above.h), above)
    if space.token is not None:
        tokens.token(canvas, below, space.token)


def _pile(canvas: Canvas, box: Box, left: int) -> None:
    above, below = box.cut_top(box.h * 56 // 100, 4)
    side = min(above.h, above.w)
    back = sprite(tokens.paint_token_back, side, side)
    canvas.stamp_in(back if left else faint(back), above)
    canvas.write(str(left), below, 50, theme.FOAM if left else theme.MIST, align="centre", weight="Bold")


def paint_needed(pen: Pen) -> None:
    """Paint a blank card, for a number of cards."""
    pen.bar(14, 14, 72, 86, theme.SEPIA, 10)
    pen.bar(26, 0, 72, 86, theme.SEPIA, 10)
    pen.bar(30, 4, 64, 78, theme.SAND, 7)
    pen.bar(2, 12, 72, 86, theme.SEPIA, 10)
    pen.bar(6, 16, 64, 78, theme.PARCHMENT, 7)


def _portholes(canvas: Canvas, box: Box, holes: PileView, *, is_lit: bool) -> None:
    """Draw the portholes of a size: how many cards, the next one, those after it."""
    canvas.panel(box, theme.DUSK, 12, theme.LAMP if is_lit else None, 5)
    left, right = box.inset(6).cut_left(box.w * 36 // 100, 2)
    above, below = right.cut_top(right.h * 68 // 100, 2)
    sign, _ = left.cut_top(left.h * 68 // 100)
    place = sign.centred(left.w, left.w)
    canvas.stamp_in(sprite(paint_needed, left.w, left.w), place)
    number = Box(place.x, place.y + place.w // 8, place.w * 3 // 4, place.w * 7 // 8)
    canvas.write(str(holes.size), number, left.w * 8 // 10, theme.INK, align="centre", weight="Bold")
    tokens.porthole(canvas, above, holes.left[0] if holes.left else None)
    later = "  ".join(map(str, holes.left[1:]))
    canvas.write(later, Box(box.x + 6, below.y, box.w - 12, below.h), 36, theme.MIST, align="right", least=20)
