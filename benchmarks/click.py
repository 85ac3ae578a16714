"""Time from a click to its acknowledgement, compared with a bare discord.py bot.

The bare bot sends a constant response. Both bots run in the simulated Discord in separate processes. They
alternate every few clicks, so that other load on the machine affects both equally. The times do not include
Discord's network.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Iterator, Mapping
from itertools import chain

from benchmarks.click_process import Clicks
from benchmarks.positions import draw_function
from benchmarks.processes import start_child
from benchmarks.row import Row, median_seconds, percentile_99
from engine.core.files.library import games
from renderer.core.scene import Kind

GOAL = "<= 2"
PICTURES: dict[str, Kind] = {"board": "board"}
"""The kind of image in the response, by kind of click. Responses to clicks that are not listed show the panel."""


def measure(rounds: int = 16, at_a_time: int = 25, times: int = 15) -> Iterator[Row]:
    """Measure the real bot: first over all clicks, then for each kind of click."""
    constant, real = _clicks(rounds, at_a_time)
    bare, bare_worked = constant.acknowledged["constant"], constant.worked["constant"]
    acknowledged = list(chain.from_iterable(real.acknowledged.values()))
    yield _worst(f"acknowledging a click, 99th percentile of {len(acknowledged):,}", acknowledged, bare)
    yield _typical("acknowledging a click, median", acknowledged, bare)
    worked = list(chain.from_iterable(real.worked.values()))
    yield _worst("the same in processor time, 99th percentile", worked, bare_worked)
    yield _typical("the same in processor time, median", worked, bare_worked)
    for kind, seconds in sorted(real.acknowledged.items()):
        yield _worst(f"acknowledging {kind}, 99th percentile of {len(seconds)}", seconds, bare)
    rules = next(iter(games().values()))
    drawn: dict[Kind, float] = {
        kind: median_seconds(draw_function(rules, kind), times) for kind in ("board", "panel")
    }
    for kind, seconds in sorted(real.shown.items()):
        yield _image_row(kind, seconds, drawn)


def _clicks(rounds: int, at_a_time: int) -> tuple[Clicks, Clicks]:
    constant, real = Clicks(), Clicks()
    with (
        start_child("benchmarks.click_process", "bare") as bare,
        start_child("benchmarks.click_process", "ours") as ours,
    ):
        for child in (bare, ours):
            child.request(at_a_time, Clicks)  # warms up
        for number in range(rounds):
            # Show the progress. A round takes ten seconds, because almost every click draws an image.
            print(f"click: round {number + 1} of {rounds}", file=sys.stderr, flush=True)
            constant.add(bare.request(at_a_time, Clicks))
            real.add(ours.request(at_a_time, Clicks))
    return constant, real


def _worst(name: str, ours: list[float], bare: list[float]) -> Row:
    mine, reference = percentile_99(ours), percentile_99(bare)
    return Row(name, _format_seconds(mine), f"bare bot {_format_seconds(reference)}", mine / reference, GOAL)


def _typical(name: str, ours: list[float], bare: list[float]) -> Row:
    mine, reference = statistics.median(ours), statistics.median(bare)
    return Row(name, _format_seconds(mine), f"bare bot {_format_seconds(reference)}", mine / reference, GOAL)


def _image_row(kind: str, seconds: list[float], drawn: Mapping[Kind, float]) -> Row:
    picture = PICTURES.get(kind, "panel")
    mine, alone = statistics.median(seconds), drawn[picture]
    reference = f"drawing a late {picture} alone {_format_seconds(alone)}"
    return Row(f"showing the answer to {kind}, median", _format_seconds(mine), reference, mine / alone, "-")


def _format_seconds(seconds: float) -> str:
    return f"{seconds * 1000:.2f} ms"
