"""Tests for the Nauticus images: they are legible on a phone, and show the right seat, numbers and changes."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.randomness.chance import SeededChance
from engine.games.nauticus.edition import Edition
from engine.games.nauticus.game import GAME
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.marks import OPTION
from renderer.core.scene import Kind
from renderer.games.nauticus import layout
from renderer.games.nauticus.drawing import draw
from renderer.games.nauticus.parts.changes import find_new, ship_change
from tests.nauticus import positions, views
from tests.renderer.boxes import is_within
from tests.renderer.views import PLAIN, READABLE, displayed_height, font_size_on_narrow_phone, scene, words

FIGURE = 11
"""Minimum font size in pixels of numbers on a narrow phone."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", ["board", "panel"])
def test_important_figures_are_legible_on_a_phone(kind: Kind, seats: int) -> None:
    canvas = draw(views.fullest(seats), scene(kind, PLAIN))
    figures = [line for line in canvas.lines if line.words in ("−12", "148", "66", "27", "288", "199", "−6")]
    expected = 4 if kind == "panel" else 4 * seats
    assert len(figures) >= expected
    assert min(map(displayed_height, figures)) >= READABLE
    turn = [line for line in canvas.lines if line.words == "Anna" and line.colour in (theme.INK, theme.FOAM)]
    assert max(map(displayed_height, turn)) >= READABLE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_supply_and_prices_are_legible_on_a_narrow_phone(seats: int) -> None:
    canvas, places = draw(views.typical(seats), scene("board")), layout.board(seats)
    supply = [line for line in canvas.lines if is_within(line.ink, places.supply)]
    prices = [
        line
        for line in canvas.lines
        if re.fullmatch(r"\d", line.words) and any(is_within(line.ink, space) for space in places.spaces)
    ]
    assert len(supply) == len(views.typical(seats).stock)
    assert len(prices) > 12
    assert min(map(font_size_on_narrow_phone, supply + prices)) >= FIGURE


@pytest.mark.parametrize("kind", ["board", "panel"])
def test_prices_are_legible_on_a_phone(kind: Kind) -> None:
    canvas = draw(views.empty(4), scene(kind))
    prices = [line for line in canvas.lines if line.colour == theme.INK and line.words in "0123"]
    prices = [line for line in prices if line.size != OPTION]
    assert Counter(line.words for line in prices) == Counter("0123" * 4)
    assert min(map(displayed_height, prices)) >= READABLE


def test_panel_shows_only_its_own_seat() -> None:
    canvas = draw(views.fullest(3), scene("panel", seat=1))
    words = [line.words for line in canvas.lines]
    assert "288" in words
    assert "−12" not in words
    assert "Bo" in words


def printed_prices(edition: Edition) -> list[str]:
    """Return the prices in an edition's image, row by row."""
    canvas = draw(GAME.observe(GAME.deal(2, edition, SeededChance("a")), None), scene("rules"))
    prices = [line for line in canvas.lines if line.colour == theme.INK]
    return [line.words for line in sorted(prices, key=lambda line: (line.box.y, line.box.x))]


def test_printed_figures_match_the_edition() -> None:
    edition = GAME.default_edition()
    turned = tuple(replace(space, prices=space.prices[::-1]) for space in edition.spaces)
    first, other = printed_prices(edition), printed_prices(replace(edition, spaces=turned))
    assert "".join(first[:4]) == "".join(map(str, edition.spaces[0].prices))
    assert [first[at : at + 4] for at in range(0, 32, 4)] == [
        other[at : at + 4][::-1] for at in range(0, 32, 4)
    ]


def test_new_tiles_and_ship_parts_are_marked_individually() -> None:
    assert find_new(("sail", "mast", "sail"), ("sail",)) == (False, True, True)
    assert find_new((), ("sail",)) == ()
    before = views.typical_seat(0)
    hull = before.ships[1].hull
    grown = replace(before.ships[1], hull=("bow", *hull))
    assert ship_change(grown, before).hull == (True, False, False)
    assert ship_change(views.ship(9, 2, "whale"), before) == ((True,) * 2, (True,) * 2, (True,) * 2, (), True)
    assert not any(map(any, ship_change(before.ships[0], before)[:4]))


def test_board_shows_changes_since_the_previous_view() -> None:
    before = views.typical(2)
    seat = replace(before.seats[0], vp=before.seats[0].vp + 2, taler=before.seats[0].taler - 3)
    after = replace(before, seats=(seat, before.seats[1]))
    plates = [
        line.words for line in draw(after, scene("board", before=before)).lines if line.words[0] in "+−"
    ]
    plain = [line.words for line in draw(after, scene("board")).lines if line.words[0] in "+−"]
    assert Counter(plates) - Counter(plain) == Counter({"+2": 1, "−3": 1})


def test_selectable_spaces_have_the_numbers_of_the_menu() -> None:
    state = positions.choice_phase("sail", "vp2", 2)
    step = play.decision(state)
    assert step is not None
    labels = [words("en")(step.label(state, option).text) for option in play.options(state)]
    assert labels[3] == "4 · Buy sails"
    view = GAME.observe(state, 0)
    assert (
        [label.split(" · ")[0] for label in labels]
        == option_numbers(draw(view, scene("panel")))
        == [*"12345678"]
    )
    assert option_numbers(draw(view, scene("panel", seat=1))) == []


def option_numbers(canvas: Canvas) -> list[str]:
    """Return the option numbers, row by row."""
    found = [
        line
        for line in canvas.lines
        if (line.size, line.colour) == (OPTION, theme.INK) and line.words.isdigit()
    ]
    return [line.words for line in sorted(found, key=lambda line: (line.ink.y // 100, line.ink.x))]


@pytest.mark.parametrize("kinds", [(), ((2, 3), (2, 2))])
def test_share_card_of_a_winner_without_ships_has_no_empty_harbour(
    kinds: tuple[tuple[int, int], ...],
) -> None:
    view = views.finished(2)
    winner = min(view.scores, key=lambda score: (score.rank, score.seat)).seat
    bare = tuple(replace(seat, ships=()) if seat.seat == winner else seat for seat in view.seats)
    canvas = draw(replace(view, seats=bare), scene("share", score_history=kinds))
    lowest = max(line.ink.y + line.ink.h for line in canvas.lines)
    assert lowest > canvas.box.h * 2 // 3


@pytest.mark.parametrize("winners", [1, 2, 3, 4])
def test_tied_winners_share_the_harbour(winners: int) -> None:
    view = views.finished(4)
    first = sorted(view.scores, key=lambda score: (score.rank, score.seat))[:winners]
    tied = tuple(replace(score, rank=1) if score in first else score for score in view.scores)
    canvas = draw(replace(view, scores=tied), scene("share"))
    harbour = layout.share(has_chart=False).harbour
    named = {line.words for line in canvas.lines if is_within(line.ink, harbour)}
    assert named == ({"ABCD"[score.seat] for score in first} if winners > 1 else set())
