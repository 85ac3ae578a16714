"""Event loop lag while images are drawn, compared with a thread that holds the interpreter lock."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.lagging import Late
from benchmarks.processes import child
from benchmarks.row import Row, one_in_a_hundred


def measure(pictures: int = 50) -> Iterator[Row]:
    """Measure every game."""
    with child("benchmarks.lagging") as process:
        measured = process.ask(pictures, list[Late])
    for late in measured:
        what = f"{late.game}: event loop while {pictures} boards are drawn"
        for name, choose in (("longest wait", max), ("99th percentile", one_in_a_hundred)):
            mine, theirs = choose(late.drawing), choose(late.counting)
            named = f"a thread that counts as long {theirs * 1000:.1f} ms"
            yield Row(f"{what}, {name}", f"{mine * 1000:.1f} ms", named, mine / theirs, "<= 50 ms")
