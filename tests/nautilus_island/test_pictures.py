"""Tests for Nautilus Island images: hands, highlights, legible numbers, and unusual wrecks and sets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from engine.games.nautilus_island import components
from engine.games.nautilus_island.view import View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.scene import Kind
from renderer.core.sprites import Sprite
from renderer.games.nautilus_island import board, layout, palette
from renderer.games.nautilus_island.drawing import draw
from renderer.games.nautilus_island.figures import objects
from renderer.games.nautilus_island.parts import pieces, tokens
from renderer.games.nautilus_island.parts.changes import SetChange
from renderer.games.nautilus_island.parts.sets import draw_set
from tests.nautilus_island import views
from tests.renderer.boxes import is_within, overlaps
from tests.renderer.views import PLAIN, READABLE, displayed_height, scene


def draw_panel(view: View, seat: int) -> Canvas:
    return draw(view, scene("panel", seat=seat))


def count_words(canvas: Canvas) -> Counter[str]:
    return Counter(line.words for line in canvas.lines)


def test_panel_shows_only_the_viewers_hand() -> None:
    view = views.typical(3)
    assert count_words(draw_panel(view, 1))["×3"] > count_words(draw_panel(view, 0))["×3"]
    for other in (replace(view, viewer=0), replace(view, viewer=None, hand=None)):
        assert draw_panel(other, 1).image.height < draw_panel(view, 1).image.height
        assert draw_panel(other, 1).image.tobytes() == draw_panel(replace(other, hand=()), 1).image.tobytes()


@pytest.mark.parametrize("kind", ["board", "final"])
def test_public_image_is_the_same_for_all_viewers(kind: Kind) -> None:
    view = views.finished(4)
    seen = [replace(view, viewer=seat, hand=views.BIG_HAND) for seat in range(4)]
    assert len({draw(one, scene(kind)).image.tobytes() for one in (view, *seen)}) == 1


def test_value_of_each_treasure_in_hand_is_shown() -> None:
    view = replace(views.fullest(2), treasures={card: 60 + vp for card, vp in views.TREASURES.items()})
    assert {"61", "62", "63", "64"} <= count_words(draw_panel(view, 0)).keys()


def test_next_seat_is_the_first_that_has_not_moved() -> None:
    assert board.next_seat(views.typical(4)) == 2
    assert board.next_seat(views.fullest(4)) == 1
    assert board.next_seat(views.finished(4)) is None


def test_required_porthole_has_the_size_of_the_set() -> None:
    view = views.fullest(2)
    assert pieces.closable_set_size(view) == 6
    assert pieces.closable_set_size(replace(view, closing=None)) is None


@pytest.mark.parametrize("kind", ["board", "panel"])
def test_enter_label_is_only_on_the_side_of_the_round(kind: Kind) -> None:
    wreck = layout.board(3).wreck if kind == "board" else layout.panel(has_hand=True).wreck
    for side in components.SIDES:
        canvas = draw(replace(views.typical(3), side=side), scene(kind, seat=1))
        (sign,) = [line for line in canvas.lines if line.words == "Enter"]
        assert (sign.ink.y < wreck.middle[1]) == (side == "above")
    over = draw(views.finished(3), scene(kind, seat=1))
    assert not [line for line in over.lines if line.words == "Enter"]


def test_last_round_and_the_round_before_are_labelled() -> None:
    view = replace(views.typical(2), is_ending=True)
    assert "Last round is next" in count_words(draw(view, scene("board")))
    assert "Last round" in count_words(draw(replace(view, is_last=True), scene("board")))


def test_column_to_collect_from_is_highlighted() -> None:
    view = replace(views.typical(3), active_seat=0)
    canvas, chosen = (draw(replace(view, is_moving=moving), scene("board")) for moving in (True, False))
    changed = ImageChops.difference(canvas.image, chosen.image).getbbox()
    wreck = layout.wreck(layout.board(3).wreck, [len(column.stacks) for column in view.columns])
    assert changed == canvas.pixels(wreck.columns[3]).edges


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", ["board", "panel"])
def test_important_figures_are_legible_on_a_phone(kind: Kind, seats: int) -> None:
    canvas = draw(views.fullest(seats), scene(kind, PLAIN))
    for figure in ("188", "47"):
        assert max(displayed_height(line) for line in canvas.lines if line.words == figure) >= READABLE
    assert max(displayed_height(line) for line in canvas.lines if line.words == "Anna") >= READABLE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wreck_figures_are_legible_on_a_phone(seats: int) -> None:
    wreck = layout.board(seats).wreck
    figures = [
        line for line in draw(views.typical(seats), scene("board")).lines if is_within(line.ink, wreck)
    ]
    figures = [line for line in figures if line.words.isdigit()]
    assert len(figures) == sum(len(column.stacks) + 2 for column in views.typical(seats).columns)
    assert min(map(displayed_height, figures)) >= READABLE


@pytest.mark.parametrize("count", [1, 4, 9, 34])
def test_any_number_of_tokens_on_a_set_fits(count: int) -> None:
    set_view = replace(views.FULL_SETS[0], tokens=("pair",) * count, token_vp=(5,) * count)
    view = views.fullest(2)
    view = replace(view, seats=(replace(view.seats[0], sets=(set_view,)), view.seats[1]))
    canvas = draw(view, scene("board"))
    assert not [line for line in canvas.lines if line.fit == "overflowing"]


@pytest.mark.parametrize("count", [3, 12])
def test_wreck_of_another_edition_fits(count: int) -> None:
    view = views.typical(2)
    column = replace(view.columns[1], stacks=view.columns[1].stacks[:1])
    view = replace(view, columns=tuple(replace(column, number=number) for number in range(count)))
    for kind in ("board", "panel"):
        canvas = draw(view, scene(kind, seat=1))
        assert not [line for line in canvas.lines if line.fit == "overflowing"]


def test_drawn_kinds_match_the_components() -> None:
    assert tuple(objects.OBJECTS) == components.CARDS
    assert tuple(objects.SIGNS) == tuple(palette.COLOURS) == components.COLOURS
    assert tuple(tokens.SHAPES) == tuple(tokens.FIGURES) == components.TOKENS
    assert len(components.CAMP) == layout.SETS


def test_number_of_new_cards_covers_no_sign_of_a_closed_set(monkeypatch: pytest.MonkeyPatch) -> None:
    signs, plates = list[Box](), list[Box]()
    stamp_in, panel = Canvas.stamp_in, Canvas.panel

    def record_sign(canvas: Canvas, stamped: Sprite, box: Box) -> None:
        signs.append(box.centred(*stamped.size))
        stamp_in(canvas, stamped, box)

    def record_plate(canvas: Canvas, box: Box, colour: Any, *args: Any) -> None:
        if colour == theme.SEAGLOW:
            plates.append(box)
        panel(canvas, box, colour, *args)

    monkeypatch.setattr(Canvas, "stamp_in", record_sign)
    monkeypatch.setattr(Canvas, "panel", record_plate)
    laid = next(laid for laid in views.fullest(3).seats[0].sets if laid.porthole is not None)
    for new in (1, 9, 12):
        signs.clear()
        plates.clear()
        box = Box(0, 0, 160, 220)
        changed = SetChange(((laid.cards[0], new),), is_closed=True)
        draw_set(Canvas(160, 220, theme.DEEP), box, laid, changed)
        assert len(plates) == 1
        assert not [sign for sign in signs if overlaps(sign, plates[0])]
