"""Tests for time controls: unplayable ones are rejected, and a match keeps the one that it began with."""

from __future__ import annotations

import pytest

from host.matches.settings import time_controls


@pytest.mark.parametrize(
    ("bank", "increment", "cap"), [(0, 1, 2), (5, 1, 4), (5, 9, 8), (24 * 91, 1, None), (1, -1, 2)]
)
def test_unplayable_time_control_is_rejected(bank: int, increment: int, cap: int | None) -> None:
    with pytest.raises(Exception, match="time-control-numbers"):
        time_controls.from_hours(bank, increment, cap)


def test_time_control_survives_json_round_trip() -> None:
    time_control = time_controls.from_hours(24, 6, 48)
    assert time_controls.time_control_of(time_controls.to_json(time_control)) == time_control
    assert time_controls.time_control_of(time_controls.to_json(None)) is None
