"""Tests for text in images: names in any script, and lines that must fit into their box."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from renderer.core import text
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.theme import FOAM, NIGHT
from tests.renderer.boxes import is_within


@pytest.mark.parametrize(
    "name", ["Annika", "Łódź Ünïcödé ß", "Ξενοφών", "Мария Ґ", "Việt Nguyễn", "O'Neill-2"]
)
def test_names_supported_by_the_font_are_unchanged(name: str) -> None:
    assert text.drawable_name(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("東京の船長", "DongJingnoChuanZhang"),
        ("हिन्दी", "hindi"),
        ("𝓑𝓸𝓫", "Bob"),
        ("Z̷a̷l̷g̷o̷", "Zalgo"),
        ("🦆 Donald", "Donald"),
        ("🦆🦆", "duck duck"),
        ("\u202eevil\u202c\u200d", "evil"),
        ("two\nlines\there", "two lines here"),
        ("\u200b \u2060", ""),
    ],
)
def test_other_names_are_transliterated(name: str, shown: str) -> None:
    assert text.drawable_name(name) == shown


@pytest.mark.parametrize("name", ["שלום עולם", "مرحبا", "한국어", "ภาษาไทย"])
def test_names_in_other_scripts_stay_readable(name: str) -> None:
    assert text.drawable_name(name).isascii()
    assert len(text.drawable_name(name)) >= 3


@given(st.text(max_size=40))
def test_names_never_contain_missing_glyphs(name: str) -> None:
    assert all(letter == " " or text.has_glyph(letter) for letter in text.drawable_name(name))


def test_missing_glyph_is_detected() -> None:
    assert text.has_glyph("ż")
    assert not text.has_glyph("東")


def test_line_shrinks_before_it_is_truncated() -> None:
    size = text.fitting_size("Brzęczyszczykiewicz", "Semibold", 60, 20, 300)
    assert 20 < size < 60
    assert text.width("Brzęczyszczykiewicz", "Semibold", size) <= 300


def test_truncated_line_keeps_as_much_text_as_fits() -> None:
    cut = text.elide("Brzęczyszczykiewicz", "Semibold", 40, 150)
    assert cut.endswith(text.ELLIPSIS)
    assert "Brzęczyszczykiewicz".startswith(cut[:-1])
    assert text.width(cut, "Semibold", 40) <= 150
    assert text.width("Brzęczyszczykiewicz"[: len(cut)] + text.ELLIPSIS, "Semibold", 40) > 150


@pytest.mark.parametrize(
    ("words", "halves"),
    [
        ("Vor der Wertung", ("Vor der", "Wertung")),
        ("Siegpunkte", ("Siegp-", "unkte")),
    ],
)
def test_line_is_split_at_a_space_or_in_the_middle(words: str, halves: tuple[str, str]) -> None:
    assert text.split_in_two(words) == halves


def test_canvas_reports_overflowing_text() -> None:
    canvas = Canvas(400, 100, NIGHT)
    room = Box(0, 0, 60, 40)
    canvas.write("fits", room, 30, FOAM)
    canvas.write("does not fit", room, 30, FOAM)
    canvas.write("may be cut", room, 30, FOAM, may_elide=True)
    assert [line.fit for line in canvas.lines] == ["whole", "overflowing", "elided"]


def test_canvas_reports_the_exact_bounds_of_a_line() -> None:
    canvas = Canvas(300, 100, NIGHT)
    ink = canvas.write("Ąg8", Box(20, 10, 250, 80), 50, FOAM, align="right")
    empty = Image.new("RGB", canvas.image.size, NIGHT)
    assert ImageChops.difference(canvas.image, empty).getbbox() == (ink.x, ink.y, ink.right, ink.bottom)
    assert is_within(ink, Box(20, 10, 250, 80))
