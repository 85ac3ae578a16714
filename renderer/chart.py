"""The chart for a match's analysis: a line per seat over all moves, with the costliest turns marked."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image, ImageDraw

from renderer.core import marks, theme
from renderer.core.canvas import Canvas
from renderer.core.encode import encode
from renderer.core.geometry import Box
from renderer.core.palettes import Palette, use_palette
from renderer.core.text import drawable_name
from renderer.picture import MAX_BYTES, Picture

WIDTH, HEIGHT, MARGIN = 1400, 1020, 28
TITLE, LEGEND, AXIS, ROUNDS = 76, 72, 130, 70
BADGE, MARK, SMALL = 46, 60, 40
"""Sizes of the badges at the end of each line, the turn marks, and the numbers.

All are legible at a width of 550 pixels.
"""
THICK, FINE = 8, 2
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
"""Possible grid steps in points."""
MAX_LINES = 8
"""Maximum number of grid lines."""
MIN_LABEL_GAP = 54
"""Minimum distance in pixels between round labels."""


class TurnMark(Struct, frozen=True):
    """A marked turn: its seat, its move, and its number in the accompanying text."""

    seat: int
    move: int
    number: int


class Chart(Struct, frozen=True):
    """A chart's data.

    `leads` contains a list for each seat. Its items are pairs of a move number and a value. There is one pair
    before each of the seat's turns, and one at the end of the match.
    """

    title: str
    zero_line_note: str
    """A text that explains what values above the zero line mean."""
    names: tuple[str, ...]
    moves: int
    leads: tuple[tuple[tuple[int, float], ...], ...]
    rounds: tuple[tuple[int, int], ...]
    """Each round's number and the number of its first move."""
    marks: tuple[TurnMark, ...] = ()


class _Field:
    """The plotting area of the chart; converts moves and values to pixels."""

    def __init__(self, box: Box, chart: Chart) -> None:
        values = [value for line in chart.leads for _, value in line]
        self.box, self._moves = box, max(1, chart.moves)
        spread = max(1.0, *(abs(value) for value in values))
        low, high = min(0.0, *values), max(0.0, *values)
        self.low, self.high = low - spread / 12, high + spread / 12

    def at(self, move: float, value: float) -> tuple[int, int]:
        """Return the pixel coordinates of a point on the chart.

        `value` is the value before the given move.
        """
        share = (value - self.low) / (self.high - self.low)
        return (
            self.box.x + round(self.box.w * move / self._moves),
            self.box.bottom - 1 - round((self.box.h - 1) * share),
        )

    def grid(self) -> list[int]:
        """Return the values at which horizontal grid lines are drawn."""
        fitting = (step for step in STEPS if (self.high - self.low) / step <= MAX_LINES)
        step = next(fitting, STEPS[-1])
        return [step * n for n in range(round(self.low / step) - 1, round(self.high / step) + 2)
                if self.low <= step * n <= self.high]  # fmt: skip


def draw_chart(chart: Chart, palette: Palette = "harbour", most_bytes: int = MAX_BYTES) -> Picture:
    """Draw a chart and encode it within a size limit in bytes.

    Raise TooLarge if no encoding fits.
    """
    with use_palette(palette):
        canvas = compose_chart(chart)
    encoded = encode(canvas.image, most_bytes)
    return Picture(encoded.data, f"course.{encoded.extension}", encoded.width, encoded.height)


def compose_chart(chart: Chart) -> Canvas:
    """Draw a chart without encoding it."""
    canvas = Canvas(WIDTH, HEIGHT, theme.NIGHT)
    title, rest = canvas.box.inset(MARGIN).cut_top(TITLE, 8)
    canvas.write(chart.title, title, 54, theme.FOAM, least=30, weight="Bold", may_elide=True)
    for box, seats in zip(*_legend(rest, len(chart.names)), strict=True):
        for place, seat in zip(box.columns(len(seats), 16), seats, strict=True):
            sign, name = place.cut_left(BADGE, 12)
            marks.draw_badge(canvas, sign, seat)
            canvas.write(drawable_name(chart.names[seat]), name, SMALL, theme.FOAM, least=26, may_elide=True)
    _, rest = rest.cut_top(LEGEND * -(-len(chart.names) // 4), 8)
    caption, rest = rest.cut_top(52, 6)
    canvas.write(chart.zero_line_note, caption, 36, theme.MIST, least=24, may_elide=True)
    rounds, rest = rest.cut_bottom(ROUNDS)
    axis, plot = rest.cut_left(AXIS)
    plot = plot.cut_right(2 * BADGE)[1]
    field = _Field(plot, chart)
    canvas.panel(plot, theme.DEEP, 0)
    _draw_grid(canvas, field, axis)
    _draw_rounds(canvas, field, rounds, chart.rounds)
    for seat, line in enumerate(chart.leads):
        _draw_line(canvas, [field.at(*point) for point in line], seat)
    _draw_ends(canvas, field, chart)
    for mark in chart.marks:
        _draw_mark(canvas, field, chart, mark)
    return canvas


def _legend(box: Box, seats: int) -> tuple[list[Box], list[range]]:
    """Return the rows of the legend, each with up to four names, and the seats in each row."""
    lines = [range(first, min(first + 4, seats)) for first in range(0, seats, 4)]
    rows = [Box(box.x, box.y + LEGEND * place, box.w, LEGEND) for place in range(len(lines))]
    return rows, lines


def _draw_grid(canvas: Canvas, field: _Field, axis: Box) -> None:
    for value in field.grid():
        _, y = field.at(0, value)
        thick = 5 if value == 0 else FINE
        canvas.fill(
            Box(field.box.x, y - thick // 2, field.box.w, thick), theme.TIDE if value == 0 else theme.HAZE
        )
        words = f"+{value}" if value > 0 else marks.format_signed(value)
        canvas.write(words, Box(axis.x, y - 24, axis.w - 14, 48), SMALL, theme.MIST, align="right", least=24)


def _draw_rounds(canvas: Canvas, field: _Field, box: Box, rounds: Sequence[tuple[int, int]]) -> None:
    last = box.x - MIN_LABEL_GAP
    for number, move in rounds:
        x, _ = field.at(move, 0)
        canvas.fill(Box(x, field.box.y, FINE, field.box.h), theme.HAZE)
        if x - last >= MIN_LABEL_GAP:
            canvas.write(
                str(number), Box(x - 30, box.y, 60, box.h), SMALL, theme.MIST, align="centre", least=24
            )
            last = x


def _draw_line(canvas: Canvas, points: Sequence[tuple[int, int]], seat: int) -> None:
    """Draw a seat's line with dots in the shape of the seat's badge.

    A dark edge keeps crossing lines distinguishable.
    """
    for thick, colour in ((THICK + 6, theme.DEEP), (THICK, theme.SEAT_COLOURS[seat])):
        mask = Image.new("L", (2 * canvas.image.width, 2 * canvas.image.height))
        place = canvas.resolution.coordinate
        twice = [(place(2 * x), place(2 * y)) for x, y in points]
        ImageDraw.Draw(mask).line(twice, fill=255, width=place(2 * thick), joint="curve")
        canvas.tint(colour, mask.reduce(2), 0, 0)
    for (x, y), (before, _) in zip(
        points[1 : -1 : _badge_interval(points)], points[:: _badge_interval(points)], strict=False
    ):
        if x - before > 0:
            marks.draw_badge(canvas, Box(x - 18, y - 18, 36, 36), seat)


def _badge_interval(points: Sequence[tuple[int, int]]) -> int:
    """Return the interval between badges, as a number of points.

    A line has about eight badges.
    """
    return max(1, len(points) // 8)


def _draw_ends(canvas: Canvas, field: _Field, chart: Chart) -> None:
    """Draw the badges at the line ends, shifted where they would overlap."""
    ends = sorted((field.at(*line[-1])[1], seat) for seat, line in enumerate(chart.leads))
    places = [y - BADGE // 2 for y, _ in ends]
    for place in range(1, len(places)):
        places[place] = max(places[place], places[place - 1] + BADGE + 4)
    over = max(0, places[-1] + BADGE - field.box.bottom)
    for y, (_, seat) in zip(places, ends, strict=True):
        marks.draw_badge(canvas, Box(field.box.right + 20, y - over, BADGE, BADGE), seat)


def _draw_mark(canvas: Canvas, field: _Field, chart: Chart, mark: TurnMark) -> None:
    """Draw a turn's number on a plate above its point on the line.

    Near the upper edge, draw it below the point.
    """
    value = next((value for move, value in chart.leads[mark.seat] if move == mark.move), 0.0)
    x, y = field.at(mark.move, value)
    top = y - MARK - 26 if y - MARK - 26 > field.box.y else y + 26
    left = min(max(x - MARK // 2, field.box.x), field.box.right - MARK)
    canvas.fill(Box(x - 2, min(y, top + MARK), 4, abs(y - (top + MARK if top < y else top))), theme.LAMP)
    plate = Box(left, top, MARK, MARK)
    canvas.panel(plate, theme.LAMP, 12, theme.DEEP, 3)
    canvas.write(str(mark.number), plate, 46, theme.INK, align="centre", weight="Bold")
