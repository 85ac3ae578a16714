"""The measurements run, each with as little as it can do; what they say on a busy machine is nobody's business."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable
from functools import partial

import pytest

from benchmarks import (
    click,
    crowd,
    footprint,
    lag,
    picture,
    playouts,
    positions,
    queues,
    rebuild,
    robots,
    season,
    settling,
)
from benchmarks.__main__ import SUBJECTS
from benchmarks.row import Row
from engine.core.library import AnyGame, games
from renderer.core.scene import KINDS

SHORT: dict[str, Callable[[], Iterable[Row]]] = {
    "playouts": partial(playouts.measure, 0.01, with_node=False),
    "rebuild": partial(rebuild.measure, 1),
    "picture": partial(picture.measure, 1, 1, list(games().values())[:1]),
    "click": partial(click.measure, 1, 1, 1),
    "crowd": partial(crowd.measure, 1, 2, 6, pause=0.1),
    "lag": partial(lag.measure, 1),
    "robots": partial(robots.measure, 2, 1, 1),
    "footprint": partial(footprint.measure, 1, 0, 1, 2),
    "season": partial(season.measure, 1),
    "settling": partial(settling.measure, 1),
}


def test_every_measurement_is_tried() -> None:
    assert set(SHORT) == set(SUBJECTS)


def test_matches_are_served_in_turn_where_none_is_ahead_by_more_than_a_turn() -> None:
    assert robots.most_ahead([1, 2, 3, 1, 2, 1]) == 1
    assert robots.most_ahead([1, 1, 2, 2]) == 2


@pytest.mark.long
@pytest.mark.parametrize("subject", sorted(SUBJECTS))
def test_it_measures_something(subject: str) -> None:
    rows = list(SHORT[subject]())
    assert rows
    assert len({(row.name, row.reference) for row in rows}) == len(rows)
    assert all(row.ratio is None or row.ratio > 0 for row in rows)


def test_the_simulated_queue_of_one_process_is_as_long_as_theory_says() -> None:
    """Who comes by chance to one who works by chance waits 1 / (served - coming) seconds, and less where two serve."""
    service = queues.Service(work=0.05, transactions=1, held=1e-9, whole=1e-9, share=0.0)
    one, two = (statistics.mean(queues.Simulation(service, processes, 10).run()) for processes in (1, 2))
    assert one == pytest.approx(1 / (20 - 10), rel=0.1)
    assert two == pytest.approx(1 / (20 - 5), rel=0.1)


def test_the_whole_database_is_had_by_one_alone_however_many_processes() -> None:
    service = queues.Service(work=0.001, transactions=1, held=0.001, whole=0.05, share=1.0)
    assert 1 / (20 - 10) < statistics.mean(queues.Simulation(service, 4, 10).run()) < 0.15


@pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.id)
def test_every_game_has_positions_to_draw_however_short_it_is(rules: AnyGame) -> None:
    for kind in KINDS:
        positions.position(rules, kind)
    positions.position(rules, "board", turns_later=1)
    positions.late(rules)
