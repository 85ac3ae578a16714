"""Prints the event loop's lag while images are drawn: `python -m benchmarks.lag_process`.

The process reads numbers from stdin, one per line, and draws that number of images concurrently. For each
game it prints the delay of each event loop tick in seconds, in two lists. The first list is measured while
images are drawn. The second is measured for the same time while a thread runs a busy loop.
"""

from __future__ import annotations

import asyncio
import selectors
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from benchmarks.positions import NAMES, late_view
from bot.core.pictures import ImageRequest, Pictures
from bot.core.words.i18n import translator
from bot.runtime.process import memory
from engine.core.files.library import AnyGame, games

TICK_SECONDS = 0.001
"""Seconds."""


class TickDelays(msgspec.Struct):
    """The delays of event loop ticks in seconds."""

    game: str
    drawing: list[float]
    counting: list[float]


async def _measure_game(rules: AnyGame, pictures: int) -> TickDelays:
    await _draw(rules, 1)  # warms up
    begun = time.perf_counter()
    drawing = await tick_delays(partial(_draw, rules, pictures))
    seconds = time.perf_counter() - begun
    return TickDelays(rules.id, drawing, await tick_delays(partial(asyncio.to_thread, _busy_wait, seconds)))


def precise_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop whose timeouts can be shorter than a millisecond.

    The default event loop rounds timeouts up to whole milliseconds, which would delay every tick.
    """
    return asyncio.SelectorEventLoop(selectors.SelectSelector())


async def tick_delays(work: Callable[[], Awaitable[object]]) -> list[float]:
    """Return the delay of each event loop tick in seconds while `work` runs."""
    loop, late_by, doing = asyncio.get_running_loop(), list[float](), asyncio.ensure_future(work())

    def tick(due: float) -> None:
        late_by.append(loop.time() - due)
        if not doing.done():
            follow()

    def follow() -> None:
        due = loop.time() + TICK_SECONDS
        loop.call_at(due, tick, due)

    follow()
    await doing
    return late_by


async def _draw(rules: AnyGame, count: int) -> None:
    """Draw `count` images concurrently, as if a turn had ended in each of `count` matches."""
    view, room, (_first, *others) = late_view(rules), Pictures(), NAMES[: max(rules.seat_counts)]
    tables = ((f"Ada {number}", *others) for number in range(count))
    wanted = (ImageRequest(game=rules.id, view=view, names=names) for names in tables)
    await asyncio.gather(*(room.draw(each, translator("en")) for each in wanted))


def _busy_wait(seconds: float) -> None:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        sum(range(100))


def _serve() -> None:
    memory.freeze_gc()  # The real bot also calls this when it starts.
    while wanted := sys.stdin.readline():
        with asyncio.Runner(loop_factory=precise_loop) as runner:
            told = [runner.run(_measure_game(rules, int(wanted))) for rules in games().values()]
        print(msgspec.json.encode(told).decode(), flush=True)


if __name__ == "__main__":
    _serve()
