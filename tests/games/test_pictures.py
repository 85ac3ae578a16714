"""Tests for images of random games: they are deterministic and complete, and missing data is an error."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.core.words.i18n import Translator, locales
from engine.core.files.library import AnyGame
from engine.core.play import awaited_seat
from renderer import NothingToDraw
from renderer.core.canvas import Canvas
from renderer.core.scene import Kind, Scene
from renderer.core.text import drawable_name
from renderer.picture import drawing
from tests.engine.playouts import FEW_TABLES, TABLES, moments, play_game, start_game
from tests.renderer import views
from tests.renderer.boxes import is_within
from tests.sampling import mark_soak_after, value_cases

DRAWN_POSITIONS = 9
"""Number of evenly spaced positions to draw per game."""
NAMES = (
    "Wolfgang Amadeus Mozart-Łęcki",
    "Ö",
    "ŻŹĆŁÓĘĄŚŃ-ŻŹĆŁÓĘĄŚŃ",
    "\u200b",
    "Emilia",
    "Fay",
    "Gus",
    "Hana",
)
PHONE = 550
"""Width in pixels at which Discord shows images on a phone. Smaller images are enlarged."""
SEAT_KINDS: tuple[Kind, ...] = ("panel", "turn")
"""The kinds of image that show a single seat."""
every_table = pytest.mark.parametrize(("rules", "seats"), TABLES)
few_tables = pytest.mark.parametrize(("rules", "seats"), FEW_TABLES)


def draw_view(
    rules: AnyGame,
    view: Any,
    kind: Kind,
    seat: int | None,
    language: str,
    before: Any = None,
    course: tuple[tuple[int, ...], ...] = (),
) -> Canvas:
    """Draw a view as `render` does, and return the canvas."""
    names = NAMES[: max(rules.seat_counts)]
    translate = partial(Translator(language, strict=True), names=names)
    scene = Scene(kind, seat, tuple(map(drawable_name, names)), language, translate, before, course)
    return drawing(rules.id).draw(view, scene)


def assert_readable(canvas: Canvas) -> None:
    assert canvas.image.mode == "RGB"
    assert canvas.image.width >= PHONE
    assert canvas.lines
    assert [line for line in canvas.lines if line.fit == "overflowing"] == []
    assert [line for line in canvas.lines if not is_within(line.ink, canvas.box)] == []


@few_tables
@pytest.mark.parametrize("language", mark_soak_after(1, value_cases(locales())))
def test_positions_of_random_games_are_rendered(rules: AnyGame, seats: int, language: str) -> None:
    played = list(moments(rules, seats, 2))
    before: Any = None
    for moment in played[:: max(1, len(played) // DRAWN_POSITIONS)]:
        view = rules.observe(moment.state, None)
        assert_readable(draw_view(rules, view, "board", None, language, before))
        for seat in {awaited_seat(moment.state) or 0, seats - 1}:
            assert_readable(draw_view(rules, rules.observe(moment.state, seat), "panel", seat, language))
            if before is not None:
                assert_readable(draw_view(rules, view, "turn", seat, language, before))
        before = view


@few_tables
@pytest.mark.parametrize("language", mark_soak_after(1, value_cases(locales())))
def test_final_position_is_rendered(rules: AnyGame, seats: int, language: str) -> None:
    for seed in range(3):
        first, _, last = play_game(rules, seats, seed)
        view, before = rules.observe(last, 0), rules.observe(first, 0)
        course = tuple(map(rules.points, [before] * seed + [view]))
        for kind in views.DRAWN_KINDS:
            assert_readable(draw_view(rules, view, kind, 0, language, before, course))
        for kind in views.SCORED_KINDS:
            assert_readable(draw_view(rules, rules.observe(last, None), kind, None, language))


@every_table
@pytest.mark.parametrize("language", locales())
def test_rules_image_is_rendered(rules: AnyGame, seats: int, language: str) -> None:
    assert_readable(
        draw_view(rules, rules.observe(start_game(rules, seats, 1), None), "rules", None, language)
    )


@every_table
def test_missing_seat_or_missing_result_is_not_rendered(rules: AnyGame, seats: int) -> None:
    view = rules.observe(next(moments(rules, seats, 1)).state, None)
    for seat in (None, seats, -1):
        for kind in SEAT_KINDS:
            with pytest.raises(NothingToDraw):
                draw_view(rules, view, kind, seat, "en", view)
    for kind in views.SCORED_KINDS:
        with pytest.raises(NothingToDraw):
            draw_view(rules, view, kind, None, "en")


@every_table
def test_rendering_is_deterministic(rules: AnyGame, seats: int) -> None:
    view = rules.observe(next(moments(rules, seats, 1)).state, 0)
    for kind in ("board", "panel"):
        first, again = (draw_view(rules, view, kind, 0, "en").image.tobytes() for _ in range(2))
        assert first == again
