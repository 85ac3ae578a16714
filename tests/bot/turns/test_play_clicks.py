"""Tests of the number of clicks per turn in a recorded match of each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.bot.click_counts import ClickCounts, count_clicks

RECORDS = Path(__file__).parents[2] / "records"
OPEN, HIDDEN = "nauticus/4-distracted-2.json", "nautilus-island/4-distracted-2.json"
MAX_CLICKS = 3.5


@cache
def counted_clicks(file_name: str) -> ClickCounts:
    return count_clicks(RECORDS / file_name)


def test_turn_takes_few_clicks() -> None:
    both = [counted_clicks(OPEN), counted_clicks(HIDDEN)]
    assert sum(one.clicks for one in both) / sum(one.turns for one in both) <= MAX_CLICKS
    assert all(one.clicks_per_turn <= 4 for one in both)


def test_forced_turns_occur_only_without_hidden_hands() -> None:
    assert counted_clicks(OPEN).forced_turns > counted_clicks(OPEN).turns // 15
    assert counted_clicks(HIDDEN).forced_turns == 0
