"""Tests that each benchmark runs with a minimal amount of work.

The results are not checked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module

import pytest

from benchmarks import (
    click,
    crowd,
    footprint,
    lag,
    pages,
    picture,
    playouts,
    positions,
    rebuild,
    results,
    robots,
    season,
    stalls,
)
from benchmarks.__main__ import SUBJECTS
from benchmarks.click_process import Clicks
from benchmarks.processes import start_child
from benchmarks.row import Row
from engine.core.files.library import AnyGame, games
from renderer.core.scene import KINDS

SLOW_SUBJECTS = {
    "crowd", "footprint", "pages", "picture", "playouts", "rebuild", "results", "robots", "stalls",
}  # fmt: skip
SHORT: dict[str, partial[Iterator[Row]]] = {
    "playouts": partial(playouts.measure, 0.01, with_node=False),
    "rebuild": partial(rebuild.measure, 1),
    "picture": partial(picture.measure, 1, 1, list(games().values())[:1]),
    "click": partial(click.measure, 1, 1, 1),
    "crowd": partial(crowd.measure, 1, 2, 6, pause=0.1),
    "lag": partial(lag.measure, 1),
    "pages": partial(pages.measure, 1, 1, 2, 5),
    "robots": partial(robots.measure, 2, 1, 1),
    "footprint": partial(footprint.measure, 1, 0, 1, 2),
    "season": partial(season.measure, 1),
    "results": partial(results.measure, 1),
    "stalls": partial(stalls.measure, 40, 0.5),
}


def test_every_benchmark_has_a_short_run() -> None:
    assert set(SHORT) == set(SUBJECTS)
    for subject, run in SHORT.items():
        assert run.func is import_module(f"benchmarks.{subject}").measure


def test_fairness_measure_returns_the_largest_lead_in_turns() -> None:
    assert robots.max_lead([1, 2, 3, 1, 2, 1]) == 1
    assert robots.max_lead([1, 1, 2, 2]) == 2


@pytest.mark.parametrize(
    "subject",
    [
        pytest.param(subject, marks=pytest.mark.soak if subject in SLOW_SUBJECTS else pytest.mark.long)
        for subject in sorted(SUBJECTS)
    ],
)
def test_benchmark_produces_measurements(subject: str) -> None:
    rows = list(SHORT[subject]())
    assert rows
    assert len({(row.name, row.reference) for row in rows}) == len(rows)
    assert all(row.ratio is None or row.ratio > 0 for row in rows)


@pytest.mark.soak
def test_random_player_clicks_through_whole_matches() -> None:
    with start_child("benchmarks.click_process", "ours") as child:
        assert len(child.request(600, Clicks).acknowledged["confirm"]) > 50


@pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.id)
def test_every_game_has_positions_to_draw(rules: AnyGame) -> None:
    for kind in KINDS:
        positions.position(rules, kind)
    positions.position(rules, "board", turns_later=1)
    positions.late_view(rules)
