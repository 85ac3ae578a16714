"""Tests of the number of clicks per turn in a recorded match of each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.bot.click_counts import Clicks, click_through

RECORDS = Path(__file__).parents[2] / "records"
OPEN, HIDDEN = "nauticus/4-distracted-2.json", "nautilus-island/4-distracted-2.json"
MAX_CLICKS = 3.5


@cache
def clicked(match: str) -> Clicks:
    return click_through(RECORDS / match)


def test_turn_takes_few_clicks() -> None:
    both = [clicked(OPEN), clicked(HIDDEN)]
    assert sum(one.made for one in both) / sum(one.turns for one in both) <= MAX_CLICKS
    assert all(one.a_turn <= 4 for one in both)


def test_forced_turns_occur_only_without_hidden_hands() -> None:
    assert clicked(OPEN).forced > clicked(OPEN).turns // 15
    assert clicked(HIDDEN).forced == 0
