"""The effect on other users when the strongest robots search in twenty matches concurrently."""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain

from benchmarks.click_process import Clicks
from benchmarks.processes import start_child
from benchmarks.robot_process import SearchMeasurement
from benchmarks.row import Row, percentile_99

GOAL = "<= 1.5"


def measure(matches: int = 20, rounds: int = 36, at_a_time: int = 25) -> Iterator[Row]:
    """Measure event loop lag, fairness between matches, and clicks while robots search."""
    with start_child("benchmarks.robot_process") as process:
        search_measurement = process.request(matches, SearchMeasurement)
    text = f"{matches} matches with the strongest robots"
    yield _comparison(
        f"{text}: lateness of the event loop, 99th percentile",
        search_measurement.thinking,
        search_measurement.idle,
        "idle",
    )
    ahead = max_lead(search_measurement.served)
    yield Row(
        f"{text}: turns that one was ahead of one that waited", f"{ahead}", "in turn 1", ahead / 1, "<= 1"
    )
    alone, among = _clicks(matches, rounds, at_a_time)
    for kind in ("", " in processor time"):
        mine, theirs = (_seconds(clicks, is_work=bool(kind)) for clicks in (among, alone))
        named = f"{text}: acknowledging a click{kind}"
        yield _comparison(f"{named}, 99th percentile of {len(mine)}", mine, theirs, "without them")
        middle, reference = statistics.median(mine), statistics.median(theirs)
        yield Row(
            f"{named}, median",
            _format_seconds(middle),
            f"without them {_format_seconds(reference)}",
            middle / reference,
            "1.0",
        )


def max_lead(served: list[int]) -> int:
    """Return the largest difference in turns between two unfinished matches."""
    had, left, most = Counter[int](), Counter(served), 0
    for match_id in served:
        had[match_id] += 1
        left[match_id] -= 1
        most = max([most, *(had[match_id] - had[other] for other in left if left[other])])
    return most


def _clicks(matches: int, rounds: int, at_a_time: int) -> tuple[Clicks, Clicks]:
    """Measure clicks while robots search and while none do, in alternation."""
    alone, among = Clicks(), Clicks()
    with (
        start_child("benchmarks.click_process", "ours") as ours,
        start_child("benchmarks.click_process", "thinking", matches) as both,
    ):
        for child in (ours, both):
            child.request(at_a_time, Clicks)  # warms up
        for number in range(rounds):
            print(f"robots: round {number + 1} of {rounds}", file=sys.stderr, flush=True)
            alone.add(ours.request(at_a_time, Clicks))
            among.add(both.request(at_a_time, Clicks))
    return alone, among


def _seconds(clicks: Clicks, *, is_work: bool) -> list[float]:
    return list(chain.from_iterable((clicks.worked if is_work else clicks.acknowledged).values()))


def _comparison(name: str, ours: list[float], theirs: list[float], reference: str) -> Row:
    mine, other = percentile_99(ours), percentile_99(theirs)
    return Row(name, _format_seconds(mine), f"{reference} {_format_seconds(other)}", mine / other, GOAL)


def _format_seconds(seconds: float) -> str:
    return f"{seconds * 1000:.2f} ms"
