"""Every picture of the views made by hand: it draws, nothing leaves its place, everything can be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from PIL import Image

from engine.games.nauticus import components
from engine.games.nauticus.view import View
from renderer import NothingToDraw
from renderer.core import theme
from renderer.core.canvas import Canvas, Line
from renderer.core.scene import Kind
from renderer.core.text import CAP_HEIGHT
from renderer.games.nauticus import pieces, spaces
from renderer.games.nauticus.drawing import draw
from tests.renderer import views

PHONE = 550
"""Pixels of width at which Discord shows a picture."""
READABLE = 11
"""Pixels of height that the figures one plays by have there at least."""
AA = 4.5


def every_picture() -> Iterator[tuple[str, int, Kind]]:
    for label, make in views.VIEWS.items():
        for seats in views.SEATS:
            yield from ((label, seats, kind) for kind in views.drawn(make(seats)))


CASES = list(every_picture())


def is_cut_name(line: Line, names: tuple[str, ...]) -> bool:
    return any(line.words[:-1] in name for name in names)


@pytest.mark.parametrize("locale", views.LOCALES)
@pytest.mark.parametrize(("label", "seats", "kind"), CASES)
def test_nothing_leaves_its_place(label: str, seats: int, kind: Kind, locale: str) -> None:
    names = views.LONG if label in ("fullest", "finished") else views.PLAIN
    canvas = draw(views.VIEWS[label](seats), views.scene(kind, names, locale=locale))
    assert [line for line in canvas.lines if line.fit == "overflowing"] == []
    assert [line for line in canvas.lines if line.fit == "elided" and not is_cut_name(line, names)] == []
    assert [line for line in canvas.lines if not line.ink.is_within(canvas.box)] == []
    assert [pair for pair in combinations(canvas.lines, 2) if pair[0].ink.overlaps(pair[1].ink)] == []


@pytest.mark.parametrize(("label", "seats", "kind"), CASES)
def test_strange_names_are_drawn_too(label: str, seats: int, kind: Kind) -> None:
    canvas = draw(views.VIEWS[label](seats), views.scene(kind, views.STRANGE))
    assert not [line for line in canvas.lines if line.fit == "overflowing"]


def test_a_name_nothing_of_which_can_be_drawn_is_replaced() -> None:
    canvas = draw(views.empty(2), views.scene("board", ("\u200b", "Bo"), locale="de"))
    assert "Spieler A" in [line.words for line in canvas.lines]


def ground(canvas: Canvas, line: Line) -> theme.Colour:
    """Return the colour a line stands on: the most frequent about it that is not its own."""
    box = line.ink.inset(-2)
    colours = canvas.image.crop((box.x, box.y, box.right, box.bottom)).getcolors(box.w * box.h) or []
    others = [(count, colour) for count, colour in colours if colour != line.colour]
    _, most = max(others, key=lambda found: found[0])
    assert isinstance(most, tuple)
    red, green, blue = most
    return round(red), round(green), round(blue)


@pytest.mark.parametrize(("label", "seats", "kind"), CASES)
def test_every_line_can_be_read_on_what_is_under_it(label: str, seats: int, kind: Kind) -> None:
    canvas = draw(views.VIEWS[label](seats), views.scene(kind, views.LONG))
    ground_of = {line.words: (line, ground(canvas, line)) for line in canvas.lines}
    pale = {
        words: (line.colour, under)
        for words, (line, under) in ground_of.items()
        if theme.contrast(line.colour, under) < AA
    }
    assert pale == {}


def shown_height(line: Line) -> float:
    """Return the height of a line's capitals and figures when the picture is shown on a phone."""
    return line.size * CAP_HEIGHT * PHONE / 1400


@pytest.mark.parametrize("seats", views.SEATS)
@pytest.mark.parametrize("kind", ["board", "panel"])
def test_the_figures_one_plays_by_are_large_enough_on_a_phone(kind: Kind, seats: int) -> None:
    canvas = draw(views.fullest(seats), views.scene(kind, views.PLAIN))
    figures = [line for line in canvas.lines if line.words in ("−12", "148", "66", "27", "288", "199", "−6")]
    expected = 4 if kind == "panel" else 4 * seats
    assert len(figures) >= expected
    assert min(map(shown_height, figures)) >= READABLE
    turn = [line for line in canvas.lines if line.words == "Anna" and line.colour in (theme.INK, theme.FOAM)]
    assert max(map(shown_height, turn)) >= READABLE


@pytest.mark.parametrize("kind", ["board", "panel"])
def test_prices_are_large_enough_on_a_phone(kind: Kind) -> None:
    canvas = draw(views.empty(4), views.scene(kind))
    prices = [line for line in canvas.lines if line.colour == theme.INK and line.words in "0123"]
    assert Counter(line.words for line in prices) == Counter("0123" * 4)
    assert min(map(shown_height, prices)) >= READABLE


def test_there_is_no_panel_of_no_seat() -> None:
    for seat in (None, 2, -1):
        with pytest.raises(NothingToDraw):
            draw(views.typical(2), views.scene("panel", seat=seat))


def test_there_is_no_scoring_before_the_end() -> None:
    with pytest.raises(NothingToDraw):
        draw(views.typical(2), views.scene("final"))


def test_a_panel_shows_its_own_seat_only() -> None:
    canvas = draw(views.fullest(3), views.scene("panel", seat=1))
    words = [line.words for line in canvas.lines]
    assert "288" in words
    assert "−12" not in words
    assert "Bo" in words


def test_the_scoring_stands_in_the_order_of_the_ranking() -> None:
    canvas = draw(views.finished(4), views.scene("final"))
    across = {line.words: line.ink.x for line in canvas.lines if line.words in views.PLAIN}
    assert sorted(across, key=lambda name: across[name]) == ["Bo", "Celia", "Dmitri", "Anna"]


def test_pictures_are_not_transparent_and_one_width() -> None:
    for label, seats, kind in CASES:
        view: View = views.VIEWS[label](seats)
        image: Image.Image = draw(view, views.scene(kind)).image
        assert (image.mode, image.width) == ("RGB", 1400)
        assert image.height <= 2100


def test_the_pictured_kinds_are_those_of_the_box() -> None:
    assert spaces.PICTURED == components.ON_SALE
    assert pieces.DELIVERED == components.GOODS
    assert pieces.PASS_TILES == components.PASS_TILES
    assert set(spaces.BONUS_SIGNS) == set(views.BONUSES)
