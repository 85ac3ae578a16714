"""Tests for all images of every game's views: everything is in its place and legible."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest

from engine.core.files.library import games
from renderer import NothingToDraw
from renderer.core import theme
from renderer.core.canvas import Canvas, TextLine
from renderer.core.geometry import MAX_PIXELS
from renderer.picture import drawing
from tests.engine.playouts import play_game
from tests.renderer import views
from tests.renderer.boxes import is_within, overlaps
from tests.renderer.views import READABLE, Case, displayed_height
from tests.renderer.vision import contrast
from tests.sampling import value_cases

AA = 4.5
TALLEST = MAX_PIXELS * 3 // 2
"""Maximum height in pixels.

Users have to scroll to see an image that is taller than one and a half times its width.
"""
CASES = list(views.cases())
CHANGED_CASES = [case for case in CASES if case.earlier_label != views.NEVER]
GAMES = list(games())
every_case = pytest.mark.parametrize("case", views.case_parameters())


def min_seats(game: str) -> int:
    return min(games()[game].seat_counts)


def is_cut_name(line: TextLine, names: tuple[str, ...]) -> bool:
    return any(line.words[:-1] in name for name in names)


@pytest.mark.parametrize("locale", value_cases(views.LOCALES))
@every_case
def test_text_stays_in_place_without_overlap(case: Case, locale: str) -> None:
    names = views.LONG if case.label in ("fullest", "finished") else views.PLAIN
    canvas = case.draw(names, locale)
    assert [line for line in canvas.lines if line.fit == "overflowing"] == []
    assert [line for line in canvas.lines if line.fit == "elided" and not is_cut_name(line, names)] == []
    assert [line for line in canvas.lines if not is_within(line.ink, canvas.box)] == []
    assert [pair for pair in combinations(canvas.lines, 2) if overlaps(pair[0].ink, pair[1].ink)] == []


@every_case
def test_unusual_names_fit(case: Case) -> None:
    assert not [line for line in case.draw(views.STRANGE).lines if line.fit == "overflowing"]


@pytest.mark.parametrize("game", GAMES)
def test_undrawable_name_is_replaced(game: str) -> None:
    canvas = Case(game, "empty", min_seats(game), "board").draw(("\u200b", *views.PLAIN[1:]), "de")
    assert "Platz A" in [line.words for line in canvas.lines]


def background_colour(canvas: Canvas, line: TextLine) -> theme.Colour:
    """Return the background colour of a text line.

    This is the most frequent colour in and around the text, apart from the text's own colour.
    """
    box = line.ink.inset(-2)
    colours = canvas.image.crop(canvas.pixels(box).edges).getcolors(box.w * box.h) or []
    others = [(count, colour) for count, colour in colours if colour != line.colour]
    _, most = max(others, key=lambda found: found[0])
    assert isinstance(most, tuple)
    red, green, blue = most
    return round(red), round(green), round(blue)


@every_case
def test_every_line_contrasts_with_its_background(case: Case) -> None:
    canvas = case.draw(views.LONG)
    ground_of = {line.words: (line, background_colour(canvas, line)) for line in canvas.lines}
    pale = {
        words: (line.colour, under)
        for words, (line, under) in ground_of.items()
        if contrast(line.colour, under) < AA
    }
    assert pale == {}


@pytest.mark.parametrize("case", CHANGED_CASES, ids=["-".join(map(str, case)) for case in CHANGED_CASES])
def test_small_change_marks_are_legible_on_a_phone(case: Case) -> None:
    marks = [line for line in case.draw().lines if re.fullmatch(r"[+−]\d", line.words)]
    assert [line for line in marks if line.colour == theme.INK and displayed_height(line) < READABLE] == []


@pytest.mark.parametrize("locale", value_cases(views.LOCALES))
@pytest.mark.parametrize("game", [game for game in GAMES if views.is_made_by_hand(game)])
def test_captions_are_legible_on_a_narrow_phone(game: str, locale: str) -> None:
    lines = [
        line
        for case in CASES
        if (case.game, case.kind) in {(game, kind) for kind in ("board", "panel", "turn")}
        for line in case.draw(locale=locale).lines
    ]
    captions = [line for line in lines if re.search(r"[^\W\d_]{2}", line.words)]
    small = {line.words for line in captions if views.font_size_on_narrow_phone(line) < views.CAPTION}
    assert len(captions) > 10
    assert small == set()


@pytest.mark.parametrize("game", GAMES)
def test_panel_without_a_valid_seat_raises_nothing_to_draw(game: str) -> None:
    view = views.views_of(game)["typical"](min_seats(game))
    for seat in (None, min_seats(game), -1):
        with pytest.raises(NothingToDraw):
            drawing(game).draw(view, views.scene("panel", seat=seat))


@pytest.mark.parametrize("game", GAMES)
def test_scoring_before_the_end_raises_nothing_to_draw(game: str) -> None:
    with pytest.raises(NothingToDraw):
        drawing(game).draw(views.views_of(game)["typical"](min_seats(game)), views.scene("final"))


@pytest.mark.parametrize("game", GAMES)
def test_scores_are_shown_in_ranking_order(game: str) -> None:
    """Scores are shown in ranking order, from left to right or from top to bottom."""
    rules = games()[game]
    for seats in rules.seat_counts:
        last = play_game(rules, seats, 3)[2]
        drawn = drawing(game).draw(rules.observe(last, None), views.scene("final", seat=None))
        placed = {line.words: line.ink for line in drawn.lines if line.words in views.PLAIN}
        ranked = [[placed[views.PLAIN[seat]] for seat in tied] for tied in rules.result(last).ranking]
        assert len(placed) == seats
        assert any(is_in_order([[ink[way] for ink in tied] for tied in ranked]) for way in (0, 1))


def is_in_order(ranked: list[list[int]]) -> bool:
    """Return whether all positions in each group come before those in the next group."""
    return all(max(better) < min(worse) for better, worse in pairwise(ranked))


@every_case
def test_images_are_opaque_and_have_one_width(case: Case) -> None:
    image = case.draw().image
    assert (image.mode, image.width) == ("RGB", MAX_PIXELS)
    assert image.height <= TALLEST
