"""The score chart for a match: each seat's points by segment, with the seat's badge at the end of its line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from renderer.core import text, theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_badge, format_signed, paint_badge
from renderer.core.sprites import Pen, Point, sprite

ScoreHistory: TypeAlias = tuple[tuple[int, ...], ...]
"""Each seat's points after each segment (a phase or round)."""
Rounds: TypeAlias = Sequence[tuple[int, str]]
"""For each round, the number of segments completed at the end of the round, and the round's label."""

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LINE_WIDTH = 6
LINE_GAP = 7
"""Distance in pixels between the lines of two seats that have the same points."""


class Scale(NamedTuple):
    """The plotting area, the range of points, and the distance between grid lines in points."""

    plot: Box
    low: int
    high: int
    step: int
    ends: tuple[int, ...]
    """For each round, the number of segments completed at the end of the round. All rounds are equally wide."""

    def x(self, segments: int) -> int:
        """Return the x coordinate after the given number of segments."""
        place = next((place for place, end in enumerate(self.ends) if segments <= end), len(self.ends) - 1)
        start = self.ends[place - 1] if place else 0
        share = (min(segments, self.ends[place]) - start) / (self.ends[place] - start)
        return self.plot.x + round((place + share) * self.plot.w / len(self.ends))

    def y(self, points: float) -> int:
        """Return the y coordinate for the given number of points."""
        return self.plot.bottom - round((points - self.low) * self.plot.h / (self.high - self.low))


def draw_score_chart(canvas: Canvas, box: Box, history: ScoreHistory, rounds: Rounds, size: int = 40) -> None:
    """Draw a match's score chart in a box.

    `size` is the size of the numbers at the line ends.
    """
    _, inside = box.cut_left(size * 3 // 2)
    ends, inside = inside.cut_right(size * 4, 0)
    scale = _scale(inside.cut_bottom(size)[1].inset(0, size // 2), history, tuple(end for end, _ in rounds))
    _grid(canvas, scale, box, size)
    _rounds(canvas, scale, rounds, size)
    lines = sprite(_paint_lines, box.w, box.h, history, scale, box.x, box.y, units=box.w)
    canvas.stamp(lines, box.x, box.y)
    _ends(canvas, ends, scale, history[-1], size)


def _scale(plot: Box, history: ScoreHistory, ends: tuple[int, ...]) -> Scale:
    every = [points for stretch in history for points in stretch]
    low, high = min(0, *every), max(1, *every)
    most = max(2, plot.h // 60)
    step = next((step for step in STEPS if high // step - low // step <= most), STEPS[-1])
    return Scale(plot, low // step * step, -(-high // step) * step, step, ends)


def _grid(canvas: Canvas, scale: Scale, box: Box, size: int) -> None:
    """Draw the horizontal grid lines.

    The zero line is brighter.
    """
    for points in range(scale.low, scale.high + 1, scale.step):
        y = scale.y(points)
        line = Box(scale.plot.x, y - 1, scale.plot.w, 2)
        canvas.fill(line, theme.TIDE if points == 0 else theme.HAZE)
        figure = Box(box.x, y - size // 2, scale.plot.x - box.x - size // 4, size)
        canvas.write(format_signed(points), figure, size * 3 // 4, theme.MIST, align="right", least=size // 2)


def _rounds(canvas: Canvas, scale: Scale, rounds: Rounds, size: int) -> None:
    """Write each round's label below its segments, and draw a line at the end of the round.

    All labels have the same size.
    """
    room = scale.plot.w // len(rounds) - size // 3
    most, least, resolution = size * 3 // 4, size // 3, canvas.resolution
    fitting = [text.fitting_size(words, "Semibold", most, least, room, resolution) for _, words in rounds]
    start = scale.plot.x
    for end, words in rounds:
        x = scale.x(end)
        canvas.fill(Box(x - 1, scale.plot.y, 2, scale.plot.h), theme.HAZE)
        below = Box(start, scale.plot.bottom + size // 4, x - start, size)
        canvas.write(words, below, min(fitting), theme.MIST, align="centre")
        start = x


def _paint_lines(pen: Pen, history: ScoreHistory, scale: Scale, left: int, top: int) -> None:
    """Paint the seats' lines, starting with the seat that has the fewest points.

    At the end of each round, the line has a mark in the shape of the seat's badge.
    """
    seats = sorted(range(len(history[-1])), key=lambda seat: history[-1][seat])
    for seat in seats:
        line = [_point(scale, history, stretch, seat, left, top) for stretch in range(len(history))]
        for width, colour in ((LINE_WIDTH + 4, theme.DEEP), (LINE_WIDTH, theme.SEAT_COLOURS[seat])):
            for start, end in pairwise([line[0], *line]):
                pen.line((start, end), width, colour)
        for x, y in (line[end - 1] for end in scale.ends if end <= len(line)):
            paint_badge(pen, seat, x - 13, y - 13, 26)


def _point(scale: Scale, history: ScoreHistory, segment: int, seat: int, left: int, top: int) -> Point:
    """Return the point on a seat's line after a segment.

    Seats with equal points are drawn slightly apart.
    """
    points = history[segment]
    equal = [other for other in range(len(points)) if points[other] == points[seat]]
    aside = (equal.index(seat) - (len(equal) - 1) / 2) * LINE_GAP
    return scale.x(segment + 1) - left, scale.y(points[seat]) + aside - top


def _ends(canvas: Canvas, box: Box, scale: Scale, points: tuple[int, ...], size: int) -> None:
    """Draw each seat's badge and points at the end of its line, shifted to avoid overlaps."""
    ranked = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    pitch = min(size + 6, box.h // len(points))
    middles = _spread_out([scale.y(points[seat]) for seat in ranked], pitch, box)
    for seat, middle in zip(ranked, middles, strict=True):
        row = Box(box.x + size // 2, middle - pitch // 2, box.w - size // 2, pitch)
        mark, figure = row.cut_left(size, size // 5)
        draw_badge(canvas, mark, seat)
        canvas.write(format_signed(points[seat]), figure, size, theme.FOAM, least=size // 2, weight="Bold")


def _spread_out(wanted: list[int], pitch: int, box: Box) -> list[int]:
    """Shift vertical positions as little as possible, so that they are at least `pitch` apart inside the box.

    The positions are sorted from top to bottom.
    """
    placed: list[int] = []
    for y in wanted:
        placed.append(max(y, placed[-1] + pitch if placed else box.y + pitch // 2))
    lowest = box.bottom - pitch // 2
    for place in reversed(range(len(placed))):
        placed[place] = min(placed[place], lowest)
        lowest = placed[place] - pitch
    return placed
