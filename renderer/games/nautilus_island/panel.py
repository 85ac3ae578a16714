"""One seat's side of the table: the cards in hand, its sets, and what there is to choose from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.text import text
from engine.games.nautilus_island.view import SeatView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import badge, chart, faint, figure, points
from renderer.core.scene import NothingToDraw, Scene
from renderer.games.nautilus_island import cards, layout, tokens
from renderer.games.nautilus_island.board import clock, needed
from renderer.games.nautilus_island.palette import COLOURS, colour_of
from renderer.games.nautilus_island.pieces import draw_sets, draw_stores, name_of, set_of
from renderer.games.nautilus_island.wreck import draw_wreck

SLOTS = 4
"""Objects of a colour."""


def draw_panel(view: View, scene: Scene) -> Canvas:
    """Draw the side of the scene's seat; NothingToDraw without one."""
    if scene.seat is None or not 0 <= scene.seat < len(view.seats):
        raise NothingToDraw(f"no panel for seat {scene.seat}")
    seat = view.seats[scene.seat]
    hand = view.hand if view.viewer == seat.seat else None
    places = layout.panel(has_hand=hand is not None)
    canvas = Canvas(layout.WIDTH, places.height, chart(layout.WIDTH, places.height, places.wreck.middle))
    _title(canvas, places.title, seat, view, scene)
    if hand is not None:
        for colour, box in zip(COLOURS, places.hand, strict=True):
            _group(canvas, box, colour, hand, seat, view, scene)
    draw_sets(canvas, places.sets, seat.sets, view, view.closing if seat.seat == view.active_seat else None)
    draw_wreck(canvas, places.wreck, view, scene)
    draw_stores(canvas, places.stores, view, needed(view))
    return canvas


def _title(canvas: Canvas, box: Box, seat: SeatView, view: View, scene: Scene) -> None:
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    time, rest = box.inset(16, 6).cut_right(330, 12)
    clock(canvas, time, view, scene, align="right")
    mark, rest = rest.cut_left(72, 14)
    badge(canvas, mark, seat.seat)
    counts, name = rest.cut_right(330, 12)
    room = figure(canvas, counts, points(62), seat.vp, 64, theme.LAMP)
    figure(canvas, room, cards.back(54), seat.hand_size, 60)
    canvas.write(name_of(scene, seat.seat), name, 56, theme.FOAM, least=34, may_elide=True)


def _group(
    canvas: Canvas, box: Box, colour: str, hand: Sequence[str], seat: SeatView, view: View, scene: Scene
) -> None:
    """Draw the cards of a colour in hand; a porthole says that no more of it can be laid."""
    held = Counter(card for card in hand if colour_of(card) == colour)
    canvas.panel(box, theme.WATER if held else theme.DUSK, 16, COLOURS[colour].ground, 5)
    head, rest = box.inset(14, 10).cut_top(50, 8)
    mark, room = head.cut_left(50, 10)
    mark_picture = cards.sign(colour, 50)
    canvas.stamp_in(mark_picture if held else faint(mark_picture), mark)
    laid = set_of(seat.sets, colour)
    if laid is not None and laid.porthole is not None:
        hole, room = room.cut_right(52, 6)
        tokens.porthole(canvas, hole, laid.porthole)
    count, name = room.cut_right(70, 6)
    if held:
        canvas.write(str(held.total()), count, 54, theme.FOAM, align="right", weight="Bold")
    name_text = scene.words(text(f"nautilus-island-colour-{colour}"))
    canvas.write(
        name_text[:1].upper() + name_text[1:], name, 38, theme.FOAM if held else theme.MIST, least=22
    )
    for (card, number), cell in zip(held.items(), rest.columns(SLOTS, 6), strict=False):
        _card(canvas, cell, card, number, view.treasures.get(card))


def _card(canvas: Canvas, box: Box, card: str, number: int, vp: int | None) -> None:
    """Draw a card, how many of it there are, and what a treasure is worth."""
    w = min(box.w, box.h * 100 // cards.CARD_HEIGHT)
    place = Box(box.x, box.y, w, w * cards.CARD_HEIGHT // 100)
    canvas.stamp(cards.face(card, w), place.x, place.y)
    if number > 1:
        plate = Box(place.right - 42, place.y - 5, 46, 42)
        canvas.panel(plate, theme.DEEP, 10, theme.CANVAS)
        canvas.write(f"×{number}", plate.inset(2), 34, theme.FOAM, align="centre", weight="Bold")
    if vp is not None:
        plate = Box(place.x - 3, place.y - 5, 55, 42)
        canvas.panel(plate, theme.DEEP, 10, theme.LAMP)
        figure(canvas, plate.inset(4, 2), points(24), vp, 34, theme.LAMP)
