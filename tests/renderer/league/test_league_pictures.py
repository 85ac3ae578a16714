"""Tests for league and user images: texts fit and are legible, and signs can be told apart without colours."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image, ImageChops

from renderer.core import theme
from renderer.core.canvas import Canvas, TextLine
from renderer.core.geometry import Box
from renderer.core.palettes import PALETTES, Palette, use_palette
from renderer.core.text import CAP_HEIGHT
from renderer.league import parts, tall
from renderer.league.picture import compose, render
from renderer.league.views import Meeting, Move, Sign, Standings, View
from tests.renderer.boxes import is_within
from tests.renderer.league.shown import PEOPLE, cases, crosstable, profile, pyramid, standings, versus
from tests.renderer.test_golden import MAX_DIFFERENCE, max_patch_difference, save_artifact, shrink
from tests.renderer.views import LONG, READABLE, STRANGE

CASES = cases()
GOLDEN = Path(__file__).parent / "golden"
SHOWN_WIDTH = 294
"""Width in pixels of an image in a channel on a phone that is 390 pixels wide."""
COMPARED = ("standings", "crosstable", "pyramid", "profile", "versus", "standings-strange", "crosstable-16")


@pytest.mark.parametrize("name", CASES)
def test_text_stays_inside_its_box_and_the_image(name: str) -> None:
    canvas = compose(CASES[name])
    assert canvas.lines
    for line in canvas.lines:
        assert line.fit != "overflowing", line
        assert is_within(line.ink, canvas.box), line
        assert line.ink.x >= line.box.x - 2, line
        assert line.ink.right <= line.box.right + 2, line


@pytest.mark.parametrize("names", [LONG, STRANGE], ids=["long", "strange"])
@pytest.mark.parametrize("count", [3, 5, 9, 16])
def test_users_of_any_name_and_number_fit(count: int, names: tuple[str, ...]) -> None:
    views: tuple[View, ...] = (
        standings(count, min(count, 8), names),
        crosstable(count, 3, names),
        pyramid(count, 9, names),
    )
    for view in views:
        assert {line.fit for line in compose(view).lines} <= {"whole", "elided"}


@pytest.mark.parametrize("name", COMPARED)
def test_images_match_the_golden_images(name: str) -> None:
    is_now, file = shrink(compose(CASES[name]).image), GOLDEN / f"{name}.webp"
    if not file.exists():
        save_artifact(is_now, f"league-{name}-is")
        pytest.fail(f"{file} is missing")
    with Image.open(file) as golden:
        was = golden.convert("RGB")
    if was.size != is_now.size or max_patch_difference(ImageChops.difference(was, is_now)) > MAX_DIFFERENCE:
        save_artifact(was, f"league-{name}-was")
        save_artifact(is_now, f"league-{name}-is")
        pytest.fail(f"{name} looks different")


def test_every_golden_image_is_compared() -> None:
    assert {file.stem for file in GOLDEN.glob("*")} == {*COMPARED}


@pytest.mark.parametrize("names", [PEOPLE, LONG, STRANGE], ids=["usual", "long", "strange"])
@pytest.mark.parametrize("count", [3, 7, 16, 24])
def test_names_and_points_are_legible_on_a_phone(count: int, names: tuple[str, ...]) -> None:
    views = (standings(count, 24, names), crosstable(count, 2, names), pyramid(15, min(count, 8), names))
    texts = {parts.display_name(name) for name in names}
    texts |= {row.points for row in views[0].rows if len(row.points) > 2}
    for view in views:
        canvas = compose(view)
        lines = [line for line in canvas.lines if is_one_of(line.words, texts)]
        assert len(lines) >= min(count, 8)
        assert min(shown_on_phone(line, canvas) for line in lines) >= READABLE, type(view)


@pytest.mark.parametrize("names", [PEOPLE, LONG, STRANGE], ids=["usual", "long", "strange"])
def test_names_of_profiles_are_legible_on_a_phone(names: tuple[str, ...]) -> None:
    for name in names:
        for canvas in (compose(versus((name, names[0]))), compose(profile(name))):
            top = [line for line in canvas.lines if line.box.bottom < 240 and line.size > 40]
            assert top
            assert min(shown_on_phone(line, canvas) for line in top) >= READABLE


def is_one_of(words: str, whole: set[str]) -> bool:
    """Return whether a line is one of the texts, or the beginning of one that was truncated."""
    return any(len(words) > 2 and one.startswith(words.rstrip("…")) for one in whole)


def shown_on_phone(line: TextLine, canvas: Canvas) -> float:
    """Return the height in pixels of a line's capitals on a phone that is 390 pixels wide."""
    return line.size * CAP_HEIGHT * SHOWN_WIDTH / canvas.box.w


def shapes(draw: object, kinds: tuple[object, ...], palette: Palette) -> dict[object, Image.Image]:
    """Return an image of each sign, without letters and in a single colour."""
    assert callable(draw)
    found = {}
    with use_palette(palette):
        for kind in kinds:
            canvas = Canvas(60, 60, theme.NIGHT)
            draw(canvas, Box(0, 0, 60, 60), kind)
            found[kind] = canvas.image.convert("L").point([0] * 60 + [255] * 196)
    return found


def without_letter(canvas: Canvas, box: Box, move: Move) -> None:
    parts.draw_sign(canvas, box, Sign(move, ""))


@pytest.mark.parametrize("palette", PALETTES)
def test_signs_differ_without_colours_and_letters(palette: Palette) -> None:
    moves = tuple(move for move in get_args(Move) if move not in {"none", "stays"})
    for draw, kinds in ((without_letter, moves), (parts.draw_meeting_mark, get_args(Meeting))):
        found = shapes(draw, kinds, palette)
        for one, other in combinations(kinds, 2):
            apart = ImageChops.difference(found[one], found[other]).histogram()[255]
            assert apart > 150, (one, other)


def test_promotion_line_is_drawn_once_and_on_its_side() -> None:
    canvas = compose(standings(7))
    height = {line.words: line.box.y for line in canvas.lines}
    assert height["Anna"] < height["goes up"] < height["Bořek"]
    assert height["Дмитрий"] < height["go down"] < height["Emre"]
    assert [line.words for line in canvas.lines].count("go down") == 1


def test_division_without_data_is_drawn() -> None:
    view = standings(4, 0)
    bare = Standings(title="", subtitle="", heads=view.heads, rows=view.rows)
    assert compose(bare).image.width == tall.WIDTH


def test_images_are_deterministic_and_differ_in_safe_colours() -> None:
    for view in (standings(7), crosstable(7), pyramid(3), profile(), versus()):
        once, again = render(view), render(view)
        assert once == again
        assert once.name == f"{type(view).__name__.lower()}.png"
    assert render(crosstable(7)).data != render(crosstable(7), palette="safe").data
