"""A season's pyramid: tiers from the top, their divisions, and the players with their moves."""

from __future__ import annotations

from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.text import drawable_name
from renderer.league.parts import (
    HEAD,
    MARGIN,
    WIDTH,
    display_name,
    draw_heading,
    draw_key,
    draw_sign,
    new_canvas,
    notes_height,
    write_notes,
)
from renderer.league.views import Card, Pyramid

ACROSS = 4
GAP, TITLE, TIER, KEY = 20, 48, 54, 58
WIDEST = 440


def draw_pyramid(view: Pyramid) -> Canvas:
    """Draw a season's pyramid."""
    across = min(ACROSS, max((len(cards) for _, cards in view.tiers), default=1))
    pitch = 46 if across >= 3 else 54
    heights = [_tier_height(cards, pitch) for _, cards in view.tiers]
    canvas = new_canvas(HEAD + sum(heights) + KEY + notes_height(view.notes))
    below = draw_heading(canvas, view.title, view.subtitle)
    wide = min((below.w - GAP * (across - 1)) // across, WIDEST)
    for (name, cards), height in zip(view.tiers, heights, strict=True):
        tier, below = below.cut_top(height)
        _draw_tier(canvas, tier, name, cards, wide, pitch)
    key = Box(MARGIN, canvas.box.bottom - notes_height(view.notes) - KEY, WIDTH - 2 * MARGIN, KEY)
    draw_key(canvas, key.inset(0, 9), view.key, draw_sign)
    write_notes(canvas, view.notes)
    return canvas


def _rows(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return a tier's divisions in rows of nearly equal length."""
    count = -(-len(cards) // ACROSS)
    each = -(-len(cards) // max(count, 1))
    return [cards[first : first + each] for first in range(0, len(cards), max(each, 1))]


def _card_height(cards: tuple[Card, ...], pitch: int) -> int:
    return TITLE + pitch * max(len(card.rows) for card in cards) + 14


def _tier_height(cards: tuple[Card, ...], pitch: int) -> int:
    return TIER + sum(_card_height(row, pitch) + GAP for row in _rows(cards))


def _draw_tier(canvas: Canvas, box: Box, name: str, cards: tuple[Card, ...], wide: int, pitch: int) -> None:
    head, body = box.cut_top(TIER)
    ink = canvas.write(
        drawable_name(name), head.inset(0, 6), 28, theme.LAMP, align="centre", least=18, weight="Bold"
    )
    for x, end in ((head.x, ink.x - 16), (ink.right + 16, head.right)):
        canvas.fill(Box(x, head.middle[1], max(end - x, 1), 2), theme.HAZE)
    for row in _rows(cards):
        height = _card_height(row, pitch)
        line, body = body.cut_top(height, GAP)
        for card, place in zip(
            row,
            line.centred(wide * len(row) + GAP * (len(row) - 1), height).columns(len(row), GAP),
            strict=True,
        ):
            _draw_card(canvas, place, card, pitch)


def _draw_card(canvas: Canvas, box: Box, card: Card, pitch: int) -> None:
    canvas.panel(box, theme.DUSK, 14, theme.HAZE)
    title, body = box.cut_top(TITLE)
    canvas.panel(title.inset(2), theme.QUAY, 12)
    canvas.write(
        drawable_name(card.name), title.inset(14, 2), 27, theme.FOAM, least=16, weight="Bold", may_elide=True
    )
    for number, (name, shown) in enumerate(card.rows):
        line = Box(body.x + 10, body.y + 6 + number * pitch, body.w - 20, pitch)
        mark, words = line.cut_left(pitch - 8, 10)
        draw_sign(canvas, mark.inset(0, 4), shown)
        size = 31 if pitch > 50 else 28
        canvas.write(display_name(name), words, size, theme.FOAM, least=20, may_elide=True)
