"""Tests for the match chart: it stays inside its box, and seats differ in shape and letter."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from renderer.chart import HEIGHT, WIDTH, Chart, TurnMark, compose_chart, draw_chart
from renderer.core.geometry import MAX_PIXELS
from renderer.core.palettes import PALETTES
from tests.renderer.boxes import is_within

LONGEST_NAME = "Wilhelmina Konstantynopolitańczykowianeczka"

PLAIN = Chart(
    "Nautilus Island: who expected to be ahead", "Expected lead over the best of the others, by rounds",
    ("Ada", "Бэн"), 20,
    (((0, 0.5), (4, -3.0), (10, 7.5), (20, 12.0)), ((2, 0.0), (7, 2.0), (12, -6.0), (20, -12.0))),
    ((1, 0), (2, 10)), (TurnMark(0, 4, 1), TurnMark(1, 12, 2)),
)  # fmt: skip
FULL = replace(
    PLAIN,
    names=(LONGEST_NAME,) * 8,
    leads=tuple(((seat, 10.0), *((n, seat * n / 9 - 4) for n in range(9, 400, 8)), (400, 0.0)) for seat in range(8)),
    moves=400,
    rounds=tuple((number, number * 8) for number in range(50)),
    marks=tuple(TurnMark(seat, 9, seat) for seat in range(5)),
    title=LONGEST_NAME * 4,
)  # fmt: skip
CHARTS = {
    "plain": PLAIN,
    "full": FULL,
    "flat": replace(PLAIN, leads=(((0, 0.0), (20, 0.0)), ((1, 0.0), (20, 0.0))), marks=()),
    "alone": replace(PLAIN, names=("Ada",), leads=(((0, 40.0), (20, 90.0)),), marks=(TurnMark(0, 0, 1),)),
    "steep": replace(PLAIN, leads=(((0, -900.0), (20, 1900.0)), ((1, 3.0), (20, -1900.0))), marks=()),
}


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_text_stays_inside_its_box_and_is_legible_at_550_pixels(chart: Chart) -> None:
    canvas = compose_chart(chart)
    assert canvas.image.size == (MAX_PIXELS, HEIGHT * MAX_PIXELS // WIDTH)
    for line in canvas.lines:
        assert line.fit != "overflowing", line.words
        assert is_within(line.ink, canvas.box), line.words
        assert line.size * 550 / WIDTH >= (8 if len(line.words) == 1 else 9), line.words


def test_each_line_ends_with_the_letter_of_its_seat() -> None:
    for chart in (PLAIN, FULL):
        written = [line for line in compose_chart(chart).lines if line.ink.x > WIDTH - 120]
        ends = {line.words for line in written if line.words.isalpha() and len(line.words) == 1}
        assert ends == {"ABCDEFGH"[seat] for seat in range(len(chart.names))}


def test_chart_is_deterministic_in_either_palette() -> None:
    drawn = [draw_chart(PLAIN, palette).data for palette in PALETTES]
    assert drawn == [draw_chart(PLAIN, palette).data for palette in PALETTES]
    assert drawn[0] != drawn[1]
