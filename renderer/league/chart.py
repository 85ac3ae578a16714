"""Rating charts.

A line chart shows a rating over time, with its deviation as a band. A bar shows a rating's range.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.sprites import Pen, Point, sprite
from renderer.core.text import drawable_name
from renderer.league.views import RatingLine, RatingPoint

LINE_HEIGHT = 250
FIGURE, BELOW = 96, 40
STEPS = (50, 100, 200, 250, 500, 1000)
MEAN = 1500
"""The initial rating."""
MIN_RANGE = 200
BAND = theme.blend(theme.DUSK, theme.TIDE, 0.55)


class Scale(NamedTuple):
    """The scale of a chart: the lowest and highest numbers, and the distance between grid lines."""

    low: int
    high: int
    step: int


def scale_of(rating: RatingLine) -> Scale:
    """Return a scale that includes the initial rating, all past ratings and the current rating's range."""
    ends = [*_extremes(rating), MEAN - MIN_RANGE // 2, MEAN + MIN_RANGE // 2]
    low, high = min(ends), max(ends)
    step = next((one for one in STEPS if (high - low) / one <= 4.5), STEPS[-1])
    return Scale(low // step * step, -(-high // step) * step, step)


def _extremes(rating: RatingLine) -> Iterator[int]:
    yield from (rating.number - rating.deviation, rating.number + rating.deviation)
    # Ignore the deviation of past ratings. In the first matches, it is so large that the line would look
    # flat.
    yield from (point.number for point in rating.points)


def draw_range(canvas: Canvas, box: Box, rating: RatingLine) -> None:
    """Draw a rating's range as a bar, with a mark at the rating."""
    scale = scale_of(rating)
    track = box.cut_top(30)[0].inset(0, 9)
    canvas.panel(track, theme.WATER, 6)
    width = scale.high - scale.low

    def at(number: int) -> int:
        return track.x + (number - scale.low) * track.w // width

    start, end = at(rating.number - rating.deviation), at(rating.number + rating.deviation)
    canvas.panel(Box(start, track.y, max(end - start, 14), track.h), theme.TIDE, 6)
    canvas.panel(Box(at(rating.number) - 5, track.y - 8, 10, track.h + 16), theme.LAMP, 5)
    below = box.cut_top(30)[1].cut_top(30)[0]
    ends = f"{rating.number - rating.deviation}–{rating.number + rating.deviation}"
    canvas.write(ends, below, 26, theme.MIST)


def draw_line(canvas: Canvas, box: Box, rating: RatingLine) -> None:
    """Draw the rating after each match as a line, with its deviation as a band."""
    scale = scale_of(rating)
    plot = box.cut_left(FIGURE)[1].cut_bottom(BELOW)[1].inset(0, 12)
    for number in range(scale.low, scale.high + 1, scale.step):
        y = _y(plot, scale, number)
        canvas.fill(Box(plot.x, y, plot.w, 2), theme.TIDE if number == MEAN else theme.HAZE)
        figure = Box(box.x, y - 18, FIGURE - 14, 36)
        canvas.write(str(number), figure, 24, theme.MIST, align="right")
    if rating.points:
        lines = sprite(
            _paint, plot.w + 20, plot.h + 20, rating.points, plot.w, plot.h, scale, units=plot.w + 20
        )
        canvas.stamp(lines, plot.x - 10, plot.y - 10)
    days = box.cut_bottom(BELOW - 6)[0].cut_left(FIGURE)[1]
    canvas.write(drawable_name(rating.began), days, 24, theme.MIST, least=16)
    canvas.write(drawable_name(rating.ended), days, 24, theme.MIST, align="right", least=16)


def _y(plot: Box, scale: Scale, number: float) -> int:
    return plot.bottom - round((number - scale.low) * plot.h / (scale.high - scale.low))


def _paint(pen: Pen, points: tuple[RatingPoint, ...], width: int, height: int, scale: Scale) -> None:
    """Paint the band and the line on a field with a margin of 10 units."""
    first, last = points[0].at, points[-1].at
    span = max(last - first, 1)

    def at(point: RatingPoint, number: float) -> Point:
        share = (point.at - first) / span if last > first else 1.0
        inside = min(max(number, scale.low), scale.high)
        return 10 + share * width, 10 + height - (inside - scale.low) * height / (scale.high - scale.low)

    band = [at(one, one.number + one.spread) for one in points]
    band += [at(one, one.number - one.spread) for one in reversed(points)]
    if len(points) > 1:
        pen.polygon(band, BAND)
    else:
        pen.line(band, 14, BAND)
    line = [at(one, one.number) for one in points]
    for wide, colour in ((9, theme.DEEP), (5, theme.SEAGLOW)):
        for start, end in pairwise(line):
            pen.line((start, end), wide, colour)
    if len(points) <= 40:
        for x, y in line:
            pen.dot(x, y, 5, theme.SEAGLOW)
    pen.dot(*line[-1], 10, theme.DEEP)
    pen.dot(*line[-1], 8, theme.LAMP)
