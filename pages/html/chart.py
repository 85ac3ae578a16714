"""The chart of points over time, as numbers for an SVG image."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from bot.core.words.i18n import Translator
from engine.core.text import LocalizedText
from pages.data.models import MatchPage, Player, Scene, Table

WIDTH, HEIGHT, LEFT, MARGIN = 640, 260, 44, 14
LINES = 4
"""Number of horizontal grid lines above the lowest one."""


class GridLine(Struct, frozen=True):
    """A horizontal line with its label."""

    y: float
    label: str


class SeatLine(Struct, frozen=True):
    """A seat's line: the corners, and the position of the last one."""

    letter: str
    points: str
    x: float
    y: float


class ScoreChart(Struct, frozen=True):
    """The chart, and the same numbers as a table."""

    width: int
    height: int
    left: int
    grid: tuple[GridLine, ...]
    lines: tuple[SeatLine, ...]
    table: Table


def score_chart(page: MatchPage, translate: Translator) -> ScoreChart | None:
    """Return the chart of a match; None if no points have changed yet."""
    scenes = [scene for scene in page.scenes if len(scene.points) == len(page.players)]
    values = [point for scene in scenes for point in scene.points]
    if len({scene.points for scene in scenes}) < 2:
        return None
    low, high = min(0, *values), max(1, *values)

    def y_of(value: float) -> float:
        return round(HEIGHT - MARGIN - (value - low) / (high - low) * (HEIGHT - 2 * MARGIN), 1)

    grid = tuple(GridLine(y_of(value), str(value)) for value in _ticks(low, high))
    lines = tuple(_line(scenes, seat, player, y_of) for seat, player in enumerate(page.players))
    return ScoreChart(WIDTH, HEIGHT, LEFT, grid, lines, _table(scenes, page.players, translate))


def _ticks(low: int, high: int) -> Iterator[int]:
    least = max(1, -(-(high - low) // LINES))
    step = next((unit for unit in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000) if unit >= least), least)
    yield from range(low - low % step if low < 0 else 0, high + 1, step)


def _line(scenes: Sequence[Scene], seat: int, player: Player, y_of: Callable[[float], float]) -> SeatLine:
    width = (WIDTH - LEFT - MARGIN) / (len(scenes) - 1)
    corners = [
        (round(LEFT + number * width, 1), y_of(scene.points[seat])) for number, scene in enumerate(scenes)
    ]
    return SeatLine(player.letter, " ".join(f"{x},{y}" for x, y in corners), *corners[-1])


def _table(scenes: Sequence[Scene], players: Sequence[Player], translate: Translator) -> Table:
    heads = (translate(LocalizedText("page-head-phase")), *(player.player.text for player in players))
    rows = tuple((str(scene.number), *map(str, scene.points)) for scene in scenes)
    return Table(translate(LocalizedText("page-scores")), heads, rows)
