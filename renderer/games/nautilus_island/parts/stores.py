"""The stores: the camp with its tokens, the face-down tokens, and the remaining portholes."""

from __future__ import annotations

from engine.games.nautilus_island.view import CampView, PileView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_change, draw_glow
from renderer.core.sprites import Pen, sprite, with_opacity
from renderer.games.nautilus_island.palette import COLOURS
from renderer.games.nautilus_island.parts import cards, tokens
from renderer.games.nautilus_island.parts.changes import CampChange, Changes
from renderer.games.nautilus_island.parts.pieces import closable_set_size


def draw_stores(canvas: Canvas, box: Box, view: View, changed: Changes) -> None:
    """Draw the camp and the portholes.

    Portholes for the set that may be closed now are highlighted.
    """
    camp, portholes = box.cut_left(box.w * 54 // 100, 12)
    canvas.tile(_camp, camp, view.camp, view.tokens_left, changed.camp)
    canvas.tile(_all_portholes, portholes, view.portholes, changed.portholes, closable_set_size(view))


def _camp(
    canvas: Canvas, box: Box, spaces: tuple[CampView, ...], left: int, changed: tuple[CampChange, ...]
) -> None:
    canvas.panel(box, theme.WATER, 16, theme.HAZE)
    *cells, pile = box.inset(10).columns(len(spaces) + 1, 8)
    for space, cell, change_here in zip(spaces, cells, changed, strict=True):
        _camp_space(canvas, cell, space, change_here)
    _pile(canvas, pile, left)


def _camp_space(canvas: Canvas, box: Box, space: CampView, changed: CampChange) -> None:
    wear = COLOURS[space.colour]
    canvas.panel(box, theme.DUSK, 12, wear.ground, 5)
    above, below = box.inset(8).cut_top(box.h * 30 // 100, 4)
    canvas.stamp_in(cards.sign(space.colour, above.h), above)
    side = min(below.w, below.h)
    if space.token is not None:
        if changed.is_new:
            draw_glow(canvas, below.centred(side, side).inset(2), side // 3)
        tokens.draw_token(canvas, below, space.token)
    elif changed.removed is not None:
        canvas.stamp_in(with_opacity(sprite(tokens.paint_token, side, side, changed.removed)), below)
        draw_change(canvas, below.centred(side, 38), -1, "centre")


def _pile(canvas: Canvas, box: Box, left: int) -> None:
    above, below = box.cut_top(box.h * 56 // 100, 4)
    side = min(above.h, above.w)
    back = sprite(tokens.paint_token_back, side, side)
    canvas.stamp_in(back if left else with_opacity(back), above)
    canvas.write(str(left), below, 50, theme.FOAM if left else theme.MIST, align="centre", weight="Bold")


def paint_blank_card(pen: Pen) -> None:
    """Paint a blank card, the symbol for the number of cards."""
    pen.bar(14, 14, 72, 86, theme.SEPIA, 10)
    pen.bar(26, 0, 72, 86, theme.SEPIA, 10)
    pen.bar(30, 4, 64, 78, theme.SAND, 7)
    pen.bar(2, 12, 72, 86, theme.SEPIA, 10)
    pen.bar(6, 16, 64, 78, theme.PARCHMENT, 7)


def draw_set_size(canvas: Canvas, box: Box, size: int) -> None:
    """Draw a pile of blank cards with a number, centred in the box and as wide as the box."""
    place = box.centred(box.w, box.w)
    canvas.stamp(sprite(paint_blank_card, box.w, box.w), place.x, place.y)
    number = Box(place.x, place.y + place.w // 8, place.w * 3 // 4, place.w * 7 // 8)
    canvas.write(str(size), number, box.w * 8 // 10, theme.INK, align="centre", weight="Bold")


def _all_portholes(
    canvas: Canvas, box: Box, piles: tuple[PileView, ...], taken: tuple[int, ...], lit: int | None
) -> None:
    canvas.panel(box, theme.WATER, 16, theme.HAZE)
    cells = box.inset(10).columns(len(piles), 8)
    for pile, cell, taken_count in zip(piles, cells, taken, strict=True):
        _portholes(canvas, cell, pile, taken_count, is_lit=pile.size == lit)


def _portholes(canvas: Canvas, box: Box, pile: PileView, taken: int, *, is_lit: bool) -> None:
    """Draw the portholes for one set size.

    Show the required number of cards, the next porthole, and the later ones. Also show how many portholes
    were just taken.
    """
    canvas.panel(box, theme.DUSK, 12, theme.LAMP if is_lit else None, 5)
    left, right = box.inset(6).cut_left(box.w * 36 // 100, 2)
    above, below = right.cut_top(right.h * 68 // 100, 2)
    sign, lower = left.cut_top(left.h * 68 // 100, 2)
    draw_set_size(canvas, sign, pile.size)
    tokens.draw_porthole(canvas, above, pile.left[0] if pile.left else None)
    later = (" " if taken else "  ").join(map(str, pile.left[1:]))
    row = Box(box.x + 6, below.y, box.w - 12, below.h)
    if taken:
        row = below
        draw_change(canvas, lower.centred(lower.w, 38), -taken)
    canvas.write(later, row, 44, theme.MIST, align="right", least=20)
