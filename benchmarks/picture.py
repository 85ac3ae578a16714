"""Drawing and encoding images, compared with encoding the same pixels in Pillow and with other tools."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from benchmarks import alternatives
from benchmarks.positions import Position, position
from benchmarks.processes import start_child
from benchmarks.row import Row, alternating_medians
from bot.core.words.i18n import FALLBACK, translator
from engine.core.files.library import AnyGame, games
from renderer.core.canvas import TILES, Canvas
from renderer.core.encode import lossless_webp
from renderer.core.scene import KINDS, Kind
from renderer.league.picture import compose, render
from renderer.picture import drawing
from tests.league_gallery import league_images

AFTER_START: tuple[Kind, ...] = ("board", "panel")
"""The kinds of image that users request while they play."""


def measure(times: int = 15, starts: int = 5, drawn: Iterable[AnyGame] | None = None) -> Iterator[Row]:
    """Measure every kind of image, for the games in `drawn` or for all games if it is None."""
    for rules in games().values() if drawn is None else drawn:
        for kind in KINDS:
            yield from _encoding_comparison(position(rules, kind), times)
        yield _measure_after_turn(rules, times)
        for kind in AFTER_START:
            yield _measure_after_start(rules, kind, starts)
        yield from _measure_alternatives(position(rules, "board"), max(1, times // 3))
    yield from _measure_league_images(times)


def _measure_league_images(times: int) -> Iterator[Row]:
    """Measure the images of leagues and users."""
    for name, chart_message in league_images(next(iter(games())), translator(FALLBACK)):
        composing, drawing_it = partial(compose, chart_message.view), partial(render, chart_message.view)
        pixels = composing().image
        whole, composed, encoding = alternating_medians(
            drawing_it, composing, partial(lossless_webp, pixels), times=times
        )
        beside = f"encoding the pixels alone {_format_seconds(encoding)}"
        yield Row(
            f"league: {name}, from view to bytes", _format_seconds(whole), beside, whole / encoding, "<= 1.5"
        )
        yield Row(
            f"league: {name}, composing, caches warm",
            _format_seconds(composed),
            beside,
            composed / encoding,
            "<= 0.3",
        )


def _encoding_comparison(drawn: Position, times: int) -> Iterator[Row]:
    compose = composer(drawn)
    pixels = compose().image
    whole, alone, encoding = alternating_medians(
        drawn.render, compose, partial(lossless_webp, pixels), times=times
    )
    text, beside = f"{drawn.game}: {drawn.kind}", f"encoding the pixels as WebP {_format_seconds(encoding)}"
    yield Row(f"{text}, from view to bytes", _format_seconds(whole), beside, whole / encoding, "<= 0.5")
    yield Row(f"{text}, composing, caches warm", _format_seconds(alone), beside, alone / encoding, "<= 0.2")


def _measure_after_turn(rules: AnyGame, times: int) -> Row:
    """Measure the time for drawing the board after a turn, with and without cached parts.

    The cache contains the parts of the board before the turn.
    """
    before, after = (composer(position(rules, "board", turns_later=turns)) for turns in (0, 1))

    def anew() -> None:
        TILES.clear()
        after()

    def begin() -> None:
        TILES.clear()
        before()

    whole, _, turned = alternating_medians(anew, begin, after, times=times)
    beside = f"with none of its parts kept {_format_seconds(whole)}"
    return Row(
        f"{rules.id}: composing the board a turn later",
        _format_seconds(turned),
        beside,
        turned / whole,
        "< 1",
    )


def _measure_after_start(rules: AnyGame, kind: Kind, starts: int) -> Row:
    """Measure the first image in several new processes.

    Each process provides only one measurement.
    """
    taken = []
    for _ in range(starts):
        with start_child("benchmarks.first") as process:
            taken.append(process.request(f"{rules.id} {kind}", tuple[float, float]))
    first, warm = sorted(taken, key=lambda seconds: seconds[0] / seconds[1])[len(taken) // 2]
    name = f"{rules.id}: {kind}, the first after start and warming up"
    return Row(
        name, _format_seconds(first), f"the same when warm {_format_seconds(warm)}", first / warm, "<= 2"
    )


def _measure_alternatives(drawn: Position, times: int) -> Iterator[Row]:
    name, told = f"{drawn.game}: {drawn.kind}, from view to bytes", alternatives.record_calls(drawn.render)
    by_resvg = partial(alternatives.render_with_resvg, alternatives.svg(told))
    ours, theirs = alternating_medians(drawn.render, by_resvg, times=times)
    yield Row(
        name,
        _format_seconds(ours),
        f"the same as SVG by resvg {_format_seconds(theirs)}",
        ours / theirs,
        "< 1",
    )
    if alternatives.CHROMIUM is None:
        yield Row(name, "-", "the same as HTML: there is no Chromium here", None, "< 1")
        return
    with alternatives.chromium(told.width, told.height) as browser:
        ours, theirs = alternating_medians(
            drawn.render, partial(browser, alternatives.html(told)), times=times
        )
    yield Row(
        name,
        _format_seconds(ours),
        f"the same as HTML by warm Chromium {_format_seconds(theirs)}",
        ours / theirs,
        "< 1",
    )


def composer(drawn: Position) -> Callable[[], Canvas]:
    """Return a function that draws the image of a position without encoding it."""
    return partial(drawing(drawn.game).draw, drawn.view, drawn.scene())


def _format_seconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
