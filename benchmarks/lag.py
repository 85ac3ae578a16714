"""Event loop lag while images are drawn, compared with a thread that holds the global interpreter lock."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.lag_process import TickDelays
from benchmarks.processes import start_child
from benchmarks.row import Row, percentile_99


def measure(pictures: int = 50) -> Iterator[Row]:
    """Measure the lag for every game."""
    with start_child("benchmarks.lag_process") as process:
        measured = process.request(pictures, list[TickDelays])
    for late in measured:
        text = f"{late.game}: event loop while {pictures} boards are drawn"
        for name, choose in (("longest wait", max), ("99th percentile", percentile_99)):
            mine, theirs = choose(late.drawing), choose(late.counting)
            named = f"a thread that counts as long {theirs * 1000:.1f} ms"
            yield Row(f"{text}, {name}", f"{mine * 1000:.1f} ms", named, mine / theirs, "<= 50 ms")
