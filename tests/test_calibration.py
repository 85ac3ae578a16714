"""Tests for the measurement of how well displayed leads and spreads agree with results."""

from __future__ import annotations

from itertools import pairwise

import pytest

from benchmarks.calibration import LATE, STAGES, Prediction, play_match, predictions, row, stages_of, table
from engine.core import play
from engine.core.files.library import AnyGame, game

NAUTILUS = game("nautilus-island")


def test_result_is_compared_with_the_displayed_lead_and_spread() -> None:
    near, far = Prediction("late", 3.0, 2.0, 5.0), Prediction("late", 3.0, 2.0, -1.5)
    assert (near.error, near.is_within(1), near.is_within(2)) == (-2.0, True, True)
    assert (far.error, far.is_within(1), far.is_within(2)) == (4.5, False, False)


def test_certain_lead_is_inside_only_if_it_is_exact() -> None:
    assert Prediction("late", 7.0, 0.0, 7.0).is_within(1)
    assert not Prediction("late", 7.0, 0.0, 8.0).is_within(2)


def test_row_contains_shares_and_mean_error() -> None:
    found = [Prediction("late", lead, 1.0, 0.0) for lead in (0.5, -0.5, 1.5, 2.5)]
    assert row("late", found).startswith("| late | 4 | 50 % | 75 % | +1.0 ± ")


def test_table_has_a_row_for_each_stage_in_order() -> None:
    found = [Prediction(stage, 1.0, 1.0, 0.0) for stage in reversed(STAGES) for _ in range(2)]
    assert [line.split(" | ")[0] for line in table(found).splitlines()[2:]] == [f"| {s}" for s in STAGES]


def test_quarters_of_a_match_follow_each_other_and_the_last_turns_are_late() -> None:
    turns, points = play_match(NAUTILUS, 2, "calibration/test")
    stages, places = stages_of(turns), {id(turn): place for place, turn in enumerate(turns)}
    for earlier, later in pairwise(STAGES[:4]):
        assert places[id(stages[earlier][-1])] < places[id(stages[later][0])]
    assert places[id(stages["late"][0])] >= LATE * len(turns)
    assert {turn.seat for turn in stages["last turn"]} == {0, 1}
    assert all(len(play.options(turn.state, turn.seat)) > 1 for turn in stages["last turn"])
    assert len(points) == 2


@pytest.mark.long
@pytest.mark.parametrize("rules", [NAUTILUS, game("nauticus")], ids=["nautilus-island", "nauticus"])
def test_both_seats_share_one_result(rules: AnyGame) -> None:
    found = list(predictions(rules, 2, "calibration/test", nodes=1))
    assert {one.stage for one in found} <= set(STAGES)
    assert len({abs(one.final) for one in found}) == 1
    assert all(one.spread >= 0 for one in found)
