"""A seat's side of the table: the cards in hand, the seat's sets, and the current options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.games.nautilus_island.view import SeatView, SetView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import (
    draw_badge,
    draw_figure,
    draw_glow,
    draw_option_number,
    points_sprite,
    sea_chart,
)
from renderer.core.scene import NothingToDraw, Scene
from renderer.core.sprites import Pen, sprite, with_opacity
from renderer.games.nautilus_island import layout
from renderer.games.nautilus_island.board import ClockState, clock_state, draw_clock
from renderer.games.nautilus_island.palette import COLOURS, colour_of
from renderer.games.nautilus_island.parts import cards, tokens
from renderer.games.nautilus_island.parts.changes import SeatChange, changes
from renderer.games.nautilus_island.parts.pieces import (
    can_be_stored,
    colour_name,
    draw_worth,
    mark_change,
    name_of,
    set_of,
)
from renderer.games.nautilus_island.parts.sets import draw_sets
from renderer.games.nautilus_island.parts.stores import draw_stores
from renderer.games.nautilus_island.parts.wreck import draw_wreck

SLOTS = 4
"""Number of objects per colour."""


class HandCard(NamedTuple):
    """A kind of card in hand, with the number of copies."""

    card: str
    copies: int
    option: int
    """The card's number in the menu."""
    vp: int | None
    """Victory points if the card is a treasure, otherwise None."""


class Group(NamedTuple):
    """The cards in hand with the same colour."""

    colour: str
    held: tuple[HandCard, ...]
    new: tuple[str, ...]
    """The cards whose number in hand has increased."""
    porthole: int | None
    """The value of the porthole on the colour's set; None while the set is open."""
    max_stored: int
    """Maximum number of these cards that can be stored now."""


def draw_panel(view: View, scene: Scene) -> Canvas:
    """Draw the side of the table that belongs to the scene's seat.

    Raise NothingToDraw if the scene has no seat.
    """
    if scene.seat is None or not 0 <= scene.seat < len(view.seats):
        raise NothingToDraw(f"no panel for seat {scene.seat}")
    seat = view.seats[scene.seat]
    hand = view.hand if view.viewer == seat.seat else None
    changed = changes(scene.before, view)
    marks = changed.seats[seat.seat]
    groups = () if hand is None else _groups(hand, seat, view, scene.before)
    places = layout.panel(has_hand=hand is not None)
    canvas = Canvas(layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.wreck.middle))
    canvas.tile(_title, places.title, seat.seat, seat.vp, seat.hand_size, marks, clock_state(view), scene)
    for group, box in zip(groups, places.hand, strict=True):
        canvas.tile(_group, box, group, scene)
    closing = view.closing if seat.seat == view.active_seat else None
    lit = tuple(group.colour for group in groups if group.max_stored) or ((closing,) if closing else ())
    shelf = Box(layout.MARGIN, places.sets[0].y, layout.INNER, places.sets[0].h)
    canvas.tile(_sets, shelf, tuple(space.colour for space in view.camp), seat.sets, marks, lit)
    draw_wreck(canvas, places.wreck, view, changed.columns, scene)
    draw_stores(canvas, places.stores, view, changed)
    return canvas


def _groups(hand: Sequence[str], seat: SeatView, view: View, before: View | None) -> tuple[Group, ...]:
    held = Counter(hand)
    kinds = tuple(held)
    new = Counter() if before is None or before.hand is None else held - Counter(before.hand)
    most = can_be_stored(view) if seat.seat == view.active_seat else 0
    laid_colours: set[str] = {space.colour for space in view.camp}
    groups = []
    for colour in COLOURS:
        of_colour = {card: count for card, count in held.items() if colour_of(card) == colour}
        set_view = set_of(seat.sets, colour)
        porthole = set_view.porthole if set_view else None
        is_shut = porthole is not None or colour not in laid_colours
        groups.append(
            Group(
                colour,
                tuple(
                    HandCard(card, count, kinds.index(card) + 1, view.treasures.get(card))
                    for card, count in of_colour.items()
                ),
                tuple(card for card in of_colour if card in new),
                porthole,
                0 if is_shut else min(most, sum(of_colour.values())),
            )
        )
    return tuple(groups)


def _sets(
    canvas: Canvas,
    box: Box,
    colours: tuple[str, ...],
    sets: tuple[SetView, ...],
    marks: SeatChange,
    lit: tuple[str, ...],
) -> None:
    draw_sets(canvas, layout.shelf(box), colours, sets, marks, lit)


def _title(
    canvas: Canvas,
    box: Box,
    seat: int,
    vp: int,
    hand_size: int,
    marks: SeatChange,
    time: ClockState,
    scene: Scene,
) -> None:
    canvas.panel(box, theme.DEEP, 16, theme.HAZE)
    right, rest = box.inset(16, 6).cut_right(330, 12)
    draw_clock(canvas, right, time, scene, align="right")
    mark, rest = rest.cut_left(72, 14)
    draw_badge(canvas, mark, seat)
    counts, name = rest.cut_right(480, 12)
    for_points, for_cards = counts.cut_left(276)
    room = draw_figure(canvas, for_points, points_sprite(62), vp, 64, theme.LAMP)
    mark_change(canvas, room, marks.vp)
    mark_change(canvas, draw_figure(canvas, for_cards, cards.back(54), hand_size, 60), marks.hand)
    canvas.write(name_of(scene, seat), name, 56, theme.FOAM, least=34, may_elide=True)


def _group(canvas: Canvas, box: Box, group: Group, scene: Scene) -> None:
    """Draw the cards in hand that have the same colour.

    A porthole marks a closed set. An arrow shows how many cards can be stored.
    """
    # Mute the background, because treasures in full colour would look too similar to highlighted options.
    plain = theme.blend(COLOURS[group.colour].ground, theme.DUSK, 0.5)
    edge, width = (theme.LAMP, 7) if group.max_stored else (plain, 5)
    canvas.panel(box, theme.WATER if group.held else theme.DUSK, 16, edge, width)
    head, rest = box.inset(14, 10).cut_top(50, 8)
    mark, room = head.cut_left(50, 10)
    sign = cards.sign(group.colour, 50)
    canvas.stamp_in(sign if group.held else with_opacity(sign), mark)
    if group.porthole is not None:
        hole, room = room.cut_right(52, 6)
        tokens.draw_porthole(canvas, hole, group.porthole)
    if group.max_stored:
        store, room = room.cut_right(86, 6)
        _most(canvas, store, group.max_stored)
    count, name = room.cut_right(64, 6)
    ink = theme.FOAM if group.held else theme.MIST
    if group.held:
        total = sum(held.copies for held in group.held)
        canvas.write(str(total), count, 54, ink, align="right", least=36, weight="Bold")
    canvas.write(colour_name(scene, group.colour), name, 44, ink, least=22)
    for held, cell in zip(group.held, rest.columns(SLOTS, 6), strict=False):
        _card(canvas, cell, held, is_new=held.card in group.new, is_numbered=group.max_stored > 0)


def _most(canvas: Canvas, box: Box, most: int) -> None:
    """Draw how many cards can be stored, next to an arrow that points down to the sets."""
    canvas.panel(box, theme.LAMP, 10)
    arrow, number = box.inset(8, 4).cut_left(34, 4)
    canvas.stamp_in(sprite(paint_down, 34, 38), arrow)
    canvas.write(str(most), number, 46, theme.INK, align="centre", weight="Bold")


def paint_down(pen: Pen) -> None:
    """Paint an arrow that points down to a line, the symbol for storing cards."""
    pen.polygon([(36, 2), (64, 2), (64, 40), (92, 40), (50, 84), (8, 40), (36, 40)], theme.INK)
    pen.bar(6, 94, 88, 14, theme.INK)


def _card(canvas: Canvas, box: Box, held: HandCard, *, is_new: bool, is_numbered: bool) -> None:
    """Draw a card and its count.

    Treasures also show their points, and cards that can be stored show their menu number.
    """
    w = min(box.w, box.h * 100 // cards.CARD_HEIGHT)
    place = Box(box.x, box.y, w, w * cards.CARD_HEIGHT // 100)
    canvas.stamp(cards.face(held.card, w), place.x, place.y)
    if is_new:
        draw_glow(canvas, place, w // 8)
    if held.copies > 1:
        plate = Box(place.right - 50, place.y - 5, 56, 46)
        canvas.panel(plate, theme.DEEP, 10, theme.CANVAS)
        canvas.write(f"×{held.copies}", plate.inset(2), 44, theme.FOAM, align="centre", weight="Bold")
    if held.vp is not None:
        draw_worth(canvas, place.x - 3, place.y - 5, held.vp)
    if is_numbered:
        draw_option_number(canvas, place.x - 4, place.bottom - 36, held.option)
