"""Tests of marks in images: the points chart, change marks, and the highlight around new pieces."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from renderer.core import theme
from renderer.core.canvas import Canvas, TextLine
from renderer.core.geometry import Box
from renderer.core.marks import HALO, draw_badge, draw_change, draw_glow
from renderer.core.score_chart import ScoreHistory, draw_score_chart
from tests.renderer.boxes import is_within, overlaps

ROOM = Box(40, 40, 900, 300)
ROUNDS = ((3, "Round 1"), (6, "Round 2"), (7, "Scoring"))


def chart_lines(course: ScoreHistory) -> list[TextLine]:
    canvas = Canvas(980, 380, theme.DEEP)
    draw_score_chart(canvas, ROOM, course, ROUNDS)
    return canvas.lines


@given(
    st.integers(1, 8).flatmap(lambda seats: st.lists(st.tuples(*[st.integers(-99, 399)] * seats), min_size=1))
)
def test_chart_labels_do_not_overlap_for_any_points(course: list[tuple[int, ...]]) -> None:
    lines = chart_lines(tuple(course))
    assert [line for line in lines if line.fit != "whole" or not is_within(line.ink, ROOM)] == []
    assert [pair for pair in combinations(lines, 2) if overlaps(pair[0].ink, pair[1].ink)] == []


def test_eight_seats_have_distinct_letters_and_badges() -> None:
    canvas = Canvas(800, 100, theme.NIGHT)
    for seat, box in enumerate(canvas.box.columns(8)):
        draw_badge(canvas, box, seat)
    assert "".join(line.words for line in canvas.lines) == "ABCDEFGH"
    assert set(theme.SEAT_COLOURS) == set(range(8))


def test_chart_ends_with_every_seats_points_in_order() -> None:
    ends = [line for line in chart_lines(((10, 10, 10), (30, 41, 41))) if line.words in ("30", "41")]
    assert [line.words for line in sorted(ends, key=lambda line: line.ink.y)] == ["41", "41", "30"]


def test_change_mark_has_a_sign_and_is_omitted_for_zero() -> None:
    canvas = Canvas(300, 60, theme.NIGHT)
    for by in (3, -12, 0):
        draw_change(canvas, Box(10, 10, 90, 32), by)
    assert [line.words for line in canvas.lines] == ["+3", "−12"]


def test_glow_surrounds_a_box_without_covering_it() -> None:
    canvas, box = Canvas(100, 100, theme.NIGHT), Box(30, 30, 40, 40)
    draw_glow(canvas, box)
    inside = canvas.image.crop((box.x, 40, box.right, 60))
    assert inside.getcolors() == [(box.w * 20, theme.NIGHT)]
    assert canvas.image.getpixel((box.x - 1, 50)) == theme.SEAGLOW
    assert canvas.image.getpixel((box.x - HALO - 1, 50)) == theme.NIGHT
