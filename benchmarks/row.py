"""A benchmark result: one row of the printed table."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from msgspec import Struct


class Row(Struct, frozen=True):
    """A measurement: our value, the reference value, and the goal for their ratio."""

    name: str
    ours: str
    reference: str
    ratio: float | None
    """Our value divided by the reference value, or None if the reference could not be run."""
    goal: str


def rate(run: Callable[[], int], seconds: float = 3.0) -> float:
    """Return the number of units per second that `run` completes.

    `run` returns the number of units that it completed. It is called until `seconds` have passed.
    """
    run()
    units, begun = 0, time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
        units += run()
    return units / passed


def median_seconds(run: Callable[[], object], times: int = 15) -> float:
    """Return a call's median duration in seconds, after a warm-up call."""
    run()
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        run()
        taken.append(time.perf_counter() - begun)
    return statistics.median(taken)


def cpu_seconds(run: Callable[[], object], times: int = 15) -> float:
    """Return the CPU seconds (all threads) of the fastest call, after a warm-up call."""
    run()
    taken = []
    for _ in range(times):
        begun = time.process_time()
        run()
        taken.append(time.process_time() - begun)
    return min(taken)


def alternating_medians(*runs: Callable[[], object], times: int = 15) -> list[float]:
    """Return the median seconds for each function.

    Calls alternate between the functions, so that other load on the machine affects all of them equally.
    """
    taken: list[list[float]] = [[] for _ in runs]
    for _ in range(times + 1):
        for run, seconds in zip(runs, taken, strict=True):
            begun = time.perf_counter()
            run()
            seconds.append(time.perf_counter() - begun)
    return [statistics.median(seconds[1:]) for seconds in taken]


def percentile_99(values: list[float]) -> float:
    """Return the 99th percentile."""
    return sorted(values)[len(values) * 99 // 100]
