"""A player's sets: their cards, their portholes, and their tokens with values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.games.nautilus_island.view import SetView
from renderer.core import theme
from renderer.core.canvas import Align, Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_glow
from renderer.core.sprites import sprite, with_opacity
from renderer.games.nautilus_island.palette import COLOURS
from renderer.games.nautilus_island.parts import cards, tokens
from renderer.games.nautilus_island.parts.changes import SeatChange, SetChange
from renderer.games.nautilus_island.parts.pieces import mark_change, set_of

MAX_SINGLE = 6
"""Maximum number of tokens that are drawn individually on a set."""
STACKED = 3
"""Number of tokens on a set for which the values are drawn below the tokens instead of beside them."""
DIGIT = 20
"""Width in pixels of a digit in a token's value."""
APART = 12
"""Gap in pixels between a token with its value and the next token, so that values are not confused."""


def draw_sets(
    canvas: Canvas,
    boxes: Sequence[Box],
    colours: Sequence[str],
    sets: Sequence[SetView],
    changed: SeatChange,
    lit: Sequence[str] = (),
) -> None:
    """Draw a player's sets, one box per colour.

    The sets with a colour in `lit` can be chosen now.
    """
    for colour, box in zip(colours, boxes, strict=True):
        set_view, is_lit = set_of(sets, colour), colour in lit
        if set_view is None:
            canvas.panel(box, theme.DUSK, 14, theme.LAMP if is_lit else None, 6)
            empty = sprite(cards.paint_bare_sign, 64, 64, colour, theme.DUSK, theme.TIDE)
            canvas.stamp_in(empty if is_lit else with_opacity(empty), box)
        else:
            draw_set(canvas, box, set_view, changed.of(colour), is_lit=is_lit)


def draw_set(canvas: Canvas, box: Box, laid: SetView, changed: SetChange, *, is_lit: bool = False) -> None:
    """Draw a set: its colour, number of cards, porthole, objects, and tokens with values."""
    edge, width = (theme.LAMP, 6) if is_lit else (COLOURS[laid.colour].ground, 4)
    canvas.panel(box, theme.DEEP, 14, edge, width)
    head, rest = box.inset(8).cut_top(box.h * 23 // 100, 4)
    things, worth = rest.cut_top(rest.h * 45 // 100, 4)
    _head(canvas, head, laid, changed, is_lit=is_lit)
    _objects(canvas, things, laid.cards, changed)
    _tokens(canvas, worth, laid, changed)


def _head(canvas: Canvas, box: Box, laid: SetView, changed: SetChange, *, is_lit: bool) -> None:
    if is_lit:
        canvas.panel(box, theme.LAMP, 10)
    # In a closed set, smaller signs leave room for the change beside the number.
    is_tight = laid.porthole is not None and changed.new_card_count > 0
    side = min(box.h, 40) if is_tight else box.h
    mark, room = box.cut_left(side, 6 if is_tight else 8)
    canvas.stamp_in(cards.sign(laid.colour, side), mark)
    if laid.porthole is not None:
        # The porthole is taller than the head, so that its number can be read on a phone.
        extra = 0 if is_tight else 12
        hole, room = room.cut_right(side + extra // 2, 4)
        hole = hole.moved(extra // 2, 0).centred(side + extra, side + extra)
        if changed.is_closed:
            draw_glow(canvas, hole.inset(3), hole.w // 2)
        tokens.draw_porthole(canvas, hole, laid.porthole)
    ink = theme.INK if is_lit else theme.FOAM
    size = min(box.h * 9 // 10, 48) if is_tight else box.h * 9 // 10
    written = canvas.write(str(len(laid.cards)), room, size, ink, least=20, weight="Bold")
    mark_change(canvas, room.cut_left(written.right - room.x, 6)[1], changed.new_card_count, 38)


def _objects(canvas: Canvas, box: Box, laid: Sequence[str], changed: SetChange) -> None:
    """Draw each object in a set with its count.

    Objects with new cards are highlighted.
    """
    counts, new = Counter(laid), dict(changed.cards)
    cells = box.grid(2, 1 if len(counts) <= 2 else 2, 3)
    for (card, count), cell in zip(counts.items(), cells, strict=False):
        side = min(cell.h, cell.w * 56 // 100)
        mark, room = cell.cut_left(side, 6)
        place = mark.centred(side, side)
        canvas.stamp(cards.tile(card, side), place.x, place.y)
        if card in new:
            draw_glow(canvas, place.inset(2), side // 6)
        canvas.write(f"×{count}", room, min(side + 4, 48), theme.FOAM, least=16)


def _tokens(canvas: Canvas, box: Box, laid: SetView, changed: SetChange) -> None:
    """Draw the tokens on a set with their values.

    If there are too many, they are grouped by kind.
    """
    worth = list(zip(laid.tokens, laid.token_vp, strict=True))
    if len(worth) > MAX_SINGLE:
        counts = Counter(kind for kind, _ in worth)
        worth = [(kind, sum(vp for one, vp in worth if one == kind)) for kind in counts]
        return _rows(canvas, box, worth, len(worth), tuple(counts.values()))
    first_new = len(worth) - changed.tokens
    if len(worth) == STACKED:
        for place, (cell, (kind, vp)) in enumerate(zip(box.columns(STACKED, 4), worth, strict=True)):
            above, below = cell.cut_top(cell.h * 57 // 100)
            _token(canvas, above, kind, is_new=place >= first_new)
            _worth(canvas, below.centred(below.w, below.h), vp, "centre")
        return None
    return _rows(canvas, box, worth, first_new)


def _rows(
    canvas: Canvas, box: Box, worth: Sequence[tuple[str, int]], first_new: int, counts: Sequence[int] = ()
) -> None:
    """Draw tokens with their values in one or two rows."""
    across = 2 if len(worth) <= 4 else 3
    rows = box.rows(1 if len(worth) <= 2 else 2, 3)
    for start, row in zip(range(0, len(worth), across), rows, strict=False):
        shown = worth[start : start + across]
        for place, ((kind, vp), cell) in enumerate(
            zip(shown, _cells(row, shown, across), strict=False), start
        ):
            mark, room = cell
            _pile(canvas, mark, kind, counts[place] if counts else 1)
            _token(canvas, mark, kind, is_new=place >= first_new)
            _worth(canvas, room, vp, "left")


def _cells(row: Box, shown: Sequence[tuple[str, int]], across: int) -> Iterator[tuple[Box, Box]]:
    """Yield the boxes for tokens and values.

    A row is divided in proportion to the number of digits.
    """
    digits = [len(str(vp)) for _, vp in shown] + [1] * (across - len(shown))
    side = max(24, min(row.h, row.w * 5 // 16, (row.w - sum(digits) * DIGIT) // across - APART))
    spare = row.w - across * side
    for count in digits:
        cell, row = row.cut_left(side + spare * count // sum(digits))
        mark, room = cell.cut_left(side, 4)
        yield mark.centred(side, side), room


def _pile(canvas: Canvas, box: Box, kind: str, count: int) -> None:
    """Draw more tokens below a token if it represents several."""
    for place in range(min(count, 3) - 1, 0, -1):
        canvas.stamp(sprite(tokens.paint_token, box.w, box.h, kind), box.x + 3 * place, box.y)


def _token(canvas: Canvas, box: Box, kind: str, *, is_new: bool) -> None:
    side = min(box.w, box.h)
    place = box.centred(side, side)
    if is_new:
        draw_glow(canvas, place.inset(3), side // 3)
    tokens.draw_token(canvas, place, kind)


def _worth(canvas: Canvas, box: Box, value: int, align: Align) -> None:
    ink = theme.LAMP if value else theme.MIST
    canvas.write(str(value), box, min(46, box.h + 4), ink, align=align, least=12, weight="Bold")
