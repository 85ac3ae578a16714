"""The pictures of Nauticus: figures are large enough on a phone, a panel shows its own seat, no kind is left out."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import play
from engine.games.nauticus import components
from engine.games.nauticus.game import GAME
from renderer.core import theme
from renderer.core.scene import Kind
from renderer.games.nauticus import pieces, spaces
from renderer.games.nauticus.drawing import draw
from tests.nauticus import positions, views
from tests.renderer.views import PLAIN, READABLE, scene, shown_height, words


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", ["board", "panel"])
def test_the_figures_one_plays_by_are_large_enough_on_a_phone(kind: Kind, seats: int) -> None:
    canvas = draw(views.fullest(seats), scene(kind, PLAIN))
    figures = [line for line in canvas.lines if line.words in ("−12", "148", "66", "27", "288", "199", "−6")]
    expected = 4 if kind == "panel" else 4 * seats
    assert len(figures) >= expected
    assert min(map(shown_height, figures)) >= READABLE
    turn = [line for line in canvas.lines if line.words == "Anna" and line.colour in (theme.INK, theme.FOAM)]
    assert max(map(shown_height, turn)) >= READABLE


@pytest.mark.parametrize("kind", ["board", "panel"])
def test_prices_are_large_enough_on_a_phone(kind: Kind) -> None:
    canvas = draw(views.empty(4), scene(kind))
    prices = [line for line in canvas.lines if line.colour == theme.INK and line.words in "0123"]
    assert Counter(line.words for line in prices) == Counter("0123" * 4)
    assert min(map(shown_height, prices)) >= READABLE


def test_a_panel_shows_its_own_seat_only() -> None:
    canvas = draw(views.fullest(3), scene("panel", seat=1))
    words = [line.words for line in canvas.lines]
    assert "288" in words
    assert "−12" not in words
    assert "Bo" in words


def test_the_pictured_kinds_are_those_of_the_box() -> None:
    assert spaces.PICTURED == components.ON_SALE
    assert pieces.DELIVERED == components.GOODS
    assert pieces.PASS_TILES == components.PASS_TILES
    assert set(spaces.BONUS_SIGNS) == set(views.BONUSES)


def test_the_spaces_one_chooses_among_have_the_numbers_of_the_menu() -> None:
    state = positions.choosing("sail", "vp2", 2)
    step = play.decision(state)
    assert step is not None
    labels = [words("en")(step.label(state, option).text) for option in play.options(state)]
    assert labels[3] == "4 · Buy sails"
    view = GAME.observe(state, 0)
    chosen = {line.words for line in draw(view, scene("panel")).lines if line.colour == theme.LAMP}
    assert {label.split(" · ")[0] for label in labels} <= chosen
    waiting = {line.words for line in draw(view, scene("panel", seat=1)).lines if line.colour == theme.LAMP}
    assert not waiting & set("12345678")
