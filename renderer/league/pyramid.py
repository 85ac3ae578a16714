"""A season's pyramid: tiers from the top, their divisions, and the players with their moves."""

from __future__ import annotations

from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.text import drawable_name
from renderer.league.parts import draw_sign
from renderer.league.tall import (
    HEAD,
    MARGIN,
    draw_heading,
    draw_key,
    key_height,
    new_canvas,
    notes_height,
    write_name,
    write_notes,
)
from renderer.league.views import Card, Pyramid

ACROSS = 2
GAP, TITLE, TIER, PITCH = 14, 52, 56, 54


def draw_pyramid(view: Pyramid) -> Canvas:
    """Draw a season's pyramid."""
    heights = [_tier_height(cards) for _, cards in view.tiers]
    key, notes = key_height(view.key), notes_height(view.notes)
    canvas = new_canvas(HEAD + sum(heights) + key + notes)
    below = draw_heading(canvas, view.title, view.subtitle)
    for (name, cards), height in zip(view.tiers, heights, strict=True):
        tier, below = below.cut_top(height)
        _draw_tier(canvas, tier, name, cards)
    draw_key(canvas, Box(MARGIN, canvas.box.bottom - notes - key, below.w, key), view.key, draw_sign)
    write_notes(canvas, view.notes)
    return canvas


def _rows(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return a tier's divisions in rows of nearly equal length."""
    count = -(-len(cards) // ACROSS)
    each = -(-len(cards) // max(count, 1))
    return [cards[first : first + each] for first in range(0, len(cards), max(each, 1))]


def _card_height(cards: tuple[Card, ...]) -> int:
    return TITLE + PITCH * max(len(card.rows) for card in cards) + 14


def _tier_height(cards: tuple[Card, ...]) -> int:
    return TIER + sum(_card_height(row) + GAP for row in _rows(cards))


def _draw_tier(canvas: Canvas, box: Box, name: str, cards: tuple[Card, ...]) -> None:
    head, body = box.cut_top(TIER)
    ink = canvas.write(
        drawable_name(name), head.inset(0, 6), 32, theme.LAMP, align="centre", least=24, weight="Bold"
    )
    for x, end in ((head.x, ink.x - 16), (ink.right + 16, head.right)):
        canvas.fill(Box(x, head.middle[1], max(end - x, 1), 2), theme.HAZE)
    for row in _rows(cards):
        line, body = body.cut_top(_card_height(row), GAP)
        for card, place in zip(row, line.columns(len(row), GAP), strict=True):
            _draw_card(canvas, place, card)


def _draw_card(canvas: Canvas, box: Box, card: Card) -> None:
    canvas.panel(box, theme.DUSK, 14, theme.HAZE)
    title, body = box.cut_top(TITLE)
    canvas.panel(title.inset(2), theme.QUAY, 12)
    canvas.write(
        drawable_name(card.name), title.inset(14, 2), 32, theme.FOAM, least=24, weight="Bold", may_elide=True
    )
    for number, (name, sign) in enumerate(card.rows):
        line = Box(body.x + 8, body.y + 6 + number * PITCH, body.w - 14, PITCH)
        mark, words = line.cut_left(40, 8)
        draw_sign(canvas, mark.inset(0, 4), sign)
        write_name(canvas, name, words, theme.FOAM)
