"""One line of the table of measurements."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from msgspec import Struct


class Row(Struct, frozen=True):
    """What was measured: ours, the reference beside it, and where the ratio should be."""

    name: str
    ours: str
    reference: str
    ratio: float | None
    """Ours over the reference; None where the reference could not be run."""
    goal: str


def rate(run: Callable[[], int], seconds: float = 3.0) -> float:
    """Return how many units a second `run` makes; it is called until the time is over and returns its units."""
    run()
    units, begun = 0, time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
        units += run()
    return units / passed


def typical(run: Callable[[], object], times: int = 15) -> float:
    """Return the median seconds of a call, after one to warm up."""
    run()
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        run()
        taken.append(time.perf_counter() - begun)
    return statistics.median(taken)


def busy(run: Callable[[], object], times: int = 15) -> float:
    """Return the seconds of processor time, of all threads, of the best call, after one to warm up."""
    run()
    taken = []
    for _ in range(times):
        begun = time.process_time()
        run()
        taken.append(time.process_time() - begun)
    return min(taken)


def alternating(*runs: Callable[[], object], times: int = 15) -> list[float]:
    """Return the median seconds of calls that take turns, so that whatever else the machine does meets them all."""
    taken: list[list[float]] = [[] for _ in runs]
    for _ in range(times + 1):
        for run, seconds in zip(runs, taken, strict=True):
            begun = time.perf_counter()
            run()
            seconds.append(time.perf_counter() - begun)
    return [statistics.median(seconds[1:]) for seconds in taken]


def one_in_a_hundred(values: list[float]) -> float:
    """Return the 99th percentile: one in a hundred is worse."""
    return sorted(values)[len(values) * 99 // 100]
